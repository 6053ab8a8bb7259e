import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { ArrowLeftRight, Ban, DoorOpen, Landmark, Undo2, UserPen, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { ReservationAction } from '#contract/admin/vocabulary.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { preloadOverlay } from '#app/ui/overlays/overlay.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { ParkButton } from '../park-button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CheckOutDialog } from './check-out-dialog.tsx';
import { ComplaintDialog } from './complaint-dialog.tsx';
import { DepositDialog } from './deposit-dialog.tsx';
import { ExtendHoldButton } from './extend-hold-button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OccupantDialog } from './occupant-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import type { ActionProps, ActionsProps } from './action-props.ts';
import * as css from './actions.css.ts';

/** Actions that run at once or after a confirmation, without a dialog of their own. */
const buttons = { extend_hold: ExtendHoldButton, park: ParkButton, put_back: ParkButton };
const isAtOnce = (action: ReservationAction): action is keyof typeof buttons => action in buttons;
type WithDialog = Exclude<ReservationAction, keyof typeof buttons>;
const dialogs: Record<WithDialog, { Dialog: ComponentType<ActionProps>; icon: ReactNode }> = {
  record_transfer: { Dialog: TransferDialog, icon: <Landmark size={18} /> },
  correct_occupant: { Dialog: OccupantDialog, icon: <UserPen size={18} /> },
  move: { Dialog: MoveDialog, icon: <ArrowLeftRight size={18} /> },
  refund_deposit: { Dialog: DepositDialog, icon: <Undo2 size={18} /> },
  record_noise_complaint: { Dialog: ComplaintDialog, icon: <Volume2 size={18} /> },
  check_out_early: { Dialog: CheckOutDialog, icon: <DoorOpen size={18} /> },
  cancel: { Dialog: CancelDialog, icon: <Ban size={18} /> },
};
const ending: ReadonlySet<ReservationAction> = new Set(['check_out_early', 'cancel']);

/** True if money of a reservation needs a person's decision, which is shown among payments and refunds. */
function isMoneyWaiting({ refundsToSend, refundsFailing, doubts }: AdminReservationDetail): boolean {
  return refundsToSend.length + refundsFailing.length + doubts.length > 0;
}

export function Actions({ reservation, onDone, onStale }: ActionsProps) {
  const { t } = useTranslation('admin-actions');
  const [shown, setShown] = useState<{ action: WithDialog; opening: number } | null>(null);
  const [open, setOpen] = useState(false);
  const { actions } = reservation;
  const show = (action: WithDialog) => {
    setShown((before) => ({ action, opening: (before?.opening ?? 0) + 1 }));
    setOpen(true);
  };
  const place = useRef<HTMLDivElement>(null);
  const done = () => {
    setOpen(false);
    onDone();
    keepFocus(place.current);
  };
  const button = (action: ReservationAction) => {
    if (isAtOnce(action)) {
      const AtOnce = buttons[action];
      return <AtOnce key={action} reservation={reservation} onDone={done} onStale={onStale} />;
    }
    return <DialogButton key={action} action={action} onPress={() => show(action)} />;
  };
  const last = actions.filter((action) => ending.has(action));
  // A dialog stays until it has closed, although its action may be possible no more.
  const Dialog = shown && dialogs[shown.action].Dialog;
  return (
    <div ref={place} tabIndex={-1}>
      {actions.length === 0 ? (
        <p className={css.soft}>{t(isMoneyWaiting(reservation) ? 'moneyWaits' : 'nothing')}</p>
      ) : (
        <div className={css.bar}>
          {actions.filter((action) => !ending.has(action)).map(button)}
          {last.length > 0 && <div className={css.ending}>{last.map(button)}</div>}
        </div>
      )}
      {Dialog && (
        <Dialog
          key={shown.opening}
          reservation={reservation}
          open={open}
          onClose={() => setOpen(false)}
          onDone={done}
          onStale={onStale}
        />
      )}
    </div>
  );
}

function DialogButton({ action, onPress }: { action: WithDialog; onPress: () => void }) {
  const { t } = useTranslation('admin-actions');
  return (
    <Button
      variant="secondary"
      className={ending.has(action) ? css.ends : undefined}
      size="small"
      aria-haspopup="dialog"
      onPointerEnter={preloadOverlay}
      onClick={onPress}
    >
      {dialogs[action].icon}
      {t(`action.${action}`)}
    </Button>
  );
}
