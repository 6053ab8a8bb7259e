import type { Certificate, CertificateCheck } from '#contract/reservations/certificates.ts';
import { codeInGroups, maskedName, standingOf } from './policy.ts';
import type { StandingRow } from './read-store.ts';

/** Shows a certificate to the member who booked. */
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

/** Tells of a certificate what anyone who has it may know. */
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
