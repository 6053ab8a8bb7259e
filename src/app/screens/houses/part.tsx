import type { ReactNode } from 'react';
import * as css from './detail.css.ts';

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.part}>
      <h2 id={`${id}-title`} className={css.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
