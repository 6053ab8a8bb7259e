import { useId, type ReactNode } from 'react';
import * as css from '../profile.css.ts';

export function Part({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <div className={css.about}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div className={css.text}>{text}</div>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
