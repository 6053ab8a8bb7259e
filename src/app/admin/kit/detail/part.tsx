import type { ReactNode } from 'react';
import * as css from './admin-detail.css.ts';

export interface PartProps {
  /** The id of the heading, unique on the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A framed part of a page, named by its heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
