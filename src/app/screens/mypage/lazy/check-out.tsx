import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { goesOn, leavesOn } from '#contract/rules/check-out/check-out.ts';
import { addDays } from '#contract/rules/dates.ts';
import type { CheckOutPartProps } from '#app/features/check-out/check-out-part.tsx';

const load = () => import('#app/features/check-out/check-out-part.tsx');

const Part = lazy<ComponentType<CheckOutPartProps>>(() =>
  load().then(
    async ({ CheckOutPart, residentStyle }) => {
      await residentStyle;
      return { default: CheckOutPart };
    },
    () => ({ default: () => null }),
  ),
);

/** Leaving a home, from the day before on; the page does without where its code cannot be loaded. */
export function LazyCheckOut(props: CheckOutPartProps) {
  const { status, checkOut } = props.stay;
  const { today } = props;
  const isLived = status === 'staying' || status === 'completed' || status === 'checked_out_early';
  const isNear =
    status === 'checked_out_early' ||
    (goesOn(props.stay) ? leavesOn(props.stay) <= today : addDays(checkOut, -1) <= today);
  const isToCome = isLived && !isNear;
  useEffect(() => {
    // The worker stores it: on the last day there may be no network.
    if (isToCome) void load().catch(() => undefined);
  }, [isToCome]);
  return isLived && isNear ? (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ) : null;
}
