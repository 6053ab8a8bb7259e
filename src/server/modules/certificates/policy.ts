import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { certificates } from '#contract/rules/policy.ts';
import { lastCheckOut } from '#contract/rules/reservation-status.ts';
import type { CertificateObstacle, CertificateState } from '#contract/vocabulary.ts';
import type { SignedContract } from '#server/ports/contracts.ts';
import type { OwnReservation, StandingRow } from './read-store.ts';

/** Letters and digits of a code: 80 bits, too many to guess. */
export const CODE_LENGTH = 16;

export function codeInGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** Returns what prevents issuing a certificate of a stay, or null: the stay has to be confirmed, paid, signed by everybody, and have a home. */
export function obstacle(
  reservation: Pick<OwnReservation, 'status' | 'first_paid_at' | 'gave_way_at'>,
  contract: SignedContract | undefined,
): CertificateObstacle | null {
  if (reservation.status === 'requested') return 'not_confirmed';
  if (reservation.status !== 'confirmed') return 'ended_early';
  if (!reservation.first_paid_at) return 'not_confirmed';
  if (reservation.gave_way_at) return 'no_home';
  return contract ? null : 'unsigned';
}

export type Standing = { state: CertificateState; since: Date | null };

/**
 * Derives the state of a certificate from its reservation and contract. It is withdrawn if the stay ends early or has no home, replaced once another
 * contract is in force, and ended when the stay is over as agreed.
 */
export function standingOf(
  row: Pick<
    StandingRow,
    | 'status'
    | 'closed_at'
    | 'gave_way_at'
    | 'replaced_at'
    | 'change_asked_at'
    | 'change_completed_at'
    | 'ends_on'
  >,
  nowMs: number,
): Standing {
  if (row.status !== 'confirmed') return { state: 'withdrawn', since: row.closed_at };
  const pends =
    row.change_asked_at !== null && row.replaced_at !== null && row.replaced_at >= row.change_asked_at;
  if (row.replaced_at && !pends)
    return { state: 'replaced', since: row.change_completed_at ?? row.replaced_at };
  if (row.gave_way_at) return { state: 'withdrawn', since: row.gave_way_at };
  return { state: row.ends_on <= lastCheckOut(nowMs) ? 'ended' : 'valid', since: null };
}

/** True if a certificate can still be downloaded: its statements are true, or were until the stay ended. */
export function holds({ state }: Standing): boolean {
  return state === 'valid' || state === 'ended';
}

/** The Seoul date before which a stay must have ended for its certificates to be erased. */
export function storedFrom(nowMs: number): PlainDate {
  return addDays(seoulDate(nowMs), -certificates.storedDays);
}

/** True if file and passport number of a certificate are to be erased: it is no longer valid, or stay and issue are long past. */
export function isOutdated(row: StandingRow, nowMs: number): boolean {
  const from = storedFrom(nowMs);
  return !holds(standingOf(row, nowMs)) || (row.ends_on < from && seoulDate(row.issued_at.getTime()) < from);
}

/**
 * Masks a name so that whoever has the paper can notice a forged name, but learns no more. A passport name keeps the surname and first letters, any
 * other name its first letter.
 */
export function maskedName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const isPassportName = /^[A-Z ]+$/.test(name);
  const masked = (word: string) => `${[...word].slice(0, 1).join('')}***`;
  return isPassportName && rest.length > 0 ? [first, ...rest.map(masked)].join(' ') : masked(name);
}
