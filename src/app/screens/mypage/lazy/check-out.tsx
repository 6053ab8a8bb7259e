import { useEffect } from 'react';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { goesOn, leavesOn } from '#contract/rules/check-out/check-out.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import type { CheckOutPartProps } from '#app/features/check-out/check-out-part.tsx';
import { lazyPart } from '#app/ui/layout/lazy-part.tsx';

export const CheckOut = lazyPart<CheckOutPartProps>(async () => {
  const part = await import('#app/features/check-out/check-out-part.tsx');
  await part.residentStyle;
  return part.CheckOutPart;
});

const isLived = ({ status }: Reservation) =>
  status === 'staying' || status === 'completed' || status === 'checked_out_early';

/** True from the day before check-out; `today` is Seoul's date. */
export function isLeaving(reservation: Reservation, today: PlainDate): boolean {
  if (!isLived(reservation)) return false;
  if (reservation.status === 'checked_out_early') return true;
  return goesOn(reservation) ? leavesOn(reservation) <= today : addDays(reservation.checkOut, -1) <= today;
}

export function LazyCheckOut(props: CheckOutPartProps) {
  const { reservation, today } = props;
  const isShown = isLeaving(reservation, today);
  const isToCome = isLived(reservation) && !isShown;
  useEffect(() => {
    // The worker stores it: on the last day there may be no network.
    if (isToCome) void CheckOut.preload();
  }, [isToCome]);
  return isShown ? <CheckOut {...props} /> : null;
}
