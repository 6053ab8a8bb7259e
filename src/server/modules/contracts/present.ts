import type { SignerIdentity, SigningView, Verification } from '#contract/contracts.ts';
import { currentStatus, lastCheckOut } from '#contract/rules/reservation-status.ts';
import { suggestedPassportName } from '#contract/rules/people/passport-name.ts';
import { endedByDecline } from './policy.ts';
import type { FoundContract, IdentityRow, LinkedContract } from './read-store.ts';
import type { SignerRow } from './store.ts';

/**
 * Presents a contract to the holder of a signing link. `sha256` is that of the downloadable file, the signed one if it exists; `last` is the signer's
 * previous signature, `typed` the names entered for the booking.
 */
export function presentContract(
  linked: LinkedContract,
  signers: Pick<SignerRow, 'status'>[],
  last: IdentityRow | undefined,
  typed: { firstName: string; lastName: string },
): SigningView {
  const isBooker = linked.position === 1;
  return {
    reference: linked.code,
    status: linked.status,
    signerName: linked.signer_name,
    signerStatus: linked.signer_status,
    isBooker,
    language: (isBooker ? linked.booker_language : null) ?? linked.signer_language,
    signers: signers.length,
    signed: signers.filter(({ status }) => status === 'signed').length,
    listingName: linked.house_name,
    checkIn: linked.check_in,
    checkOut: linked.check_out,
    total: linked.total,
    expiresAt: linked.expires_at.toISOString(),
    signedAt: (linked.signed_at ?? linked.signer_signed_at)?.toISOString() ?? null,
    sha256: linked.signed_sha256 ?? linked.sha256,
    reservationId: isBooker ? linked.reservation_id : null,
    isPaid: linked.first_paid_at !== null,
    declineEnds: endedByDecline(linked),
    known: {
      surname: last?.passport_surname ?? suggestedPassportName(typed.lastName),
      givenNames: last?.passport_given_names ?? suggestedPassportName(typed.firstName),
      nationality: last?.nationality ?? '',
      birthDate: last?.birth_date ?? (isBooker ? linked.booker_birth_date : null) ?? '',
    },
  };
}

/** Presents a signer's identity by passport; null if they signed before it was asked for, or have not signed. */
export function presentIdentity(signer: IdentityRow): SignerIdentity | null {
  const { passport_surname: surname, passport_given_names: givenNames, nationality, birth_date } = signer;
  if (surname === null || givenNames === null || nationality === null || birth_date === null) return null;
  return { surname, givenNames, nationality, birthDate: birth_date };
}

export function presentVerification(found: FoundContract | undefined, nowMs: number): Verification {
  if (!found) return { known: false };
  return {
    known: true,
    kind: found.kind === 'signed-contract' ? 'signed' : 'original',
    reference: found.code,
    madeAt: found.created_at.toISOString(),
    signers: found.signers ?? 1,
    contract: contractNow(found, nowMs),
  };
}

/**
 * Returns the state of a contract. A signed one is in force until its stay ends, unless cancelled, never paid, or replaced; one for a change is in
 * force only once the change is completed.
 */
function contractNow(
  found: FoundContract,
  nowMs: number,
): Extract<Verification, { known: true }>['contract'] {
  if (found.dropped_at !== null) return 'void';
  if (found.replaced_at !== null) return 'replaced';
  if (found.status === 'declined') return 'declined';
  const stay = currentStatus(found.reservation_status, found.hold_expires_at, nowMs);
  if (found.status === 'void' || stay === 'cancelled' || stay === 'expired') return 'void';
  if (stay === 'requested' || found.status === 'sent' || found.change_due_at !== null) return 'waiting';
  const over = stay === 'checked_out_early' || found.check_out <= lastCheckOut(nowMs);
  return over ? 'ended' : 'in-force';
}
