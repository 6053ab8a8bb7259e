import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { sendContract } from './queries.ts';

export function SendContractButton({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('mypage');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const outcome = await sendContract(reservation.id);
    setBusy(false);
    if (outcome.ok) {
      const alone = (reservation.change?.signers ?? reservation.contract.signers).length === 1;
      toast.success(
        alone ? t('todo.signSent', { email: reservation.contract.sentTo }) : t('todo.signSentAll'),
      );
    } else toast.warning(sentenceOf(outcome.problem, t('offline')));
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      invalid={!online}
      reason={t('needsNetwork')}
      onClick={() => void send()}
    >
      {t('todo.signResend')}
    </Button>
  );
}
