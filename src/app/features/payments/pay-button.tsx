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
  method?: PayerMethod;
  label?: string;
  /** True while another payment method is being chosen, so that the label may be out of date. */
  waits?: boolean;
  /** Called when the host refuses: reloads the reservation, because the instalment may have been paid elsewhere. */
  onRefused?: () => void;
  /** Shows the virtual account that already waits for this payment, which the refusal mentions only briefly. */
  onAccountOpen?: (() => void) | undefined;
}

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
