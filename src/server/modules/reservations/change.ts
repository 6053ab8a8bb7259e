import type { ChangeQuote } from '#contract/reservations/reservations.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { plainRate, toCents } from '#contract/rules/money.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import { policyOfChange } from '#contract/rules/refund/refund.ts';
import { isFree } from '#contract/rules/schedule.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { stopClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import type { StayChange } from '#server/modules/reservations/change/requested-change.ts';
import { askChange, changeEnd, settlementOf } from './change/ask.ts';
import { couponStillHolds } from './coupons/use-coupon.ts';
import { extensionOf } from './extension/store.ts';
import { expireHolds } from './expire.ts';
import { lockWithSchedule } from '#server/modules/reservations/lock-with-schedule.ts';
import { changeProblem, fixedEndProblem, requestProblem } from './policy.ts';
import { findHouse } from './read-store.ts';
import { retryTransaction } from './retry-transaction.ts';
import { priceColumns } from './request.ts';
import * as store from './store.ts';
import { transition } from './transition.ts';

type Terms = Pick<StayChange, 'checkIn' | 'checkOut' | 'guests' | 'beddingSets'>;

/**
 * Changes dates and people of a request before its first payment, or asks for the change of a confirmed stay ({@link askChange}). The price uses
 * today's rent and the exchange rate locked at the booking; the end of the hold stays. The instalments are replaced, signatures no longer count and a
 * new contract is sent. A request gets the refund policy of the new length, a confirmed stay keeps its own ({@link policyOfChange}). A payment page
 * that is open for the old amount is refused, or its money goes back.
 */
export function change(ctx: Context, id: string, by: Actor, wish: StayChange): Promise<void> {
  return retryTransaction(ctx, (trx) => changeIn(trx, ctx, id, { by, wish }));
}

/** Quotes a stay with other dates and people, with the difference to pay or refund. @throws Refusal with the reason why it is not possible. */
export function changeQuote(ctx: Context, id: string, wish: Terms): Promise<ChangeQuote> {
  return inTransaction(ctx, async (trx) => {
    const reservation = await store.lockReservation(trx, id);
    const still = stopClock(ctx);
    const now = still.clock.now();
    await refuseClosed(trx, reservation, wish, now);
    const quoted = await quote(trx, still, reservation, wish);
    const { krwPerUsd } = quoted.exchangeRate;
    const totalUsdCents = quoted.totalUsdCents ?? toCents(quoted.price.total, krwPerUsd);
    if (reservation.status !== 'confirmed') return { ...quoted, totalUsdCents, settlement: null };
    const { toPay, toReturn, difference, rest, payments } = await settlementOf(trx, still, reservation, {
      quoted,
    });
    const dueOn = seoulDate(changeEnd(now, wish.checkIn).getTime());
    const schedule = difference ? [{ ...difference, dueOn }, ...rest] : rest;
    return {
      ...quoted,
      schedule: schedule.map((part, index) => Object.assign({}, part, { seq: payments + index + 1 })),
      totalUsdCents,
      settlement: { toPay, toReturn },
    };
  });
}

async function changeIn(
  trx: Trx,
  ctx: Context,
  id: string,
  { by, wish }: { by: Actor; wish: StayChange },
): Promise<void> {
  const reservation = await lockWithSchedule(trx, ctx, id);
  const still = stopClock(ctx);
  const now = still.clock.now();
  await refuseClosed(trx, reservation, wish, now);
  const isFirm = reservation.status === 'confirmed';
  if (!isFirm && (await ctx.payments.isBeingPaid(trx, id))) refuse('not_changeable');
  if (wish.occupants.length !== wish.guests) refuse('occupants_incomplete');
  await expireHolds(trx, still, reservation.house_id, id);
  const quoted = await quote(trx, still, reservation, wish);
  const { price, schedule, policy, totalUsdCents } = quoted;
  if (price.total !== wish.expectedTotal) refuse('payment_amount_incorrect');
  if (isFirm) return askChange(trx, still, reservation, { by, wish, quoted });

  const columns = {
    check_in: wish.checkIn,
    check_out: wish.checkOut,
    guests: wish.guests,
    bedding_sets: wish.beddingSets,
    ...priceColumns(price),
    total_usd_cents: reservation.is_international ? totalUsdCents : null,
    policy: JSON.stringify(policy),
    signed_at: null,
    first_paid_at: schedule.slice(0, 1).every(isFree) ? new Date(now) : null,
  };
  const change = { columns, occupants: wish.occupants, schedule };
  const { refused } = await transition(trx, still, reservation, { name: 'change', by, ...change });
  if (refused) refuse(refused);
}

/** @throws Refusal with the reason why the stay cannot be changed at all, or not in this way. */
async function refuseClosed(
  trx: Trx,
  reservation: store.ReservationRow,
  wish: Terms,
  nowMs: number,
): Promise<void> {
  const extended = (await extensionOf(trx, reservation.id, new Date(nowMs))) !== null;
  const problem = changeProblem(reservation, nowMs) ?? fixedEndProblem(reservation, extended, wish);
  if (problem) refuse(problem);
}

/**
 * Quotes the changed stay at today's rent, with its coupon and its locked exchange rate. A paid deposit does not change. The instalments of a
 * confirmed stay are laid out from the day of its request, under its booked policy.
 */
async function quote(trx: Trx, ctx: Context, reservation: store.ReservationRow, wish: Terms) {
  const today = seoulDate(ctx.clock.now());
  const house = (await findHouse(trx, reservation.house_id)) ?? refuse('not_found');
  const prolongs = reservation.extends_id !== null;
  const limits = { minNights: prolongs ? 1 : house.min_nights, maxGuests: house.max_guests };
  const problem = requestProblem(wish, limits, today);
  if (problem) refuse(problem, limits);
  const isFirm = reservation.status === 'confirmed';
  if (isFirm && wish.checkIn <= today) refuse('dates_past');
  const held = reservation.coupon_code ? await couponStillHolds(trx, ctx, reservation, wish) : null;
  if (held?.problem) refuse(held.problem.code, held.problem.params);
  const deposit = isFirm ? reservation.deposit : prolongs ? 0 : house.deposit;
  const terms = { monthlyRent: house.monthly_rent, deposit };
  const { krw_per_usd: krwPerUsd, rate_source: source, rate_at: at } = reservation;
  const quoted = quoteOf(terms, wish, {
    beddingSets: wish.beddingSets,
    coupon: held?.coupon ?? null,
    bookedOn: isFirm ? seoulDate(reservation.requested_at.getTime()) : today,
    krwPerUsd,
    isInternational: reservation.is_international,
  });
  return {
    ...quoted,
    policy: isFirm ? policyOfChange(reservation.policy, today, reservation.check_in) : quoted.policy,
    exchangeRate: { krwPerUsd: plainRate(krwPerUsd), source, at: at.toISOString() },
    couponCode: reservation.coupon_code,
  };
}
