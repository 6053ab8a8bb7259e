import { useState } from 'react';
import { CirclePause, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import type { ActionsProps } from './actions/action-props.ts';
import { parkReservation, putBackReservation } from './actions/queries.ts';

/** Parks a reservation without a room after explaining it, or puts it back. Text: admin-actions. */
export function ParkButton({ reservation, onDone, onStale }: ActionsProps) {
  const { t } = useTranslation('admin-actions');
  const [busy, setBusy] = useState(false);
  const { parked } = reservation;
  const press = async () => {
    const agreed =
      parked !== null ||
      (await confirm({
        title: t('park.title'),
        text: t('park.text'),
        confirmLabel: t('park.confirm'),
        cancelLabel: t('park.cancel'),
      }));
    if (!agreed) return;
    setBusy(true);
    const outcome = await (parked ? putBackReservation(reservation) : parkReservation(reservation));
    setBusy(false);
    if (outcome.ok) {
      toast.success(t(parked ? 'park.back' : 'park.done'));
      return onDone();
    }
    warn(outcome.problem, t(parked ? 'park.backFailed' : 'park.failed'));
    onStale();
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void press()}>
      {parked ? <Undo2 size={18} /> : <CirclePause size={18} />}
      {t(parked ? 'action.put_back' : 'action.park')}
    </Button>
  );
}
