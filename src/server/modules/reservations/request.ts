import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { reservations } from '#contract/reservations.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { ExchangeRate } from '#contract/rules/money.ts';
import { consentVersions } from '#contract/rules/policy.ts';
import type { Price } from '#contract/rules/price.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import { isFree } from '#contract/rules/schedule.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { Trx } from '#server/ports.ts';
import { extensionOf } from './extension-store.ts';
import { expireLapsed, follow } from './life.ts';
import { lifecycle } from './lifecycle.ts';
import { couponProblem, extendProblem, holdEnd, newCode, requestProblem } from './policy.ts';
import { takingDates } from './races.ts';
import * as store from './store.ts';

export type StayRequest = v.InferOutput<(typeof reservations)['create']['body']> & {
  isInternational: boolean;
};

/**
 * Requests a stay for an account: the dates are its own for 24 hours, or someone was quicker (spec: Reservation life cycle).
 * All of it holds or none: the reservation, its people, payments and consents, its contract and the mail with the signing link.
 * `prolongs` is the stay that this one follows: the house's shortest stay does not apply, and the deposit stays with the first.
 * @returns the reservation's id. @throws Refusal with what is wrong; `dates_taken` for everyone but the first.
 */
export async function request(
  ctx: Context,
  accountId: string,
  wish: StayRequest,
  prolongs: string | null = null,
): Promise<string> {
  const today = seoulDate(ctx.clock.now());
  const house = (await store.findHouse(ctx.db, wish.houseId)) ?? refuse('not_found');
  const limits = { minNights: prolongs === null ? house.min_nights : 1, maxGuests: house.max_guests };
  const problem = requestProblem(wish, limits, today);
  if (problem) refuse(problem, limits);
  if (wish.occupants.length !== wish.guests) refuse('occupants_incomplete');
  const rate = await ctx.rates.current();
  return takingDates(ctx, (trx) => hold(trx, ctx, accountId, wish, rate, prolongs));
}

async function hold(
  trx: Trx,
  ctx: Context,
  accountId: string,
  wish: StayRequest,
  rate: ExchangeRate,
  prolongs: string | null,
): Promise<string> {
  await store.lockHouse(trx, wish.houseId);
  const house = (await store.findHouse(trx, wish.houseId)) ?? refuse('not_found');
  await expireLapsed(trx, ctx, house.id);
  const now = ctx.clock.now();
  const today = seoulDate(now);
  if (prolongs !== null) {
    const stay = await store.lockReservation(trx, prolongs);
    const extended = (await extensionOf(trx, prolongs, new Date(now))) !== null;
    if (extendProblem(stay, extended, now) || stay.check_out !== wish.checkIn) refuse('not_extendable');
  }
  const coupon = wish.couponCode ? await takeCoupon(trx, wish.couponCode, wish, now) : null;
  const terms = { monthlyRent: house.monthly_rent, deposit: prolongs === null ? house.deposit : 0 };
  const { krwPerUsd } = rate;
  const { price, schedule, policy, totalUsdCents } = quoteOf(terms, wish, {
    ...wish,
    coupon,
    bookedOn: today,
    krwPerUsd,
  });
  if (price.total !== wish.expectedTotal) refuse('payment_amount_incorrect');

  const id = randomUUID();
  const at = new Date(now);
  await store.insertReservation(trx, {
    id,
    code: newCode(),
    account_id: accountId,
    house_id: house.id,
    status: lifecycle.request.to,
    check_in: wish.checkIn,
    check_out: wish.checkOut,
    guests: wish.guests,
    bedding_sets: wish.beddingSets,
    coupon_code: coupon?.code ?? null,
    ...priceColumns(price),
    is_international: wish.isInternational,
    payment_method: wish.paymentMethod,
    krw_per_usd: krwPerUsd,
    rate_source: rate.source,
    rate_at: new Date(rate.at),
    total_usd_cents: wish.isInternational ? totalUsdCents : null,
    policy: JSON.stringify(policy),
    terms_version: consentVersions.terms,
    cancellation_version: consentVersions.cancellation,
    requested_at: at,
    hold_expires_at: holdEnd(now),
    first_paid_at: schedule.slice(0, 1).every(isFree) ? at : null,
    extends_id: prolongs,
  });
  await store.insertParts(trx, id, {
    occupants: wish.occupants,
    schedule,
    consents: (['terms', 'cancellation'] as const).map((kind) => ({
      id: randomUUID(),
      account_id: accountId,
      kind,
      version: consentVersions[kind],
      given_at: at,
    })),
  });
  await follow('request', trx, ctx, await store.lockReservation(trx, id));
  return id;
}

/** A coupon with one of its uses kept for this transaction; the next request for it waits until this one holds or fails. */
async function takeCoupon(
  trx: Trx,
  code: string,
  stay: StayRequest,
  nowMs: number,
): Promise<store.CouponRow> {
  const coupon = (await store.lockCoupon(trx, code)) ?? refuse('coupon_unknown');
  const uses = await store.couponUses(trx, code, new Date(nowMs), null);
  const problem = couponProblem(coupon, stay, seoulDate(nowMs), uses);
  return problem ? refuse(problem) : coupon;
}

/** A price as the columns of a reservation. */
export function priceColumns(price: Price) {
  return {
    house_price: price.housePrice,
    coupon_discount: price.coupon,
    bedding_price: price.bedding,
    deposit: price.deposit,
    total: price.total,
  };
}
