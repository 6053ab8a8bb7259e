import { randomUUID } from 'node:crypto';
import { toCents } from '#contract/rules/money.ts';
import { isInternationalMethod, type PaymentMethod } from '#contract/rules/payment-methods.ts';
import type { Checkout } from '#contract/reservations/payments.ts';
import { isFree } from '#contract/rules/schedule.ts';
import type { Language } from '#contract/shared.ts';
import type { ErrorCode } from '#contract/wire.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Db } from '#server/ports/database.ts';
import { payableUntil, readAgainAt, startProblem } from './policy.ts';
import type { DueRow } from './read-store.ts';
import * as instalmentStore from './instalment-store.ts';
import * as store from './store.ts';
import { hasOpenAccount } from './virtual-accounts/read-store.ts';

/** The one who pays an instalment, and how. `link` where somebody else does, by a payment link. */
export type Payer = {
  method: PaymentMethod;
  name: string;
  /** Null where somebody else pays who wants no receipt. */
  email: string | null;
  language: Language;
  returnUrl: string;
  link?: { id: string; receiptTo: string | null };
};

/** Refuses to begin a payment of an instalment now, or null. */
export async function beginProblem(db: Db, due: DueRow, now: number): Promise<ErrorCode | null> {
  const free = isFree({ amount: due.amount, amountUsdCents: due.amount_usd_cents });
  const paid = free || (await instalmentStore.isPaid(db, due.id));
  const problem = startProblem(
    { status: due.status, holdExpiresAt: due.hold_expires_at },
    { seq: due.seq, paid },
    now,
  );
  if (problem) return problem;
  return (due.change_due_at?.getTime() ?? Infinity) <= now ? 'payment_not_due' : null;
}

/**
 * The amount of an instalment as a way to pay charges it: the way alone decides on currency and provider. Dollars are at the rate that the
 * booking locked, up to the cent.
 */
function chargeOf(due: DueRow, method: PaymentMethod, ctx: Context) {
  const abroad = isInternationalMethod(method);
  return {
    gateway: abroad ? ctx.gateways.international : ctx.gateways.domestic,
    amount: due.amount,
    amountUsdCents: abroad ? (due.amount_usd_cents ?? toCents(due.amount, due.krw_per_usd)) : null,
  };
}

/**
 * Opens an order with the provider of the payer's way, after the payment is written down.
 * @throws Refusal what {@link beginProblem} says, `payment_method_incorrect` for won where the stay is charged in dollars, `account_open` for a
 * second virtual account beside one that waits, `reservation_incorrect` where it was laid out anew meanwhile, `payment_unavailable`
 */
export async function beginOrder(ctx: Context, due: DueRow, payer: Payer): Promise<Checkout> {
  const now = ctx.clock.now();
  const problem = await beginProblem(ctx.db, due, now);
  if (problem) refuse(problem);
  const { gateway, amount, amountUsdCents } = chargeOf(due, payer.method, ctx);
  if (due.amount_usd_cents !== null && amountUsdCents === null) refuse('payment_method_incorrect');
  if (payer.method === 'virtual-account' && (await hasOpenAccount(ctx.db, due, now))) refuse('account_open');
  const id = randomUUID();
  const orderId = randomUUID();
  const begun = { started_at: new Date(now), status: 'started' } as const;
  const receiptTo = payer.link?.receiptTo ?? null;
  const payment = {
    ...begun,
    id,
    instalment_id: due.id,
    provider: gateway.provider,
    order_id: orderId,
    amount,
    amount_usd_cents: amountUsdCents,
    link_id: payer.link?.id ?? null,
    payer_email: receiptTo,
    payer_language: receiptTo === null ? null : payer.language,
  };
  if (!(await inTransaction(ctx, (trx) => store.beginPayment(trx, payment)))) refuse('reservation_incorrect');
  const stay = { status: due.status, holdExpiresAt: due.hold_expires_at };
  try {
    const { way, paymentKey } = await gateway.open({
      orderId,
      amount,
      amountUsdCents,
      title: due.house_name,
      customer: { name: payer.name, email: payer.email },
      method: payer.method,
      until: Math.min(payableUntil(stay, due.seq, now), due.change_due_at?.getTime() ?? Infinity),
      returnUrl: payer.returnUrl,
      language: payer.language,
    });
    if (paymentKey !== null) await store.setOpened(ctx.db, id, paymentKey, readAgainAt(begun, now));
    return { ...way, orderId, provider: gateway.provider, amount, amountUsdCents };
  } catch (error) {
    ctx.log('a payment page could not be opened', { orderId, error });
    await store.setFailed(ctx.db, id, 'not_opened', null);
    return refuse('payment_unavailable');
  }
}
