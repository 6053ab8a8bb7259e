import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { remindOfPayment } from './queries.ts';

interface RemindPaymentProps {
  reservationId: string;
  payment: Pick<ReservationInstalment, 'id' | 'seq'>;
  email: string | null;
  onSent: () => void;
}

export function RemindPayment({ reservationId, payment: { id, seq }, email, onSent }: RemindPaymentProps) {
  const { t } = useTranslation('admin-actions');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const sent = await remindOfPayment(reservationId, id);
    setBusy(false);
    if (sent.ok) toast.success(t('paymentReminder.done', { email: email ?? '' }));
    else warn(sent.problem, t('paymentReminder.failed'));
    onSent();
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      invalid={!online}
      reason={t('needsNetwork')}
      aria-label={t('paymentReminder.label', { seq })}
      onClick={() => void send()}
    >
      {t('paymentReminder.action')}
    </Button>
  );
}
