import type { PendingChange } from '#contract/reservations/reservations.ts';
import type { SignerRow } from '../read-store.ts';
import type { ChangeRow } from './store.ts';

export function presentSigners(signers: SignerRow[]): PendingChange['signers'] {
  return signers.map((signer) => ({
    name: signer.name,
    email: signer.email,
    status: signer.status,
    signedAt: signer.signed_at?.toISOString() ?? null,
    linkHeldUntil: signer.link_held_until?.toISOString() ?? null,
  }));
}

export function presentChange(row: ChangeRow, signers: SignerRow[]): PendingChange {
  const { terms } = row;
  return {
    checkIn: terms.check_in,
    checkOut: terms.check_out,
    guests: terms.guests,
    total: terms.total,
    totalUsdCents: terms.total_usd_cents,
    toPay: { amount: row.to_pay, usdCents: row.to_pay_usd_cents },
    toReturn: { amount: row.to_return, usdCents: row.to_return_usd_cents },
    dueAt: row.due_at.toISOString(),
    signers: presentSigners(signers),
    signed: row.signed_at !== null,
    paid: row.paid_at !== null,
    paymentId: row.instalment_id,
  };
}
