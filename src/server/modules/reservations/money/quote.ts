import type * as v from 'valibot';
import type { Quote, QuoteForMember } from '#contract/reservations/quotes.ts';
import type { QuoteRequest } from '#contract/reservations/requests.ts';
import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import { priceInCents } from '#contract/rules/price.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { isTaken } from '../admin/free-houses-read-store.ts';
import { usableCoupon } from '../coupons/use-coupon.ts';
import { requestProblem } from '../policy.ts';
import { findHouse } from '../read-store.ts';

type QuoteWish = v.InferOutput<typeof QuoteRequest>;

/**
 * Quotes a stay as if requested now, without holding anything.
 * @param accountId the account for which coupon uses count; null for none
 * @param isAnyLength allows less than the house's shortest stay
 * @throws Refusal for an invalid stay, people or coupon; `not_found` without such a house
 */
export async function quoteStay(
  ctx: Context,
  wish: QuoteWish,
  accountId: string | null,
  isAnyLength = false,
): Promise<Quote> {
  const today = seoulDate(ctx.clock.now());
  const house = (await findHouse(ctx.db, wish.houseId)) ?? refuse('not_found');
  const limits = { minNights: isAnyLength ? 1 : house.min_nights, maxGuests: house.max_guests };
  const problem = requestProblem(wish, limits, today);
  if (problem) refuse(problem, limits);
  const use = { stay: wish, house, accountId };
  const coupon = wish.couponCode ? await usableCoupon(ctx.db, ctx, { code: wish.couponCode, use }) : null;
  const exchangeRate = await ctx.rates.current();
  const { krwPerUsd } = exchangeRate;
  const terms = { monthlyRent: house.monthly_rent, deposit: house.deposit };
  const quoted = quoteOf(terms, wish, { ...wish, coupon, bookedOn: today, krwPerUsd });
  return {
    ...quoted,
    totalUsdCents: priceInCents(quoted.price, krwPerUsd),
    exchangeRate,
    couponCode: coupon?.code ?? null,
  };
}

/**
 * Quotes a stay for an administrator's request, also below the house's shortest stay, and tells if one of its nights is taken.
 * @throws Refusal as for the quote of a member
 */
export async function quoteForMember(ctx: Context, wish: QuoteWish): Promise<QuoteForMember> {
  const { min_nights: minNights } = (await findHouse(ctx.db, wish.houseId)) ?? refuse('not_found');
  return {
    ...(await quoteStay(ctx, wish, null, true)),
    isTaken: await isTaken(ctx.db, wish, new Date(ctx.clock.now())),
    isTooShort: daysBetween(wish.checkIn, wish.checkOut) < minNights,
  };
}
