import type * as v from 'valibot';
import type { Quote, reservations } from '#contract/reservations.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { toCents } from '#contract/rules/money.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import { isFree } from '#contract/rules/schedule.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { Trx } from '#server/ports.ts';
import { isBeingPaid, lockInstalments } from './extension-store.ts';
import { couponStillHolds, expireLapsed, follow } from './life.ts';
import { changeProblem, requestProblem } from './policy.ts';
import { takingDates } from './races.ts';
import { priceColumns } from './request.ts';
import * as store from './store.ts';

export type StayChange = v.InferOutput<(typeof reservations)['change']['body']>;
type Terms = Pick<StayChange, 'checkIn' | 'checkOut' | 'guests' | 'beddingSets'>;

/**
 * Changes dates and people of a request before its first payment. Priced anew at today's rent, but at the exchange rate that was locked at
 * the booking; the hold ends when it did. The payments are laid out anew, what was signed no longer counts and a fresh contract is sent.
 * The refund policy is that of the new length. A payment page still open for the old amount is refused, or its money returned.
 */
export function change(ctx: Context, id: string, wish: StayChange): Promise<void> {
  return takingDates(ctx, (trx) => changeIn(trx, ctx, id, wish));
}

/** What a request would cost with other dates and people. @throws Refusal with what is wrong with them. */
export function changeQuote(ctx: Context, id: string, wish: Terms): Promise<Quote> {
  return inTransaction(ctx, async (trx) => {
    const stay = await store.lockReservation(trx, id);
    const closed = changeProblem(stay, ctx.clock.now());
    if (closed) refuse(closed);
    const quoted = await quote(trx, ctx, stay, wish);
    const { krwPerUsd } = quoted.exchangeRate;
    return { ...quoted, totalUsdCents: quoted.totalUsdCents ?? toCents(quoted.price.total, krwPerUsd) };
  });
}

async function changeIn(trx: Trx, ctx: Context, id: string, wish: StayChange): Promise<void> {
  await lockInstalments(trx, id);
  const stay = await store.lockReservation(trx, id);
  const now = ctx.clock.now();
  const closed = changeProblem(stay, now);
  if (closed) refuse(closed);
  if (await isBeingPaid(trx, id)) refuse('not_changeable');
  if (wish.occupants.length !== wish.guests) refuse('occupants_incomplete');
  await expireLapsed(trx, ctx, stay.house_id, id);
  const { price, schedule, policy, totalUsdCents } = await quote(trx, ctx, stay, wish);
  if (price.total !== wish.expectedTotal) refuse('payment_amount_incorrect');

  await store.changeReservation(trx, id, {
    check_in: wish.checkIn,
    check_out: wish.checkOut,
    guests: wish.guests,
    bedding_sets: wish.beddingSets,
    ...priceColumns(price),
    total_usd_cents: stay.is_international ? totalUsdCents : null,
    policy: JSON.stringify(policy),
    signed_at: null,
    first_paid_at: schedule.slice(0, 1).every(isFree) ? new Date(now) : null,
  });
  await store.setOccupants(trx, id, wish.occupants);
  await store.setInstalments(trx, id, schedule);
  await follow('change', trx, ctx, stay);
}

/** The stay as it would be: today's rent, the coupon it has, the rate it was booked at. */
async function quote(trx: Trx, ctx: Context, stay: store.ReservationRow, wish: Terms) {
  const today = seoulDate(ctx.clock.now());
  const house = (await store.findHouse(trx, stay.house_id)) ?? refuse('not_found');
  const prolongs = stay.extends_id !== null;
  const limits = { minNights: prolongs ? 1 : house.min_nights, maxGuests: house.max_guests };
  const problem = requestProblem(wish, limits, today);
  if (problem) refuse(problem, limits);
  if (prolongs && wish.checkIn !== stay.check_in) refuse('not_changeable');
  const coupon = stay.coupon_code ? await couponStillHolds(trx, ctx, stay, wish) : null;
  if (coupon === undefined) refuse('coupon_not_valid');
  const terms = { monthlyRent: house.monthly_rent, deposit: prolongs ? 0 : house.deposit };
  const { krw_per_usd: krwPerUsd, rate_source: source, rate_at: at } = stay;
  const quoted = quoteOf(terms, wish, {
    beddingSets: wish.beddingSets,
    coupon,
    bookedOn: today,
    krwPerUsd,
    isInternational: stay.is_international,
  });
  return {
    ...quoted,
    exchangeRate: { krwPerUsd, source, at: at.toISOString() },
    couponCode: stay.coupon_code,
  };
}
