import { useTranslation } from 'react-i18next';
import type { ReservationSummary } from '#contract/reservations/reservations.ts';
import type { Status } from '#contract/rules/reservation-status.ts';
import { Badge } from '#app/ui/data/badge.tsx';

const tones = {
  requested: 'warning',
  confirmed: 'success',
  staying: 'brand',
  completed: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
  checked_out_early: 'neutral',
} as const satisfies Record<Status, string>;

export function StatusBadge({
  reservation,
}: {
  reservation: Pick<ReservationSummary, 'status' | 'signed' | 'paid'>;
}) {
  const { t } = useTranslation('mypage');
  return <Badge tone={tones[reservation.status]}>{t(`status.${stateOf(reservation)}`)}</Badge>;
}

function stateOf({ status, signed, paid }: Pick<ReservationSummary, 'status' | 'signed' | 'paid'>) {
  if (status !== 'requested' || signed === paid) return status;
  return paid ? 'unsigned' : 'unpaid';
}
