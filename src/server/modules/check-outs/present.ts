import type { CheckOut, CheckOutReport, DepositObjection } from '#contract/reservations/check-out.ts';
import type { AdminCheckOut } from '#contract/admin/check-outs/check-outs.ts';
import type { StoredPicture } from '#contract/files.ts';
import { versionOf } from '#server/http/api/versions.ts';
import { daysOf, isReportOpen, objectionUntil } from './policy.ts';
import type { CheckOutRow } from './read-store.ts';
import type { ObjectionRow, ReportRow } from './store.ts';

export type Parts = {
  report: ReportRow | undefined;
  objection: ObjectionRow | undefined;
  photos: StoredPicture[];
  evidence: StoredPicture[];
};

export const settlementOf = ({ recorded_at, deductions }: CheckOutRow) =>
  recorded_at && deductions ? { recorded_at, deductions } : undefined;

export function presentCheckOut(reservation: CheckOutRow, parts: Parts, nowMs: number): CheckOut {
  return {
    ...daysOf(reservation),
    isOpen: isReportOpen(reservation, nowMs),
    report: presentReport(parts),
    objectionUntil: parts.objection ? null : objectionUntil(settlementOf(reservation)),
    objection: presentObjection(parts),
  };
}

export function presentForAdministrator(parts: Parts): AdminCheckOut {
  const report = presentReport(parts);
  const objection = presentObjection(parts);
  // Without the addresses of the pictures, which are others at every reading.
  const told = [
    report && { ...report, photos: idsOf(report) },
    objection && { ...objection, photos: idsOf(objection) },
  ];
  return {
    version: versionOf({ told }),
    report,
    objection: objection && { ...objection, answeredBy: parts.objection?.answered_by_name ?? null },
  };
}

const idsOf = ({ photos }: Pick<CheckOutReport, 'photos'>) => photos.map(({ id }) => id);

function presentReport({ report, photos }: Parts): CheckOutReport | null {
  if (!report) return null;
  const { done, keys, meter, note, sent_at } = report;
  return { done, keys, meter, note, photos, sentAt: sent_at.toISOString() };
}

function presentObjection({ objection, evidence }: Parts): DepositObjection | null {
  if (!objection) return null;
  const { text, objected_at, answer, answered_at } = objection;
  return {
    text,
    photos: evidence,
    at: objected_at.toISOString(),
    answer,
    answeredAt: answered_at?.toISOString() ?? null,
  };
}
