import type { SigningView } from '#contract/contracts.ts';
import type { LinkedContract } from './store.ts';

/** What the holder of a signing link sees. `sha256` is that of the unsigned PDF: the one that is or was signed. */
export function presentContract(linked: LinkedContract): SigningView {
  return {
    reference: linked.code,
    status: linked.status,
    signerName: linked.signer_name,
    listingName: linked.house_name,
    checkIn: linked.check_in,
    checkOut: linked.check_out,
    total: linked.total,
    expiresAt: linked.expires_at.toISOString(),
    signedAt: linked.signed_at?.toISOString() ?? null,
    sha256: linked.sha256,
    reservationId: linked.reservation_id,
  };
}
