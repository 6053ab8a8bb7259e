import { CloudOff } from 'lucide-react';
import * as css from './reservation.css.ts';

export function NotSavedNote({ children }: { children: string }) {
  return (
    <p className={css.saved} role="status">
      <CloudOff size={16} />
      {children}
    </p>
  );
}
