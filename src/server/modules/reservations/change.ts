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
import type { StayChange } from './change/stay-change.ts';
import { askChange, changeEnd, settlementOf } from './change/ask.ts';
import { couponStillHolds } from './coupons/use-coupon.ts';
import { extensionOf } from './extension/store.ts';
import { expireHolds } from './expire.ts';
import { lockStay } from './lock-stay.ts';
import { changeProblem, fixedEndProblem, requestProblem } from './policy.ts';
import { findHouse } from './read-store.ts';
import { retryTransaction } from './retry-transaction.ts';
import { priceColumns } from './request.ts';
import * as store from './store.ts';
import { transition } from './transition.ts';

type Terms = Pick<StayChange, 'checkIn' | 'checkOut' | 'guests' | 'beddingSets'>;

/**
 * Changes dates and people of a request before its first payment, or asks for it of a confirmed stay ({@link askChange}). Priced anew at
 * today's rent, but at the exchange rate that was locked at the booking; the hold ends when it did. The payments are laid out anew, what was
 * signed no longer counts and a fresh contract is sent. The refund policy of a request is that of the new length, a confirmed stay
 * keeps its own ({@link policyOfChange}). A payment page still open for the old
 * amount is refused, or its money returned.
 */
export function change(ctx: Context, id: string, by: Actor, wish: StayChange): Promise<void> {
  return retryTransaction(ctx, (trx) => changeIn(trx, ctx, id, { by, wish }));
}

/** Quotes a stay with other dates and people, and what that costs or gives back. @throws Refusal that says why they cannot be. */
export function changeQuote(ctx: Context, id: string, wish: Terms): Promise<ChangeQuote> {
  return inTransaction(ctx, async (trx) => {
    const stay = await store.lockReservation(trx, id);
    const still = stopClock(ctx);
    const now = still.clock.now();
    await refuseClosed(trx, stay, wish, now);
    const quoted = await quote(trx, still, stay, wish);
    const { krwPerUsd } = quoted.exchangeRate;
    const totalUsdCents = quoted.totalUsdCents ?? toCents(quoted.price.total, krwPerUsd);
    if (stay.status !== 'confirmed') return { ...quoted, totalUsdCents, settlement: null };
    const { toPay, toReturn, difference, rest, payments } = await settlementOf(trx, still, stay, { quoted });
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
  const stay = await lockStay(trx, ctx, id);
  const still = stopClock(ctx);
  const now = still.clock.now();
  await refuseClosed(trx, stay, wish, now);
  const isFirm = stay.status === 'confirmed';
  if (!isFirm && (await ctx.payments.isBeingPaid(trx, id))) refuse('not_changeable');
  if (wish.occupants.length !== wish.guests) refuse('occupants_incomplete');
  await expireHolds(trx, still, stay.house_id, id);
  const quoted = await quote(trx, still, stay, wish);
  const { price, schedule, policy, totalUsdCents } = quoted;
  if (price.total !== wish.expectedTotal) refuse('payment_amount_incorrect');
  if (isFirm) return askChange(trx, still, stay, { by, wish, quoted });

  const columns = {
    check_in: wish.checkIn,
    check_out: wish.checkOut,
    guests: wish.guests,
    bedding_sets: wish.beddingSets,
    ...priceColumns(price),
    total_usd_cents: stay.is_international ? totalUsdCents : null,
    policy: JSON.stringify(policy),
    signed_at: null,
    first_paid_at: schedule.slice(0, 1).every(isFree) ? new Date(now) : null,
  };
  const change = { columns, occupants: wish.occupants, schedule };
  const { refused } = await transition(trx, still, stay, { name: 'change', by, ...change });
  if (refused) refuse(refused);
}

/** @throws Refusal that says why a stay cannot be changed, or not so. */
async function refuseClosed(trx: Trx, stay: store.ReservationRow, wish: Terms, nowMs: number): Promise<void> {
  const extended = (await extensionOf(trx, stay.id, new Date(nowMs))) !== null;
  const problem = changeProblem(stay, nowMs) ?? fixedEndProblem(stay, extended, wish);
  if (problem) refuse(problem);
}

/**
 * Quotes the stay as it would be: today's rent, the coupon it has, the rate it was booked at. A deposit that was paid stays what it was, and
 * the payments of a confirmed stay are laid out from the day of its request; its policy is the one it was booked under.
 */
async function quote(trx: Trx, ctx: Context, stay: store.ReservationRow, wish: Terms) {
  const today = seoulDate(ctx.clock.now());
  const house = (await findHouse(trx, stay.house_id)) ?? refuse('not_found');
  const prolongs = stay.extends_id !== null;
  const limits = { minNights: prolongs ? 1 : house.min_nights, maxGuests: house.max_guests };
  const problem = requestProblem(wish, limits, today);
  if (problem) refuse(problem, limits);
  const isFirm = stay.status === 'confirmed';
  if (isFirm && wish.checkIn <= today) refuse('dates_past');
  const held = stay.coupon_code ? await couponStillHolds(trx, ctx, stay, wish) : null;
  if (held?.problem) refuse(held.problem.code, held.problem.params);
  const deposit = isFirm ? stay.deposit : prolongs ? 0 : house.deposit;
  const terms = { monthlyRent: house.monthly_rent, deposit };
  const { krw_per_usd: krwPerUsd, rate_source: source, rate_at: at } = stay;
  const quoted = quoteOf(terms, wish, {
    beddingSets: wish.beddingSets,
    coupon: held?.coupon ?? null,
    bookedOn: isFirm ? seoulDate(stay.requested_at.getTime()) : today,
    krwPerUsd,
    isInternational: stay.is_international,
  });
  return {
    ...quoted,
    policy: isFirm ? policyOfChange(stay.policy, today, stay.check_in) : quoted.policy,
    exchangeRate: { krwPerUsd: plainRate(krwPerUsd), source, at: at.toISOString() },
    couponCode: stay.coupon_code,
  };
}
