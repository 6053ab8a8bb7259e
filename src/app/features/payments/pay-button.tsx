import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayerMethod } from '#contract/rules/payment-methods.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { ButtonLook } from '#app/ui/controls/button-class.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { goToPay, startPayment, type OrderOf } from './queries.ts';

export interface PayButtonProps extends ButtonLook {
  order: OrderOf;
  /** Another way to pay than that of the stay. */
  method?: PayerMethod;
  /** "Pay ₩1,234,000"; "Pay" unless given. */
  label?: string;
  /** Another way to pay is being chosen, so that the label does not hold any more. */
  waits?: boolean;
  /** Reloads the reservation when the host refuses: the instalment may have been paid elsewhere. */
  onRefused?: () => void;
  /** Shows the way to the account that waits for this payment already, which the refusal would name in passing alone. */
  onAccountOpen?: (() => void) | undefined;
}

/** Button that opens the payment page of one instalment. Text: booking. */
export function PayButton(props: PayButtonProps) {
  const { order, method, label, waits = false, onRefused, onAccountOpen, ...look } = props;
  const { t } = useTranslation('booking');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    const outcome = await startPayment(order, method);
    if (outcome.ok) {
      const gone = await goToPay(outcome.value);
      if (gone === 'left') return;
      setBusy(false);
      toast.warning(t(gone === 'failed' ? 'payment.client' : 'payment.unreachable'));
      return;
    }
    setBusy(false);
    if (outcome.problem.code === 'account_open' && onAccountOpen) return onAccountOpen();
    toast.warning(outcome.problem.message ?? t('payment.unreachable'));
    if (outcome.problem.code !== 'offline') onRefused?.();
  };
  return (
    <Button
      {...look}
      busy={busy || waits}
      invalid={!online}
      reason={t('needsNetwork')}
      onClick={() => void pay()}
    >
      {label ?? t('payment.pay')}
    </Button>
  );
}
