import type { ReactNode } from 'react';
import { CircleAlert, CreditCard } from 'lucide-react';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import * as css from './payment-state.css.ts';

export interface PaymentStateProps {
  kind: 'working' | 'problem' | 'closed';
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

export function PaymentState({ kind, title, text, children }: PaymentStateProps) {
  return (
    <div className={css.box} role={kind === 'working' ? 'status' : 'alert'}>
      <span className={css.mark}>
        {kind === 'working' ? (
          <Spinner />
        ) : kind === 'closed' ? (
          <CreditCard size={32} />
        ) : (
          <CircleAlert size={32} />
        )}
      </span>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
