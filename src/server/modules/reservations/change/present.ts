import type { PendingChange } from '#contract/reservations.ts';
import type { ChangeRow } from './store.ts';

/** Presents a change of a stay that is neither completed nor dropped. */
export function presentChange(row: ChangeRow): PendingChange {
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
    signed: row.signed_at !== null,
    paid: row.paid_at !== null,
    paymentId: row.instalment_id,
  };
}
