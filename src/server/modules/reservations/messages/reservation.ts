import { randomUUID } from 'node:crypto';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { RefundReason } from '#contract/rules/refund/refund-reason.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { MessageKind, MessageParams } from '#server/ports/messages/params.ts';
import { findRecipient, paymentsOf, refundsOf } from '../read-store.ts';
import type { DueInstalment } from '../reminder-read-store.ts';
import type { ReservationRow } from '../store.ts';
import type { Repriced } from '../transitions/change.ts';

export type Dependencies = Pick<Context, 'config' | 'outbox'>;

export async function tellExpired(trx: Trx, ctx: Dependencies, reservation: ReservationRow): Promise<void> {
  const to = await findRecipient(trx, reservation.id);
  if (!to) return;
  await ctx.outbox.post(trx, {
    key: `${reservation.id}:expired:${reservation.hold_expires_at.getTime()}`,
    kind: 'hold-expired',
    reservationId: reservation.id,
    channel: 'email',
    to: to.email,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      checkIn: reservation.check_in,
      checkOut: reservation.check_out,
      link: reservationLink(ctx, reservation.id),
    },
  });
}

/** Mails the member the cancellation and the refund; with the reason and by SMS too if an administrator canceled. */
export async function tellCancelled(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  reason = '',
): Promise<void> {
  const to = await findRecipient(trx, reservation.id);
  if (!to) return;
  const { closed_reason: why } = reservation;
  const params = {
    ...(await closingFacts(trx, ctx, reservation, to)),
    checkIn: reservation.check_in,
    checkOut: reservation.check_out,
  };
  if (why !== 'admin' && why !== 'natural_disaster')
    return postBoth(trx, ctx, to, {
      key: `${reservation.id}:cancelled`,
      sms: false,
      kind: 'stay-cancelled',
      reservationId: reservation.id,
      params,
    });
  await postBoth(trx, ctx, to, {
    key: `${reservation.id}:cancelled`,
    kind: why === 'admin' ? 'stay-cancelled-by-us' : 'stay-cancelled-for-disaster',
    reservationId: reservation.id,
    params: { ...params, reason },
  });
}

export async function tellEndedEarly(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  reason = '',
): Promise<void> {
  const to = await findRecipient(trx, reservation.id);
  if (!to) return;
  await postBoth(trx, ctx, to, {
    key: `${reservation.id}:ended-early`,
    kind: reservation.closed_reason === 'eviction' ? 'stay-evicted' : 'stay-ended-early',
    reservationId: reservation.id,
    params: {
      ...(await closingFacts(trx, ctx, reservation, to)),
      endedOn: reservation.ended_on ?? reservation.check_out,
      reason,
    },
  });
}

/**
 * Tells the member, by email and SMS, the new house, the reason of the move and the price if it changed. The occupants get the new contract
 * separately.
 */
export async function tellMoved(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  { reason = '', repriced }: { reason?: string | undefined; repriced?: Repriced | undefined } = {},
): Promise<void> {
  const to = await findRecipient(trx, reservation.id);
  if (!to) return;
  const [key, reservationId] = [`${reservation.id}:moved:${randomUUID()}`, reservation.id];
  const params = {
    name: to.first_name,
    house: to.house,
    checkIn: reservation.check_in,
    checkOut: reservation.check_out,
    code: reservation.code,
    reason,
    link: reservationLink(ctx, reservation.id),
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

async function closingFacts(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  to: { first_name: string; house: Bilingual },
) {
  return {
    name: to.first_name,
    house: to.house,
    code: reservation.code,
    ...(await paidFor(trx, reservation.id)),
    ...(await sumOf(trx, reservation.id, reservation.closed_reason)),
    link: reservationLink(ctx, reservation.id),
  };
}

/** Adds up the payments of a stay in won, and in cents if charged in dollars, without money that bought nothing. */
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

/** Adds up the refunds for one reason in won, and in cents if charged in dollars. */
export async function sumOf(trx: Trx, id: string, reason: RefundReason | null) {
  const refunds = (await refundsOf(trx, id)).filter((refund) => refund.reason === reason);
  return {
    amount: refunds.reduce((sum, refund) => sum + refund.amount, 0),
    usd: refunds.reduce((sum, refund) => sum + (refund.amount_usd_cents ?? 0), 0),
  };
}

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

/** Tells that a payment is overdue, with its new deadline (Seoul date): by email and SMS, whatever the member chose. */
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
    link: reservationLink(ctx, due.reservation_id),
  };
}

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
    params: { name: to.first_name, house: to.house, link: `${reservationLink(ctx, id)}/review` },
  });
}

export function reservationLink(ctx: Dependencies, id: string): string {
  return `${ctx.config.publicUrl}/mypage/${id}`;
}

export function phoneOf(person: { phone_country: string | null; phone: string | null }): string {
  return person.phone === null ? '' : `${person.phone_country} ${person.phone}`;
}

export function houseLink(ctx: Dependencies, reservation: ReservationRow): string {
  return `${ctx.config.publicUrl}/detail?id=${reservation.house_id}`;
}
