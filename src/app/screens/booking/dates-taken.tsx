import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './booking-form.css.ts';

/** Alert that somebody else took the dates. It takes the focus, because the pressed button is far below. */
export function DatesTaken({ message, children }: { message: string | null; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={css.taken} role="alert" tabIndex={-1}>
      <p className={css.takenTitle}>{message}</p>
      {children}
    </div>
  );
}
