import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { checkOutDays } from '#contract/rules/check-out/check-out.ts';
import { checkOuts } from '#contract/rules/check-out/check-out-policy.ts';
import type { StoredStatus } from '#contract/rules/reservation-status.ts';
import type { ErrorCode } from '#contract/wire.ts';

export type LeftStay = {
  status: StoredStatus;
  check_out: PlainDate;
  ended_on: PlainDate | null;
  /** True if the stay continues by an extension, so that nobody moves out. */
  extended: boolean;
};

export const daysOf = ({ ended_on, check_out }: LeftStay) => checkOutDays(ended_on ?? check_out);

/** True on a Seoul day on which a report is possible: the stay was confirmed, and its people move out about then. */
export function isReportOpen(reservation: LeftStay, nowMs: number): boolean {
  const isLived = reservation.status === 'confirmed' || reservation.status === 'checked_out_early';
  const { opensOn, closesOn } = daysOf(reservation);
  const today = seoulDate(nowMs);
  return isLived && !reservation.extended && opensOn <= today && today <= closesOn;
}

export type Settled = { recorded_at: Date; deductions: readonly unknown[] } | undefined;

/** Returns the last day in Seoul on which deductions can be objected to, or null without deductions. */
export function objectionUntil(settled: Settled): PlainDate | null {
  if (!settled || settled.deductions.length === 0) return null;
  return addDays(seoulDate(settled.recorded_at.getTime()), checkOuts.objectionDays);
}

/** Returns why an objection to a settlement is not possible at an instant, or null. It is possible once, within its days. */
export function objectionProblem(settled: Settled, isMade: boolean, nowMs: number): ErrorCode | null {
  if (isMade) return 'objection_exists';
  const until = objectionUntil(settled);
  return until !== null && seoulDate(nowMs) <= until ? null : 'objection_closed';
}
