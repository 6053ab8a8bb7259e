import { randomUUID } from 'node:crypto';
import { seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import type { Won } from '#contract/rules/money.ts';
import { isFree } from '#contract/rules/schedule.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/errors.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { startProblem } from './policy.ts';
import * as read from './read-store.ts';
import { takePayment, tellReceived } from './settle.ts';
import * as instalmentStore from './instalment-store.ts';
import * as store from './store.ts';

/** Money that an administrator found in the company's account. `reference` is the sender as printed on the bank statement. */
export type Transfer = { amount: Won; receivedOn: PlainDate; reference: string };

/**
 * Records a bank transfer in won as the full payment of an instalment and settles it like any payment (a signed stay is confirmed). Nothing is
 * recorded if the money would have to go back, as when it is already paid or the dates are taken.
 * @throws Refusal `not_found`; `payment_method_incorrect` for a stay charged in dollars; `payment_amount_incorrect`; `transfer_date_invalid` for a
 * day before the request or in the future; `payment_already_made`; `payment_not_due`; `hold_expired`; `transfer_recorded` if this bank statement line
 * is already recorded.
 */
export async function recordTransfer(
  ctx: Context,
  by: Administrator & { ifMatch: string | undefined },
  { id, paymentId }: { id: string; paymentId: string },
  wish: Transfer,
): Promise<void> {
  if (!isId(id) || !isId(paymentId)) refuse('not_found');
  await inTransaction(ctx, async (trx) => {
    // Before the payment refers to its instalment, so that no change of the stay waits for it and it for the change.
    await instalmentStore.lockSchedule(trx, id);
    const due = (await read.findInstalment(trx, id, paymentId)) ?? refuse('not_found');
    await checkTransfer(trx, ctx, due, wish);
    await ctx.reservations.requireState(trx, id, by.ifMatch);
    const orderId = await insertTransfer(trx, ctx, due, wish);
    const at = new Date(paidAt(wish.receivedOn, ctx.clock.now()));
    const actor = { kind: 'administrator', accountId: by.viewer.accountId } as const;
    const made = { method: 'transfer', paymentKey: keyOf(wish), at };
    const taken =
      (await takePayment(trx, ctx, { orderId, made, by: actor })) ?? refuse('payment_already_made');
    if (taken.reason === 'paid_twice') refuse('payment_already_made');
    if (taken.reason === 'dates_lost') refuse('hold_expired');
    if (taken.reason !== null) refuse('payment_not_due');
    await tellReceived(trx, ctx, taken.payment);
    const after = { ...wish, seq: due.seq, orderId };
    await audit(trx, ctx, by, {
      action: 'transfer-recorded',
      subject: { kind: 'reservation', id },
      change: { after },
    });
  });
}

type Due = NonNullable<Awaited<ReturnType<typeof read.findInstalment>>>;

async function checkTransfer(trx: Trx, ctx: Context, due: Due, { amount, receivedOn }: Transfer) {
  const now = ctx.clock.now();
  if (due.is_international) refuse('payment_method_incorrect');
  if (amount !== due.amount) refuse('payment_amount_incorrect', {}, { amount: 'payment_amount_incorrect' });
  if (receivedOn > seoulDate(now) || receivedOn < seoulDate(due.requested_at.getTime()))
    refuse('transfer_date_invalid', {}, { receivedOn: 'transfer_date_invalid' });
  const free = isFree({ amount: due.amount, amountUsdCents: due.amount_usd_cents });
  const paid = free || (await instalmentStore.isPaid(trx, due.id));
  const problem = startProblem(
    { status: due.status, holdExpiresAt: due.hold_expires_at },
    { seq: due.seq, paid },
    now,
  );
  if (problem) refuse(problem);
}

/** @returns the id of the order. @throws Refusal `transfer_recorded` if this bank statement line is already recorded. */
async function insertTransfer(trx: Trx, ctx: Context, due: Due, wish: Transfer): Promise<string> {
  const orderId = randomUUID();
  try {
    await store.insertPayment(trx, {
      id: randomUUID(),
      instalment_id: due.id,
      provider: 'bank',
      order_id: orderId,
      payment_key: keyOf(wish),
      amount: due.amount,
      amount_usd_cents: null,
      status: 'started',
      started_at: new Date(ctx.clock.now()),
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuse('transfer_recorded', {}, { reference: 'transfer_recorded' });
    throw error;
  }
  return orderId;
}

/** Returns the key of a bank statement line. Two lines with the same day, amount and reference count as one. */
function keyOf({ receivedOn, amount, reference }: Transfer): string {
  return `${receivedOn} ${amount} ${reference}`;
}

/** Returns the payment instant (ms) of money received on a Seoul date: now if today, otherwise noon in Seoul. */
function paidAt(receivedOn: PlainDate, nowMs: number): number {
  return receivedOn === seoulDate(nowMs) ? nowMs : seoulInstant(receivedOn, '12:00');
}
