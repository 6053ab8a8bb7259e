import type { PlainDate } from '#contract/rules/dates.ts';
import { hasLeft, type StoredStatus } from '#contract/rules/reservation-status.ts';
import type { ErrorCode } from '#contract/wire.ts';

/** Selects the reviews that stand beside the testimonials: the lowest average that qualifies, and the most that are shown. */
export const best = { least: 4, most: 12 } as const;

/** Stands as the author of reviews by people who have left, for readers of both languages. */
export const anonymous = '익명 Anonymous';

/** Says why a stay cannot be reviewed at an instant, or null: a review is written by whoever stayed, after the last check-out, once (docs/specification.md#content). */
export function reviewProblem(
  stay: {
    status: StoredStatus;
    check_in: PlainDate;
    check_out: PlainDate;
    ended_on: PlainDate | null;
    reviewed: unknown;
    extended: unknown;
  },
  nowMs: number,
): ErrorCode | null {
  if (stay.reviewed) return 'review_exists';
  const dates = { checkIn: stay.check_in, checkOut: stay.check_out, endedOn: stay.ended_on };
  return hasLeft(stay.status, dates, nowMs) && !stay.extended ? null : 'not_reviewable';
}
