import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cancellation } from '#contract/reservations/refunds.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-money.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { FieldError } from '#app/ui/forms/field.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { CancellationSummary } from './cancellation-summary.tsx';
import { cancellation, cancelReservation } from '../queries.ts';
import * as css from '../reservation.css.ts';

export interface CancelReservationProps {
  stay: Reservation;
  onChanged: () => void;
}

/** The two steps of a cancellation: `ask` loads the offer and opens it, `carryOut` accepts it. A changed refund is offered anew. */
function useCancellation({ stay, onChanged }: CancelReservationProps) {
  const { t } = useTranslation('booking');
  const [offer, setOffer] = useState<Cancellation | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const look = async () => {
    setBusy(true);
    const outcome = await cancellation(stay.id);
    setBusy(false);
    if (outcome.ok) {
      setOffer(outcome.value);
      setOpen(true);
      return;
    }
    toast.warning(outcome.problem.message ?? t('offline'));
    if (outcome.problem.code !== 'offline') onChanged();
  };
  const ask = () => {
    setProblem(null);
    void look();
  };
  const carryOut = async (agreed: Cancellation) => {
    setBusy(true);
    setProblem(null);
    const outcome = await cancelReservation(stay.id, agreed.refund.total);
    setBusy(false);
    if (outcome.ok) {
      setOpen(false);
      toast.success(t('cancel.done'));
      onChanged();
      return;
    }
    setProblem(outcome.problem.message ?? t('cancel.unknown'));
    if (outcome.problem.code === 'refund_changed') await look();
  };
  return { offer, open, close: () => setOpen(false), busy, problem, ask, carryOut };
}

/** Cancels a reservation in two steps: it shows the exact refund, and only then asks for confirmation. Text: booking. */
export function CancelReservation(props: CancelReservationProps) {
  const { t } = useTranslation('booking');
  const online = useOnline();
  const { offer, open, close, busy, problem, ask, carryOut } = useCancellation(props);

  return (
    <>
      <div>
        <Button
          variant="secondary"
          full="phones"
          busy={busy && !open}
          invalid={!online}
          reason={t('needsNetwork')}
          onClick={ask}
        >
          {t('cancel.ask')}
        </Button>
      </div>
      <Overlay
        open={open}
        onClose={close}
        title={t('cancel.title')}
        closeLabel={t('cancel.keep')}
        footer={
          offer && (
            <div className={css.answers}>
              {problem && <FieldError id="cancel-problem">{problem}</FieldError>}
              <Button
                variant="danger"
                full
                busy={busy}
                invalid={!online}
                reason={t('needsNetwork')}
                onClick={() => void carryOut(offer)}
              >
                {offer.refund.total > 0
                  ? t('cancel.confirm', {
                      amount: chargedMoney(offer.refund.total, offer.refund.totalUsdCents).main,
                    })
                  : t('cancel.confirmNothing')}
              </Button>
              <Button variant="secondary" full onClick={close}>
                {t('cancel.keep')}
              </Button>
            </div>
          )
        }
      >
        {offer && <CancellationSummary stay={props.stay} offer={offer} />}
      </Overlay>
    </>
  );
}
