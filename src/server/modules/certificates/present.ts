import type { AdminCertificate } from '#contract/admin/certificates/certificates.ts';
import type { Certificate, CertificateCheck } from '#contract/reservations/certificates.ts';
import { codeInGroups, maskedName, standingOf } from './policy.ts';
import type { ListedRow, StandingRow } from './read-store.ts';

export function presentCertificate(row: StandingRow, nowMs: number): Certificate {
  const { state, since } = standingOf(row, nowMs);
  return {
    id: row.id,
    code: codeInGroups(row.code),
    position: row.position,
    name: row.name,
    from: row.starts_on,
    to: row.ends_on,
    issuedAt: row.issued_at.toISOString(),
    state,
    since: since?.toISOString() ?? null,
    hasPassportNumber: row.passport_number !== null,
    hasFile: row.has_file === true,
  };
}

export function presentForAdministrator(row: ListedRow, nowMs: number): AdminCertificate {
  const { position: _, hasPassportNumber: __, hasFile: ___, ...told } = presentCertificate(row, nowMs);
  return {
    ...told,
    reservationId: row.reservation_id,
    reservationCode: row.reference,
    houseId: row.house_id,
    listingName: row.house_name,
  };
}

export function presentCheck(row: StandingRow | undefined, nowMs: number): CertificateCheck {
  if (!row) return { known: false };
  const { state, since } = standingOf(row, nowMs);
  return {
    known: true,
    code: codeInGroups(row.code),
    state,
    since: since?.toISOString() ?? null,
    name: row.name && maskedName(row.name),
    area: row.area,
    from: row.starts_on,
    to: row.ends_on,
    issuedAt: row.issued_at.toISOString(),
  };
}
