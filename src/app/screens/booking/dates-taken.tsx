import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './booking-form.css.ts';

export interface DatesTakenProps {
  message: ReactNode;
  children: ReactNode;
  /** True if the notice appears without a click, so that the focus must stay where it is. */
  quiet?: boolean;
}

/** Reports that somebody else took the dates. After a click it takes the focus, because the button is far below. */
export function DatesTaken({ message, children, quiet = false }: DatesTakenProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet) box.current?.focus();
  }, [quiet]);
  return (
    <div ref={box} className={css.taken} role={quiet ? 'status' : 'alert'} tabIndex={-1}>
      <p className={css.takenTitle}>{message}</p>
      {children}
    </div>
  );
}
