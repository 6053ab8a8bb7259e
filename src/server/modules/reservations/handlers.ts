import type { reservations as calls, ReservationSummary } from '#contract/reservations.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { listOn, type ReservationList } from '#contract/rules/life.ts';
import { priceInCents } from '#contract/rules/price.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import { tierOn } from '#contract/rules/refund.ts';
import { inTransaction, type Context, type Db, type Viewer } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { Handler, Handlers } from '#server/http/implement.ts';
import { cancel } from './cancel.ts';
import { change, changeQuote } from './change.ts';
import { extensionOf } from './extension-store.ts';
import { extend, extension } from './extension.ts';
import { cancelProblem, couponProblem, holdIsOver, isId, requestProblem, statusNow } from './policy.ts';
import { presentCancellation, presentSummary } from './present.ts';
import * as read from './read-store.ts';
import { planRefund } from './refunds.ts';
import { request } from './request.ts';
import * as store from './store.ts';
import { paymentsOf, wholeReservation } from './whole.ts';

type ListHandler = Handler<(typeof calls)['upcoming']>;

export const reservations: Handlers<'reservations'> = {
  quote: async ({ body }, ctx) => {
    const now = ctx.clock.now();
    const today = seoulDate(now);
    const house = (await store.findHouse(ctx.db, body.houseId)) ?? refuse('not_found');
    const limits = { minNights: house.min_nights, maxGuests: house.max_guests };
    const problem = requestProblem(body, limits, today);
    if (problem) refuse(problem, limits);
    const coupon = body.couponCode ? await couponFor(ctx.db, body.couponCode, body, now) : null;
    const exchangeRate = await ctx.rates.current();
    const { krwPerUsd } = exchangeRate;
    const terms = { monthlyRent: house.monthly_rent, deposit: house.deposit };
    const quoted = quoteOf(terms, body, { ...body, coupon, bookedOn: today, krwPerUsd });
    return {
      ...quoted,
      totalUsdCents: priceInCents(quoted.price, krwPerUsd),
      exchangeRate,
      couponCode: coupon?.code ?? null,
    };
  },
  create: async ({ body, query, viewer }, ctx) => {
    const id = await request(ctx, member(viewer).accountId, {
      ...body,
      isInternational: query.isInternational,
    });
    return whole(ctx, viewer, id);
  },
  upcoming: listing('upcoming'),
  current: listing('current'),
  past: listing('past'),
  canceled: listing('canceled'),
  get: ({ params, viewer }, ctx) => whole(ctx, viewer, params.id),
  payments: async ({ params, viewer }, ctx) => {
    return paymentsOf(ctx.db, await owned(ctx, viewer, params.id));
  },
  payment: async ({ params, viewer }, ctx) => {
    const payments = await paymentsOf(ctx.db, await owned(ctx, viewer, params.id));
    return payments.find((payment) => payment.id === params.paymentId) ?? refuse('not_found');
  },
  contract: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    const file = (await read.contractFile(ctx.db, own.id)) ?? refuse('not_found');
    return { bytes: file.bytes, filename: `contract-${own.code}.pdf` };
  },
  sendContract: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    await inTransaction(ctx, async (trx) => {
      const stay = await store.lockReservation(trx, own.id);
      if (stay.signed_at) refuse('contract_signed');
      if (stay.status === 'expired' || holdIsOver(stay, ctx.clock.now())) refuse('hold_expired');
      if (stay.status !== 'requested') refuse('contract_void');
      await ctx.contracts.resend(trx, own.id);
    });
    return null;
  },
  cancellation: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    const now = ctx.clock.now();
    const extended = (await extensionOf(ctx.db, own.id, new Date(now))) !== null;
    const problem = cancelProblem(own, extended, now);
    if (problem) refuse(problem);
    const tier = tierOn(own.policy, seoulDate(now), own.check_in) ?? refuse('not_cancellable');
    const plan = (await planRefund(ctx.db, own, now)) ?? refuse('not_cancellable');
    return presentCancellation(own, plan, tier, now);
  },
  cancel: async ({ params, query, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    await cancel(ctx, own.id, query.expectedRefund);
    return whole(ctx, viewer, own.id);
  },
  change: async ({ params, body, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    await change(ctx, own.id, body);
    return whole(ctx, viewer, own.id);
  },
  changeQuote: async ({ params, query, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    return changeQuote(ctx, own.id, query);
  },
  extension: async ({ params, query, viewer }, ctx) =>
    extension(ctx, await owned(ctx, viewer, params.id), query),
  extend: async ({ params, body, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    return whole(ctx, viewer, await extend(ctx, member(viewer).accountId, own, body));
  },
};

/** The member's reservations that stand in a list today; those that ended newest first, the others by check-in. */
function listing(list: ReservationList): ListHandler {
  return async ({ viewer }, ctx): Promise<ReservationSummary[]> => {
    const now = ctx.clock.now();
    const all = await read.ownReservations(ctx.db, member(viewer).accountId);
    const rows = all.filter((row) => {
      const stay = { checkIn: row.check_in, checkOut: row.check_out };
      return listOn(statusNow(row, now), stay, seoulDate(now)) === list;
    });
    if (list === 'past' || list === 'canceled') rows.reverse();
    const photos = await read.firstPhotos(
      ctx.db,
      rows.map((row) => row.house_id),
    );
    return rows.map((row) => presentSummary(row, photos.get(row.house_id), now));
  };
}

/** The viewer's own reservation; anyone else's does not exist for them. */
async function owned(ctx: Context, viewer: Viewer | null, id: string): Promise<read.OwnReservation> {
  const [row] = isId(id) ? await read.ownReservations(ctx.db, member(viewer).accountId, id) : [];
  return row ?? refuse('not_found');
}

async function whole(ctx: Context, viewer: Viewer | null, id: string) {
  return wholeReservation(ctx.db, await owned(ctx, viewer, id), ctx.clock.now());
}

async function couponFor(
  db: Db,
  code: string,
  stay: { checkIn: string; checkOut: string },
  nowMs: number,
): Promise<store.CouponRow> {
  const coupon = (await store.findCoupon(db, code)) ?? refuse('coupon_unknown');
  const uses = await store.couponUses(db, code, new Date(nowMs), null);
  const problem = couponProblem(coupon, stay, seoulDate(nowMs), uses);
  return problem ? refuse(problem) : coupon;
}

function member(viewer: Viewer | null): Viewer {
  return viewer ?? refuse('unauthorized');
}
