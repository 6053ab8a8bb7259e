import type { PlainDate } from '#contract/rules/dates.ts';
import { hasLeft, type StoredStatus } from '#contract/rules/life.ts';
import type { ErrorCode } from '#contract/wire.ts';

/** Which reviews stand beside the testimonials: the average they reach at least, and how many are shown. */
export const best = { least: 4, most: 12 } as const;

/** Who wrote the reviews of people who have left; read by readers of both languages. */
export const anonymous = '익명 Anonymous';

/** Why a stay cannot be reviewed on a Seoul date, or null: by whoever stayed, after the last check-out, once (spec: Content). */
export function reviewProblem(
  stay: {
    status: StoredStatus;
    check_in: PlainDate;
    check_out: PlainDate;
    ended_on: PlainDate | null;
    reviewed: unknown;
    extended: unknown;
  },
  today: PlainDate,
): ErrorCode | null {
  if (stay.reviewed) return 'review_exists';
  const dates = { checkIn: stay.check_in, checkOut: stay.check_out, endedOn: stay.ended_on };
  return hasLeft(stay.status, dates, today) && !stay.extended ? null : 'not_reviewable';
}
