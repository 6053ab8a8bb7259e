import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { checkOutDays } from '#contract/rules/check-out/check-out.ts';
import { checkOuts } from '#contract/rules/check-out/check-out-policy.ts';
import type { StoredStatus } from '#contract/rules/reservation-status.ts';
import type { ErrorCode } from '#contract/wire.ts';

/** A stay as far as it decides what its member may tell. */
export type LeftStay = {
  status: StoredStatus;
  check_out: PlainDate;
  ended_on: PlainDate | null;
  /** It goes on by an extension: nobody leaves. */
  extended: boolean;
};

/** The days in Seoul on which the member tells how the home was left. */
export const daysOf = ({ ended_on, check_out }: LeftStay) => checkOutDays(ended_on ?? check_out);

/** True on a day on which a stay can be reported on: it was confirmed, and its people leave about then. */
export function isReportOpen(stay: LeftStay, nowMs: number): boolean {
  const isLived = stay.status === 'confirmed' || stay.status === 'checked_out_early';
  const { opensOn, closesOn } = daysOf(stay);
  const today = seoulDate(nowMs);
  return isLived && !stay.extended && opensOn <= today && today <= closesOn;
}

/** The settlement of a deposit, as far as it can be objected to. */
export type Settled = { recorded_at: Date; deductions: readonly unknown[] } | undefined;

/** The last day in Seoul on which deductions can be objected to, or null: there are none. */
export function objectionUntil(settled: Settled): PlainDate | null {
  if (!settled || settled.deductions.length === 0) return null;
  return addDays(seoulDate(settled.recorded_at.getTime()), checkOuts.objectionDays);
}

/** Why nobody can object to a settlement at an instant, or null: once, while its days last. */
export function objectionProblem(settled: Settled, isMade: boolean, nowMs: number): ErrorCode | null {
  if (isMade) return 'objection_exists';
  const until = objectionUntil(settled);
  return until !== null && seoulDate(nowMs) <= until ? null : 'objection_closed';
}
