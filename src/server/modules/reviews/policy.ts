import type { PlainDate } from '#contract/rules/dates.ts';
import { hasLeft, type StoredStatus } from '#contract/rules/reservation-status.ts';
import type { ErrorCode } from '#contract/wire.ts';

export const best = { least: 4, most: 12 } as const;

export const anonymous = '익명 Anonymous';

/** Returns why a stay cannot be reviewed at an instant, or null: it is reviewed once, after its last check-out (docs/specification.md#content). */
export function reviewProblem(
  reservation: {
    status: StoredStatus;
    check_in: PlainDate;
    check_out: PlainDate;
    ended_on: PlainDate | null;
    reviewed: unknown;
    extended: unknown;
  },
  nowMs: number,
): ErrorCode | null {
  if (reservation.reviewed) return 'review_exists';
  const dates = {
    checkIn: reservation.check_in,
    checkOut: reservation.check_out,
    endedOn: reservation.ended_on,
  };
  return hasLeft(reservation.status, dates, nowMs) && !reservation.extended ? null : 'not_reviewable';
}
