import { useId, type ReactNode } from 'react';
import * as css from './form.css.ts';

export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.groupTitle}>
        {title}
      </h2>
      {children}
    </div>
  );
}
