import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './booking-form.css.ts';

export interface DatesTakenProps {
  message: ReactNode;
  /** The ways on. */
  children: ReactNode;
  /** Known without anything having been pressed: the focus stays where somebody types. */
  quiet?: boolean;
}

/** Says that somebody else took the dates. After a press it takes the focus, because the pressed button is far below. */
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
