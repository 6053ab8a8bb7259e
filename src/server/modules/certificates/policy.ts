import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { certificates } from '#contract/rules/policy.ts';
import { lastCheckOut } from '#contract/rules/reservation-status.ts';
import type { CertificateObstacle, CertificateState } from '#contract/vocabulary.ts';
import type { SignedContract } from '#server/ports/contracts.ts';
import type { OwnStay, StandingRow } from './read-store.ts';

/** Letters and digits of a code: 80 bits, which nobody guesses. */
export const CODE_LENGTH = 16;

/** A code as it is printed and read out: in groups of four. */
export function codeInGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** Names what stands against issuing a certificate of a stay, or null: it has to be confirmed, paid for, signed by everybody, and have a home. */
export function obstacle(
  stay: Pick<OwnStay, 'status' | 'first_paid_at' | 'gave_way_at'>,
  contract: SignedContract | undefined,
): CertificateObstacle | null {
  if (stay.status === 'requested') return 'not_confirmed';
  if (stay.status !== 'confirmed') return 'ended_early';
  if (!stay.first_paid_at) return 'not_confirmed';
  if (stay.gave_way_at) return 'no_home';
  return contract ? null : 'unsigned';
}

export type Standing = { state: CertificateState; since: Date | null };

/**
 * Tells how a certificate stands, from the reservation and the contract that it states: nobody has to withdraw it. It is withdrawn with its
 * stay's end before the time, or while the stay has no home; replaced once another contract holds; ended when the stay is over as agreed.
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

/** True for a certificate that can still be downloaded: what it says is, or was until the stay ended, true. */
export function holds({ state }: Standing): boolean {
  return state === 'valid' || state === 'ended';
}

/** The Seoul date before which a stay has ended whose certificates are stored no longer. */
export function storedFrom(nowMs: number): PlainDate {
  return addDays(seoulDate(nowMs), -certificates.storedDays);
}

/** True where file and passport number of a certificate are to be erased: it holds no more, or stay and issue are long past. */
export function isOutdated(row: StandingRow, nowMs: number): boolean {
  const from = storedFrom(nowMs);
  return !holds(standingOf(row, nowMs)) || (row.ends_on < from && seoulDate(row.issued_at.getTime()) < from);
}

/**
 * A name for whoever has the paper: enough to tell another name put on it, and no more. Of a passport's name the surname and first letters,
 * of any other its first letter.
 */
export function maskedName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const isPassportName = /^[A-Z ]+$/.test(name);
  const masked = (word: string) => `${[...word].slice(0, 1).join('')}***`;
  return isPassportName && rest.length > 0 ? [first, ...rest.map(masked)].join(' ') : masked(name);
}
