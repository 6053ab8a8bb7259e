import type { CheckOut, CheckOutReport, DepositObjection } from '#contract/reservations/check-out.ts';
import type { AdminCheckOut } from '#contract/admin/check-outs/check-outs.ts';
import type { StoredPicture } from '#contract/files.ts';
import { daysOf, isReportOpen, objectionUntil } from './policy.ts';
import type { StayRow } from './read-store.ts';
import type { ObjectionRow, ReportRow } from './store.ts';

export type Parts = {
  report: ReportRow | undefined;
  objection: ObjectionRow | undefined;
  photos: StoredPicture[];
};

/** The settlement of the deposit of a stay, as far as it was settled. */
export const settlementOf = ({ recorded_at, deductions }: StayRow) =>
  recorded_at && deductions ? { recorded_at, deductions } : undefined;

export function presentCheckOut(stay: StayRow, parts: Parts, nowMs: number): CheckOut {
  const { objection } = parts;
  return {
    ...daysOf(stay),
    isOpen: isReportOpen(stay, nowMs),
    report: presentReport(parts),
    objectionUntil: objection ? null : objectionUntil(settlementOf(stay)),
    objection: objection ? presentObjection(objection) : null,
  };
}

export function presentForAdministrator(parts: Parts): AdminCheckOut {
  const { objection } = parts;
  return {
    report: presentReport(parts),
    objection: objection ? { ...presentObjection(objection), answeredBy: objection.answered_by_name } : null,
  };
}

function presentReport({ report, photos }: Parts): CheckOutReport | null {
  if (!report) return null;
  const { done, keys, meter, note, sent_at } = report;
  return { done, keys, meter, note, photos, sentAt: sent_at.toISOString() };
}

const presentObjection = ({ text, objected_at, answer, answered_at }: ObjectionRow): DepositObjection => ({
  text,
  at: objected_at.toISOString(),
  answer,
  answeredAt: answered_at?.toISOString() ?? null,
});
