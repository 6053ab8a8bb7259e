import { useTranslation } from 'react-i18next';
import type { Cancellation } from '#contract/reservations/refunds.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { CancellationSummary } from './cancellation-summary.tsx';
import * as css from '../reservation.css.ts';

export interface CancellationDialogProps {
  reservation: Reservation;
  offer: Cancellation;
  open: boolean;
  busy: boolean;
  problem: string | null;
  onClose: () => void;
  onConfirm: () => void;
}

export function CancellationDialog(props: CancellationDialogProps) {
  const { reservation, offer, open, busy, problem, onClose, onConfirm } = props;
  const { t } = useTranslation('booking');
  const online = useOnline();
  const { total, totalUsdCents } = offer.refund;
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('cancel.title')}
      closeLabel={t('cancel.keep')}
      footer={
        <div className={css.answers}>
          {problem && <FieldError id="cancel-problem">{problem}</FieldError>}
          <Button
            variant="danger"
            full
            busy={busy}
            invalid={!online}
            reason={t('needsNetwork')}
            onClick={onConfirm}
          >
            {total > 0
              ? t('cancel.confirm', { amount: chargedMoney(total, totalUsdCents).main })
              : t('cancel.confirmNothing')}
          </Button>
          <Button variant="secondary" full onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </div>
      }
    >
      <CancellationSummary reservation={reservation} offer={offer} />
    </Overlay>
  );
}
