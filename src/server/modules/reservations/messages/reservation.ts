import { randomUUID } from 'node:crypto';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { RefundReason } from '#contract/rules/refund-reason.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { MessageKind, MessageParams } from '#server/ports/messages/params.ts';
import { findRecipient, paymentsOf, refundsOf } from '../read-store.ts';
import type { DueInstalment } from '../reminder-read-store.ts';
import type { ReservationRow } from '../store.ts';
import type { Repriced } from '../transitions/change.ts';

export type Dependencies = Pick<Context, 'config' | 'outbox'>;

/** Tells the member that the dates were released. */
export async function tellExpired(trx: Trx, ctx: Dependencies, stay: ReservationRow): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  if (!to) return;
  await ctx.outbox.post(trx, {
    key: `${stay.id}:expired:${stay.hold_expires_at.getTime()}`,
    kind: 'hold-expired',
    reservationId: stay.id,
    channel: 'email',
    to: to.email,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
      link: stayLink(ctx, stay.id),
    },
  });
}

/** Tells the member that the stay is cancelled and what comes back; by SMS too, and with the reason, where an administrator did it. */
export async function tellCancelled(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  reason = '',
): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  if (!to) return;
  const { closed_reason: why } = stay;
  const params = {
    ...(await closingFacts(trx, ctx, stay, to)),
    checkIn: stay.check_in,
    checkOut: stay.check_out,
  };
  if (why !== 'admin' && why !== 'natural_disaster')
    return postBoth(trx, ctx, to, {
      key: `${stay.id}:cancelled`,
      sms: false,
      kind: 'stay-cancelled',
      reservationId: stay.id,
      params,
    });
  await postBoth(trx, ctx, to, {
    key: `${stay.id}:cancelled`,
    kind: why === 'admin' ? 'stay-cancelled-by-us' : 'stay-cancelled-for-disaster',
    reservationId: stay.id,
    params: { ...params, reason },
  });
}

/** Tells the member, by email and SMS, that the stay ended before its check-out, why, and what comes back. */
export async function tellEndedEarly(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  reason = '',
): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  if (!to) return;
  await postBoth(trx, ctx, to, {
    key: `${stay.id}:ended-early`,
    kind: stay.closed_reason === 'eviction' ? 'stay-evicted' : 'stay-ended-early',
    reservationId: stay.id,
    params: {
      ...(await closingFacts(trx, ctx, stay, to)),
      endedOn: stay.ended_on ?? stay.check_out,
      reason,
    },
  });
}

/**
 * Tells the member which house the reservation was moved to, and why, by email and SMS; where the price is another one, what it comes to. Each
 * occupant gets the new contract beside it.
 */
export async function tellMoved(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  { reason = '', repriced }: { reason?: string | undefined; repriced?: Repriced | undefined } = {},
): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  if (!to) return;
  const [key, reservationId] = [`${stay.id}:moved:${randomUUID()}`, stay.id];
  const params = {
    name: to.first_name,
    house: to.house,
    checkIn: stay.check_in,
    checkOut: stay.check_out,
    code: stay.code,
    reason,
    link: stayLink(ctx, stay.id),
  };
  if (!repriced) return postBoth(trx, ctx, to, { key, kind: 'stay-moved', reservationId, params });
  const { agreed, total, toPay, toReturn, dueOn } = repriced;
  await postBoth(trx, ctx, to, {
    key,
    kind: 'stay-moved-repriced',
    reservationId,
    params: {
      ...params,
      agreed: agreed.amount,
      agreedUsd: agreed.usdCents ?? 0,
      total: total.amount,
      totalUsd: total.usdCents ?? 0,
      change: total.amount - agreed.amount,
      changeUsd: (total.usdCents ?? 0) - (agreed.usdCents ?? 0),
      difference: toPay.amount,
      differenceUsd: toPay.usdCents ?? 0,
      dueOn: dueOn ?? '',
      returned: toReturn.amount,
      returnedUsd: toReturn.usdCents ?? 0,
    },
  });
}

/** The facts of every message about the end of a stay, with the sum that this end gives back. */
async function closingFacts(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  to: { first_name: string; house: Bilingual },
) {
  return {
    name: to.first_name,
    house: to.house,
    code: stay.code,
    ...(await paidFor(trx, stay.id)),
    ...(await sumOf(trx, stay.id, stay.closed_reason)),
    link: stayLink(ctx, stay.id),
  };
}

/** Adds up what was paid for a stay: won, and cents where it was charged in dollars. Money that bought nothing is not among it. */
async function paidFor(trx: Trx, id: string) {
  const made = (await paymentsOf(trx, id)).filter(({ status }) => status === 'paid');
  return {
    paid: made.reduce((sum, payment) => sum + payment.amount - payment.returned_for_nothing, 0),
    paidUsd: made.reduce(
      (sum, payment) => sum + (payment.amount_usd_cents ?? 0) - payment.returned_cents_for_nothing,
      0,
    ),
  };
}

/** Adds up what goes back for one reason: won, and cents where it was charged in dollars. */
export async function sumOf(trx: Trx, id: string, reason: RefundReason | null) {
  const refunds = (await refundsOf(trx, id)).filter((refund) => refund.reason === reason);
  return {
    amount: refunds.reduce((sum, refund) => sum + refund.amount, 0),
    usd: refunds.reduce((sum, refund) => sum + (refund.amount_usd_cents ?? 0), 0),
  };
}

/** Reminds of a payment that falls due, by email and, where the member chose so, by SMS; each reminder leaves once. */
export async function tellInstalment(trx: Trx, ctx: Dependencies, due: DueInstalment): Promise<void> {
  const to = await findRecipient(trx, due.reservation_id);
  if (!to) return;
  const message = {
    key: `${due.id}:${due.stage}`,
    kind: 'instalment-due' as const,
    reservationId: due.reservation_id,
    params: reminderOf(ctx, due, to),
  };
  await postBoth(trx, ctx, to, { ...message, sms: to.notify_sms });
}

/** Tells that a payment is overdue, and the Seoul date by which it is to be made now: one email and one SMS, whatever was chosen. */
export async function tellOverdue(
  trx: Trx,
  ctx: Dependencies,
  due: DueInstalment,
  deadline: PlainDate,
): Promise<void> {
  const to = await findRecipient(trx, due.reservation_id);
  if (!to) return;
  await postBoth(trx, ctx, to, {
    key: `${due.id}:overdue`,
    kind: 'instalment-overdue',
    reservationId: due.reservation_id,
    params: { ...reminderOf(ctx, due, to), deadline },
  });
}

type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

function reminderOf(ctx: Dependencies, due: DueInstalment, to: Recipient) {
  return {
    name: to.first_name,
    house: to.house,
    amount: due.amount,
    usd: due.amount_usd_cents ?? 0,
    dueOn: due.due_on,
    link: stayLink(ctx, due.reservation_id),
  };
}

/** Posts a message to the member by email and, unless told otherwise, by SMS, each once under the key. */
async function postBoth<K extends MessageKind>(
  trx: Trx,
  ctx: Dependencies,
  to: Recipient,
  {
    key,
    sms = true,
    ...message
  }: { key: string; sms?: boolean; kind: K; reservationId: string; params: MessageParams[K] },
): Promise<void> {
  const common = { ...message, accountId: to.account_id, language: to.language };
  await ctx.outbox.post(trx, { ...common, key: `${key}:email`, channel: 'email', to: to.email });
  const phone = phoneOf(to);
  if (sms && phone) await ctx.outbox.post(trx, { ...common, key: `${key}:sms`, channel: 'sms', to: phone });
}

/** Invites the member to a review, once. */
export async function tellReview(trx: Trx, ctx: Dependencies, id: string): Promise<void> {
  const to = await findRecipient(trx, id);
  if (!to) return;
  await ctx.outbox.post(trx, {
    key: `${id}:review:email`,
    kind: 'review-invitation',
    reservationId: id,
    channel: 'email',
    to: to.email,
    language: to.language,
    params: { name: to.first_name, house: to.house, link: `${stayLink(ctx, id)}/review` },
  });
}

/** The address of a reservation's page under My page. */
export function stayLink(ctx: Dependencies, id: string): string {
  return `${ctx.config.publicUrl}/mypage/${id}`;
}

/** A phone number as messages are sent to it; empty for who has told none. */
export function phoneOf(person: { phone_country: string | null; phone: string | null }): string {
  return person.phone === null ? '' : `${person.phone_country} ${person.phone}`;
}

/** The public page of a stay's house, for those who have no page of the reservation. */
export function houseLink(ctx: Dependencies, stay: ReservationRow): string {
  return `${ctx.config.publicUrl}/detail?id=${stay.house_id}`;
}
