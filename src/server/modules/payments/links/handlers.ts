import { isId } from '#contract/rules/id.ts';
import { paymentLinks as policy } from '#contract/rules/paying/policy.ts';
import { toCents } from '#contract/rules/money.ts';
import type { MadePaymentLink } from '#contract/reservations/payment-links.ts';
import type { Language } from '#contract/shared.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { refuseFull, spendAllowance, spendCall } from '#server/http/api/limits.ts';
import type { Trx } from '#server/ports/database.ts';
import { beginProblem } from '../begin-problem.ts';
import { beginOrder } from '../begin.ts';
import { confirmOrder } from '../confirm.ts';
import * as instalmentStore from '../instalment-store.ts';
import * as read from '../read-store.ts';
import { addressOf, insertNewLink } from './make.ts';
import { isOpen, tokenHash } from './policy.ts';
import { askerOf, presentLink, presentPayable } from './present.ts';
import { findLinked, isBeingConfirmed, openLinks, type LinkedRow } from './read-store.ts';
import * as store from './store.ts';

export const paymentLinks: Handlers<'paymentLinks'> = {
  list: async ({ params, viewer }, ctx) => {
    const due = await ownDue(ctx, viewer.accountId, params);
    const now = ctx.clock.now();
    if (await beginProblem(ctx.db, due, now)) return [];
    return (await openLinks(ctx.db, due.id, new Date(now))).map(presentLink);
  },
  make: async ({ params, body, viewer }, ctx) => {
    const due = await ownDue(ctx, viewer.accountId, params);
    const problem = await beginProblem(ctx.db, due, ctx.clock.now());
    if (problem) refuse(problem);
    await spendAllowance(ctx, 'paymentLinksOfAccount', viewer.accountId);
    return inTransaction(ctx, async (trx) => {
      const made = await make(trx, ctx, due, { ...body, mailedTo: body.mail?.to ?? null });
      if (body.mail) await mail(trx, ctx, due, { made, name: body.mail.name, to: body.mail.to });
      return made;
    });
  },
  recall: async ({ params, viewer }, ctx) => {
    const due = await ownDue(ctx, viewer.accountId, params);
    const at = new Date(ctx.clock.now());
    const found = isId(params.linkId) && (await store.recallLink(ctx.db, due.id, params.linkId, at));
    return found ? null : refuse('not_found');
  },
  get: async ({ params }, ctx) => {
    const linked = await find(ctx, params.token);
    if (await instalmentStore.isPaid(ctx.db, linked.id)) return presentPayable(linked, 'paid');
    await checkOpen(ctx, linked);
    return presentPayable(linked, (await isBeingConfirmed(ctx.db, linked.id)) ? 'processing' : 'open');
  },
  pay: async ({ params, body, ip }, ctx) => {
    await spendCall(ctx, ip);
    const linked = await find(ctx, params.token);
    if (await instalmentStore.isPaid(ctx.db, linked.id)) refuse('payment_already_made');
    await checkOpen(ctx, linked);
    await spendAllowance(ctx, 'paymentsOfLink', linked.link_id);
    const { method, receiptTo, language } = body;
    return beginOrder(ctx, linked, {
      method,
      name: askerOf(linked),
      email: receiptTo,
      language,
      returnUrl: addressOf(ctx, params.token),
      link: { id: linked.link_id, receiptTo },
    });
  },
  confirm: async ({ params, body, ip }, ctx) => {
    await spendCall(ctx, ip);
    const linked = await find(ctx, params.token);
    const payment = await read.findPayment(ctx.db, body.orderId);
    if (!payment || payment.link_id !== linked.link_id) return refuse('reservation_incorrect');
    const { status } = await confirmOrder(ctx, payment, body);
    return { state: status === 'paid' ? 'paid' : 'processing' };
  },
};

/** @throws Refusal not_found if the instalment is not the member's own */
async function ownDue(
  ctx: Context,
  accountId: string,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<read.DueRow> {
  const known = isId(id) && isId(paymentId);
  return (known && (await read.findDue(ctx.db, accountId, id, paymentId))) || refuse('not_found');
}

async function find(ctx: Context, token: string): Promise<LinkedRow> {
  return (await findLinked(ctx.db, tokenHash(token))) ?? refuse('token_invalid');
}

/** @throws Refusal payment_link_over when no payment can be begun by the link. The actual reason stays private to the member. */
async function checkOpen(ctx: Context, linked: LinkedRow): Promise<void> {
  const now = ctx.clock.now();
  if (!isOpen(linked, now) || (await beginProblem(ctx.db, linked, now))) refuse('payment_link_over');
}

async function make(
  trx: Trx,
  ctx: Context,
  due: read.DueRow,
  wish: { language: Language; mailedTo: string | null },
): Promise<MadePaymentLink> {
  await instalmentStore.lockInstalment(trx, due.id);
  const open = await openLinks(trx, due.id, new Date(ctx.clock.now()));
  if (open.length >= policy.mostOpen) refuse('payment_links_exceeded');
  return insertNewLink(trx, ctx, due, wish);
}

/** Mails a link. @throws Refusal too_many_requests for too many mails to one address, or too many from one account in a day */
async function mail(
  trx: Trx,
  ctx: Context,
  due: read.DueRow,
  { made, name, to }: { made: MadePaymentLink; name: string; to: string },
): Promise<void> {
  const accountId = due.account_id ?? '';
  await spendAllowance(ctx, 'mailsToOccupant', `${accountId} ${to}`, trx);
  await spendAllowance(ctx, 'paymentLinkMailsOfAccount', accountId, trx);
  const fullUntil = await ctx.outbox.post(trx, {
    key: `${made.id}:payment-link:email`,
    kind: 'payment-link',
    reservationId: due.reservation_id,
    channel: 'email',
    to,
    language: made.language,
    params: {
      name: name || to,
      booker: askerOf(due),
      house: due.house_name,
      from: due.period_from,
      until: due.period_to,
      amount: due.amount,
      usd: due.amount_usd_cents ?? 0,
      aboutUsd: due.amount_usd_cents === null ? toCents(due.amount, due.krw_per_usd) : 0,
      dueOn: due.due_on,
      expiresAt: made.expiresAt,
      link: made.url,
    },
  });
  refuseFull(ctx, fullUntil);
}
