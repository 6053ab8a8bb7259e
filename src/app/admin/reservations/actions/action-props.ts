import type { AdminReservationDetail } from '#contract/admin/reservations.ts';

/** The properties of every action's dialog. */
export type ActionProps = {
  reservation: AdminReservationDetail;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  /** The host refused: the reservation is not what is on screen. */
  onStale: () => void;
};

export interface ActionsProps {
  reservation: AdminReservationDetail;
  /** Something was done: what is on screen is to be read anew. */
  onDone: () => void;
  onStale: () => void;
}
