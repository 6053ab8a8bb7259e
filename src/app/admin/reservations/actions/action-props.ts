import type { AdminReservationDetail } from '#contract/admin/reservations.ts';

export type ActionProps = {
  reservation: AdminReservationDetail;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  onStale: () => void;
};

export interface ActionsProps {
  reservation: AdminReservationDetail;
  onDone: () => void;
  onStale: () => void;
}
