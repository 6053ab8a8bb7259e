import { randomUUID } from 'node:crypto';
import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import { automaticPayments as policy } from '#contract/rules/paying/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { runBatch, type Until } from '#server/platform/run-batch.ts';
import type { PaymentOutcome } from '#server/ports/paying/payment-outcome.ts';
import * as instalmentStore from '../instalment-store.ts';
import { readAgainAt } from '../policy.ts';
import type { PaymentRow } from '../read-store.ts';
import { findGateway, gatewayOf } from '../refunds.ts';
import { settle } from '../settle.ts';
import { insertPayment } from '../store.ts';
import { customerOf } from './policy.ts';
import { tellAnnounced } from './messages.ts';
import * as read from './read-store.ts';
import * as store from './store.ts';

/** The ms for which a member who opened a payment page may pay there before a stored method is charged. */
const PAGE_MS = 30 * MINUTE_MS;
/** The ms in which a provider recognizes a repeated charge: Stripe forgets idempotency keys after a day. */
const REPEATED_FOR_MS = 20 * HOUR_MS;

/**
 * Announces the charges that are due in a few days, each with its amount.
 * @throws AggregateError of what could not be posted
 */
export async function announceCharges(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  if (now < seoulInstant(today, policy.chargeTime)) return;
  await runBatch(
    (await read.toAnnounce(ctx.db, addDays(today, policy.noticeDays))).filter(
      // Sooner than an announcement could have been, the member pays by hand.
      ({ due_on, agreed_at }) => due_on >= addDays(seoulDate(agreed_at.getTime()), policy.noticeDays),
    ),
    (due) =>
      inTransaction(ctx, async (trx) => {
        if (!(await store.lockOn(trx, due.automatic_id))) return;
        const { id: instalmentId, amount, amount_usd_cents: amountUsdCents } = due;
        const charge = { id: due.automatic_id, instalmentId, amount, amountUsdCents, at: new Date(now) };
        await store.setAnnounced(trx, charge);
        await tellAnnounced(trx, ctx, due);
      }),
    'some charges could not be announced',
  );
}

/**
 * Charges what is due and was announced in time. The payment is stored before the provider is called, under an order that the provider charges only
 * once; after a crash in between, {@link askAgain} resolves it.
 * @throws AggregateError of charges with an unknown outcome
 */
export async function chargeDue(ctx: Context, until?: Until): Promise<void> {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  if (now < seoulInstant(today, policy.chargeTime)) return;
  const ready = (await read.toCharge(ctx.db, today, policy.attempts)).filter(
    ({ announced_at, tried_at }) =>
      addDays(seoulDate(announced_at.getTime()), policy.noticeDays) <= today &&
      (tried_at === null || tried_at.getTime() <= now - DAY_MS),
  );
  await runBatch(ready, (due) => chargeOnce(ctx, due), 'some charges are still open', until);
}

async function chargeOnce(ctx: Context, due: read.ChargeRow): Promise<void> {
  const at = new Date(ctx.clock.now());
  const automatic = await read.findById(ctx.db, due.automatic_id);
  if (!automatic) return;
  const id = randomUUID();
  const begun = await inTransaction(ctx, async (trx) => {
    await instalmentStore.lockSchedule(trx, due.reservation_id);
    if (!(await store.lockOn(trx, due.automatic_id))) return false;
    if (!(await read.isStillOwed(trx, due))) return false;
    if (await read.isSomebodyPaying(trx, due.id, new Date(at.getTime() - PAGE_MS))) return false;
    const charge = { id: due.automatic_id, instalmentId: due.id, attempts: due.attempts };
    if (!(await store.takeAttempt(trx, charge, at))) return false;
    await insertPayment(trx, {
      id,
      instalment_id: due.id,
      provider: automatic.provider,
      order_id: randomUUID(),
      amount: due.amount,
      amount_usd_cents: due.amount_usd_cents,
      status: 'confirming',
      started_at: at,
      next_read_at: readAgainAt({ started_at: at, status: 'confirming' }, at.getTime()),
      automatic_payment_id: due.automatic_id,
    });
    return true;
  });
  if (!begun) return;
  const asked = await read.findChargeOf(ctx.db, id);
  const outcome = asked && (await ask(ctx, asked));
  if (asked && outcome) await settle(ctx, asked.order_id, outcome);
}

type Asked = NonNullable<Awaited<ReturnType<typeof read.findChargeOf>>>;

/** Charges the method of a payment with the order as idempotency key; null if the method is gone. */
async function ask(ctx: Context, asked: Asked): Promise<PaymentOutcome | null> {
  const stored = gatewayOf(ctx, asked.provider).stored;
  if (!stored || asked.customer_key === null || asked.method_key === null) return null;
  return stored.charge(
    {
      orderId: asked.order_id,
      amount: asked.charged,
      amountUsdCents: asked.charged_cents,
      title: asked.house_name,
      customer: customerOf(asked),
      language: asked.language,
    },
    {
      customerKey: ctx.cipher.decrypt(asked.customer_key),
      methodKey: ctx.cipher.decrypt(asked.method_key),
    },
  );
}

/**
 * Repeats a charge with a lost answer, or one not sent because of a crash; the provider recognizes the repetition. Null if the order may only be
 * read: it is old, was paid otherwise, or automatic payment was switched off.
 */
export async function askAgain(ctx: Context, payment: PaymentRow): Promise<PaymentOutcome | null> {
  if (payment.automatic_payment_id === null || payment.status !== 'confirming') return null;
  if (ctx.clock.now() - payment.started_at.getTime() > REPEATED_FOR_MS) return null;
  const asked = await read.findChargeOf(ctx.db, payment.id);
  if (!asked || asked.ended_at !== null) return null;
  if (await instalmentStore.isPaid(ctx.db, payment.instalment_id, payment.id)) return null;
  return ask(ctx, asked);
}

/** Ends automatic payments of stays that are over or closed and abandoned setups, and deletes the methods. */
export async function endAutomaticPayments(ctx: Context, until?: Until): Promise<void> {
  const now = ctx.clock.now();
  const at = new Date(now);
  await store.end(ctx.db, await read.ofStaysThatEnded(ctx.db, seoulDate(now)), 'stay_over', at);
  await store.end(ctx.db, await read.neverStored(ctx.db, new Date(now - DAY_MS)), 'not_stored', at);
  await deleteMethods(ctx, until);
}

/**
 * Deletes the methods of ended automatic payments at their providers, and then their keys here.
 * @throws AggregateError of what is left
 */
export async function deleteMethods(ctx: Context, until?: Until): Promise<void> {
  const open = (key: string | null) => (key === null ? null : ctx.cipher.decrypt(key));
  await runBatch(
    await read.toForget(ctx.db),
    async ({ id, provider, customer_key, method_key }) => {
      // A provider that is configured no more can charge nothing for us either.
      await findGateway(ctx, provider)?.stored?.forget({
        customerKey: open(customer_key),
        methodKey: open(method_key),
      });
      await store.forgetKeys(ctx.db, id);
    },
    'some stored methods could not be deleted yet',
    until,
  );
}
