import type * as v from 'valibot';
import type { Quote, reservations } from '#contract/reservations/reservations.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { priceInCents } from '#contract/rules/price.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import { stayProblem } from '#contract/rules/stay.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { extensionOf, freeUntil } from './store.ts';
import { extendProblem } from '../policy.ts';
import { presentOccupant } from '../present.ts';
import { findHouse, occupantsOf, type OwnReservation } from '../read-store.ts';
import { request } from '../request.ts';

/**
 * An extension is a reservation of its own from the old check-out on: priced, held, signed and paid like any other, under the policy of its own
 * length and today's rate. It needs no second deposit: the first reservation keeps it. The house's shortest stay does not apply.
 */
type Wish = v.InferOutput<(typeof reservations)['extend']['body']>;

/** Returns the latest possible check-out and a quote until `checkOut`. @throws Refusal `not_extendable`, `dates_taken`. */
export async function extension(
  ctx: Context,
  own: OwnReservation,
  wish: { checkOut?: PlainDate | undefined; isInternational: boolean },
): Promise<{ checkIn: PlainDate; freeUntil: PlainDate; quote: Quote | null }> {
  const now = ctx.clock.now();
  const at = new Date(now);
  const extended = (await extensionOf(ctx.db, own.id, at)) !== null;
  const problem = extendProblem(own, extended, now);
  if (problem) refuse(problem);
  const checkIn = own.check_out;
  const until = await freeUntil(ctx.db, own.house_id, checkIn, at);
  if (!wish.checkOut) return { checkIn, freeUntil: until, quote: null };

  const house = (await findHouse(ctx.db, own.house_id)) ?? refuse('not_extendable');
  const stay = { checkIn, checkOut: wish.checkOut };
  const wrong = stayProblem(stay, seoulDate(now));
  if (wrong) refuse(wrong);
  if (wish.checkOut > until) refuse('dates_taken');
  const exchangeRate = await ctx.rates.current();
  const { krwPerUsd } = exchangeRate;
  const quoted = quoteOf({ monthlyRent: house.monthly_rent, deposit: 0 }, stay, {
    beddingSets: 0,
    coupon: null,
    bookedOn: seoulDate(now),
    krwPerUsd,
    isInternational: wish.isInternational,
  });
  const totalUsdCents = priceInCents(quoted.price, krwPerUsd);
  return {
    checkIn,
    freeUntil: until,
    quote: { ...quoted, totalUsdCents, exchangeRate, couponCode: null },
  };
}

/** @returns the new reservation's id. */
export async function extend(
  ctx: Context,
  accountId: string,
  own: OwnReservation,
  wish: Wish,
): Promise<string> {
  const people = await occupantsOf(ctx.db, own.id);
  return request(
    ctx,
    accountId,
    {
      ...wish,
      houseId: own.house_id,
      checkIn: own.check_out,
      guests: own.guests,
      beddingSets: 0,
      couponCode: null,
      isInternational: isInternationalMethod(wish.paymentMethod),
      occupants: people.map(presentOccupant),
    },
    { prolongs: own.id },
  );
}
