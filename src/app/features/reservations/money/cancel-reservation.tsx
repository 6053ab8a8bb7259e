import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cancellation } from '#contract/reservations/refunds.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { useBusyUntilLoaded } from '#app/platform/forms/use-busy-until-loaded.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import type { CancellationDialogProps } from './cancellation-dialog.tsx';
import { cancellation, cancelReservation } from '../queries.ts';

export interface CancelReservationProps {
  reservation: Reservation;
  onChanged: () => void;
}

/** Loads the dialog on demand, because it is of no use without the host's offer. */
const loadDialog = () => import('./cancellation-dialog.tsx').then((part) => part.CancellationDialog);
type Offer = { now: Cancellation; Dialog: ComponentType<CancellationDialogProps> };

/** The two steps of a cancellation: `ask` loads and opens the offer, `carryOut` accepts it. If the refund has changed, it is offered again. */
function useCancellation({ reservation, onChanged }: CancelReservationProps) {
  const { t } = useTranslation('booking');
  const [offer, setOffer] = useState<Offer | null>(null);
  const [open, setOpen] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const busy = useBusyUntilLoaded(isWorking);
  const [problem, setProblem] = useState<string | null>(null);

  const look = async () => {
    setWorking(true);
    const [outcome, Dialog] = await Promise.all([
      cancellation(reservation.id),
      loadDialog().catch(() => null),
    ]);
    setWorking(false);
    if (outcome.ok && Dialog) {
      setOffer({ now: outcome.value, Dialog });
      setOpen(true);
      return;
    }
    const refused = outcome.ok || outcome.problem.code === 'offline' ? null : outcome.problem;
    toast.warning(refused ? (refused.message ?? t('cancel.failed')) : t('offline'));
    if (refused) onChanged();
  };
  const ask = () => {
    setProblem(null);
    void look();
  };
  const carryOut = async (agreed: Cancellation) => {
    setWorking(true);
    setProblem(null);
    const outcome = await cancelReservation(reservation.id, agreed.refund.total);
    setWorking(false);
    if (outcome.ok) {
      setOpen(false);
      toast.success(t('cancel.done'));
      onChanged();
      return;
    }
    const { message, code } = outcome.problem;
    setProblem(message ?? t(code === 'offline' ? 'cancel.unknown' : 'cancel.failed'));
    if (code === 'refund_changed') await look();
  };
  return { offer, open, close: () => setOpen(false), busy, problem, ask, carryOut };
}

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
      {offer && (
        <offer.Dialog
          reservation={props.reservation}
          offer={offer.now}
          {...{ open, busy, problem }}
          onClose={close}
          onConfirm={() => void carryOut(offer.now)}
        />
      )}
    </>
  );
}
