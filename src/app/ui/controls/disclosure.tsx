import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import * as css from './disclosure.css.ts';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Disclosures of one name close one another. */
  name?: string;
  defaultOpen?: boolean;
  /** For links to one question. */
  id?: string;
}

/** A line that opens to more (FAQ). The browser's own element: works before any script and is found by page search. */
export function Disclosure({ summary, children, name, defaultOpen, id }: DisclosureProps) {
  return (
    <details id={id} name={name} open={defaultOpen} className={css.details}>
      <summary className={css.summary}>
        <span>{summary}</span>
        <ChevronDown size={20} className={css.icon} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
