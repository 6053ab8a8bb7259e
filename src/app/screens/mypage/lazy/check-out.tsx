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

/** True of a stay that is or was lived in. */
const isLived = ({ status }: Reservation) =>
  status === 'staying' || status === 'completed' || status === 'checked_out_early';

/** True from the day before a stay is left on; `today` is Seoul's. */
export function isLeaving(stay: Reservation, today: PlainDate): boolean {
  if (!isLived(stay)) return false;
  if (stay.status === 'checked_out_early') return true;
  return goesOn(stay) ? leavesOn(stay) <= today : addDays(stay.checkOut, -1) <= today;
}

/** Leaving a home, from the day before on. */
export function LazyCheckOut(props: CheckOutPartProps) {
  const { stay, today } = props;
  const isShown = isLeaving(stay, today);
  const isToCome = isLived(stay) && !isShown;
  useEffect(() => {
    // The worker stores it: on the last day there may be no network.
    if (isToCome) void CheckOut.preload();
  }, [isToCome]);
  return isShown ? <CheckOut {...props} /> : null;
}
