import { randomUUID } from 'node:crypto';
import type { AutomaticPayment } from '#contract/reservations/automatic-payments.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { automaticPayments as policy } from '#contract/rules/paying/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import type { PaymentGateway } from '#server/ports/payments.ts';
import * as instalmentStore from '../instalment-store.ts';
import { owns, type DueRow } from '../read-store.ts';
import { findGateway } from '../refunds.ts';
import { deleteMethods } from './jobs.ts';
import { customerOf } from './policy.ts';
import * as read from './read-store.ts';
import * as store from './store.ts';

export const automaticPayments: Handlers<'automaticPayments'> = {
  get: async ({ params, viewer }, ctx) => {
    await checkOwn(ctx, viewer.accountId, params.id);
    return view(ctx, viewer.accountId, params.id);
  },
  begin: async ({ params, viewer, language }, ctx) => {
    await checkOwn(ctx, viewer.accountId, params.id);
    const [due] = await chargeable(ctx, viewer.accountId, params.id);
    const gateway = due && gatewayFor(ctx, due);
    if (!due || !gateway?.stored) return refuse('automatic_unavailable');
    await spendAllowance(ctx, 'setupsOfAccount', viewer.accountId);
    const setupId = randomUUID();
    await store.insertAgreement(ctx.db, {
      id: setupId,
      reservation_id: params.id,
      provider: gateway.provider,
      consent_version: policy.consentVersion,
      agreed_at: new Date(ctx.clock.now()),
    });
    try {
      const { way, customerKey } = await gateway.stored.open({
        setupId,
        title: due.house_name,
        customer: customerOf(due),
        returnUrl: `${ctx.config.publicUrl}/mypage/${params.id}?setup=${setupId}`,
        language,
        currency: due.amount_usd_cents === null ? 'KRW' : 'USD',
      });
      if (customerKey !== null) await store.setCustomer(ctx.db, setupId, ctx.cipher.encrypt(customerKey));
      return { ...way, setupId };
    } catch (error) {
      ctx.log('a page that stores a payment method could not be opened', { setupId, error });
      await store.end(ctx.db, [setupId], 'not_stored', new Date(ctx.clock.now()));
      return refuse('payment_unavailable');
    }
  },
  finish: async ({ params, body, viewer }, ctx) => {
    await checkOwn(ctx, viewer.accountId, params.id);
    const setup = isId(params.setupId) && (await read.findSetup(ctx.db, params.id, params.setupId));
    if (!setup) return refuse('not_found');
    if (setup.stored_at === null) await spendAllowance(ctx, 'finishesOfSetup', setup.id);
    if (setup.stored_at === null) await finish(ctx, setup, body.key);
    await deleteMethods(ctx).catch((error: unknown) =>
      ctx.log('a stored method is deleted later', { error }),
    );
    return view(ctx, viewer.accountId, params.id);
  },
  stop: async ({ params, viewer }, ctx) => {
    await checkOwn(ctx, viewer.accountId, params.id);
    const at = new Date(ctx.clock.now());
    await inTransaction(ctx, (trx) => store.endOf(trx, params.id, { reason: 'member', at }));
    await deleteMethods(ctx).catch((error: unknown) =>
      ctx.log('a stored method is deleted later', { error }),
    );
    return view(ctx, viewer.accountId, params.id);
  },
};

/** @throws Refusal not_found */
async function checkOwn(ctx: Context, accountId: string, id: string): Promise<void> {
  if (!isId(id) || !(await owns(ctx.db, accountId, id))) refuse('not_found');
}

function gatewayFor(ctx: Context, due: DueRow): PaymentGateway {
  return isInternationalMethod(due.payment_method) ? ctx.gateways.international : ctx.gateways.domestic;
}

function chargeable(ctx: Context, accountId: string, id: string) {
  const from = addDays(seoulDate(ctx.clock.now()), policy.noticeDays);
  return read.chargeableOf(ctx.db, accountId, id, from);
}

async function view(ctx: Context, accountId: string, id: string): Promise<AutomaticPayment> {
  const on = await read.findOn(ctx.db, id);
  const today = seoulDate(ctx.clock.now());
  // Of one that is on, what was announced already is charged too.
  const [next] = on
    ? await read.chargeableOf(ctx.db, accountId, id, today)
    : await chargeable(ctx, accountId, id);
  const offered = next && gatewayFor(ctx, next).stored;
  return {
    state: on ? 'on' : offered ? 'off' : 'unavailable',
    cardLast4: on?.card_last4 ?? null,
    next: next
      ? {
          paymentId: next.id,
          dueOn: next.due_on,
          amount: next.amount,
          amountUsdCents: next.amount_usd_cents,
        }
      : null,
  };
}

/** @throws Refusal payment_declined, payment_unknown */
async function finish(ctx: Context, setup: read.AutomaticRow, key: string): Promise<void> {
  const stored = findGateway(ctx, setup.provider)?.stored ?? refuse('payment_unavailable');
  let outcome;
  try {
    outcome = await stored.finish({ setupId: setup.id, key });
  } catch (error) {
    ctx.log('a stored payment method could not be read', { setupId: setup.id, error });
    return refuse('payment_unknown');
  }
  if (outcome.outcome === 'declined') return refuse('payment_declined');
  if (outcome.outcome === 'pending') return refuse('payment_unknown');
  const { method, cardLast4 } = outcome;
  const at = new Date(ctx.clock.now());
  const isStored = await inTransaction(ctx, async (trx) => {
    await instalmentStore.lockSchedule(trx, setup.reservation_id);
    // Stopped or replaced from another window meanwhile: what is on stays on.
    if (!(await store.isOpen(trx, setup.id))) return false;
    await store.endOf(trx, setup.reservation_id, { reason: 'replaced', at, except: setup.id });
    const keys = {
      customer_key: ctx.cipher.encrypt(method.customerKey),
      method_key: ctx.cipher.encrypt(method.methodKey),
      card_last4: cardLast4?.length === 4 ? cardLast4 : null,
    };
    return store.setStored(trx, setup.id, keys, at);
  });
  const now = isStored ? null : await read.findSetup(ctx.db, setup.reservation_id, setup.id);
  // Another window that finished the same setup has stored this very method.
  if (isStored || now?.stored_at) return;
  await stored.forget(method);
  refuse('payment_declined');
}
