import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import * as css from './disclosure.css.ts';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  name?: string;
  defaultOpen?: boolean;
  id?: string;
}

/** Expandable line (FAQ). Uses the browser's own element, so it works without scripts and is found by page search. */
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
