import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { findRecipient, refundsOf } from './read-store.ts';
import type { DueInstalment } from './reminder-read-store.ts';
import { lockReservation, type ReservationRow } from './store.ts';

type Dependencies = Pick<Context, 'config' | 'outbox'>;

/** Tells the member, by email and SMS, that the stay is theirs (spec: States and transitions). */
export async function tellConfirmed(trx: Trx, ctx: Dependencies, stay: ReservationRow): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  if (!to) return;
  const message = {
    kind: 'stay-confirmed' as const,
    accountId: to.account_id,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
      code: stay.code,
      link: stayLink(ctx, stay.id),
    },
  };
  const { outbox } = ctx;
  await outbox.post(trx, { ...message, key: `${stay.id}:confirmed:email`, channel: 'email', to: to.email });
  await outbox.post(trx, { ...message, key: `${stay.id}:confirmed:sms`, channel: 'sms', to: phoneOf(to) });
}

/** Tells the member that the dates were released. */
export async function tellExpired(trx: Trx, ctx: Dependencies, stay: ReservationRow): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  if (!to) return;
  await ctx.outbox.post(trx, {
    key: `${stay.id}:expired:${stay.hold_expires_at.getTime()}`,
    kind: 'hold-expired',
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

/** Tells the member that the stay is cancelled and what comes back. */
export async function tellCancelled(trx: Trx, ctx: Dependencies, stay: ReservationRow): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  if (!to) return;
  const refunds = await refundsOf(trx, stay.id);
  await ctx.outbox.post(trx, {
    key: `${stay.id}:cancelled:email`,
    kind: 'stay-cancelled',
    channel: 'email',
    to: to.email,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
      code: stay.code,
      amount: refunds.reduce((sum, refund) => sum + refund.amount, 0),
      usd: refunds.reduce((sum, refund) => sum + (refund.amount_usd_cents ?? 0), 0),
      link: stayLink(ctx, stay.id),
    },
  });
}

/** Posts address, door code and way of a confirmed stay, by email and SMS, once. */
export async function tellCheckIn(trx: Trx, ctx: Dependencies, id: string): Promise<void> {
  const stay = await lockReservation(trx, id);
  const to = await findRecipient(trx, id);
  if (!to || stay.status !== 'confirmed') return;
  const message = {
    kind: 'check-in' as const,
    accountId: to.account_id,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      checkIn: stay.check_in,
      address: to.address,
      doorCode: to.door_code,
      wifiName: to.wifi_name,
      wifiPassword: to.wifi_password,
      way: to.way,
      link: stayLink(ctx, id),
    },
  };
  await ctx.outbox.post(trx, { ...message, key: `${id}:check-in:email`, channel: 'email', to: to.email });
  await ctx.outbox.post(trx, { ...message, key: `${id}:check-in:sms`, channel: 'sms', to: phoneOf(to) });
}

/** Reminds of a payment that falls due, or fell due, by email and, where the member chose so, by SMS; each reminder leaves once. */
export async function tellInstalment(trx: Trx, ctx: Dependencies, due: DueInstalment): Promise<void> {
  const to = await findRecipient(trx, due.reservation_id);
  if (!to) return;
  const message = {
    kind: due.stage === 'overdue' ? ('instalment-overdue' as const) : ('instalment-due' as const),
    accountId: to.account_id,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      amount: due.amount,
      usd: due.amount_usd_cents ?? 0,
      dueOn: due.due_on,
      link: stayLink(ctx, due.reservation_id),
    },
  };
  const key = `${due.id}:${due.stage}`;
  await ctx.outbox.post(trx, { ...message, key: `${key}:email`, channel: 'email', to: to.email });
  if (to.notify_sms)
    await ctx.outbox.post(trx, { ...message, key: `${key}:sms`, channel: 'sms', to: phoneOf(to) });
}

/** Invites the member to a review, once. */
export async function tellReview(trx: Trx, ctx: Dependencies, id: string): Promise<void> {
  const to = await findRecipient(trx, id);
  if (!to) return;
  await ctx.outbox.post(trx, {
    key: `${id}:review:email`,
    kind: 'review-invitation',
    channel: 'email',
    to: to.email,
    language: to.language,
    params: { name: to.first_name, house: to.house, link: `${stayLink(ctx, id)}/review` },
  });
}

function stayLink(ctx: Dependencies, id: string): string {
  return `${ctx.config.publicUrl}/mypage/${id}`;
}

function phoneOf(person: { phone_country: string; phone: string }): string {
  return `${person.phone_country} ${person.phone}`;
}
