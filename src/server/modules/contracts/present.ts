import type { SigningView, Verification } from '#contract/contracts.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { LinkedContract } from './link-store.ts';
import type { FoundContract } from './read-store.ts';
import type { SignerRow } from './store.ts';

/** What the holder of a signing link sees. `sha256` is that of the unsigned PDF: the one that is or was signed. */
export function presentContract(linked: LinkedContract, signers: Pick<SignerRow, 'status'>[]): SigningView {
  const isBooker = linked.position === 1;
  return {
    reference: linked.code,
    status: linked.status,
    signerName: linked.signer_name,
    signerStatus: linked.signer_status,
    isBooker,
    signers: signers.length,
    signed: signers.filter(({ status }) => status === 'signed').length,
    listingName: linked.house_name,
    checkIn: linked.check_in,
    checkOut: linked.check_out,
    total: linked.total,
    expiresAt: linked.expires_at.toISOString(),
    signedAt: (linked.signed_at ?? linked.signer_signed_at)?.toISOString() ?? null,
    sha256: linked.sha256,
    reservationId: isBooker ? linked.reservation_id : null,
  };
}

/** What anyone may know of a file that they have. */
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

/** A signed contract is in force until its stay has ended, unless it was cancelled, never paid, or replaced by a newer one. */
function contractNow(
  found: FoundContract,
  nowMs: number,
): Extract<Verification, { known: true }>['contract'] {
  if (found.replaced_at !== null) return 'replaced';
  if (found.status === 'declined') return 'declined';
  if (found.status === 'void' || found.reservation_status === 'cancelled') return 'void';
  if (found.reservation_status === 'expired') return 'void';
  if (found.reservation_status === 'requested')
    return found.hold_expires_at.getTime() <= nowMs ? 'void' : 'waiting';
  if (found.status === 'sent') return 'waiting';
  const over = found.reservation_status === 'checked_out_early' || found.check_out <= seoulDate(nowMs);
  return over ? 'ended' : 'in-force';
}
