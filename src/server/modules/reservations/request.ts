import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { Invitee } from '#contract/contacts/invitations.ts';
import type { reservations } from '#contract/reservations/reservations.ts';
import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import type { ExchangeRate } from '#contract/rules/money.ts';
import { booking, consentVersions } from '#contract/rules/policy.ts';
import type { Price } from '#contract/rules/price.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import { isFree } from '#contract/rules/schedule.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { newCode } from '#server/platform/new-code.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { stopClock, type StoppedClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import { extensionOf } from './extension/store.ts';
import { takeCoupon } from './coupons/use-coupon.ts';
import { expireHolds } from './expire.ts';
import { extendProblem, holdEnd, holdsProblem, requestProblem } from './policy.ts';
import { inviteMember } from './admin/invite.ts';
import { findHouse, lockHouse } from './read-store.ts';
import { retryTransaction } from './retry-transaction.ts';
import { countOpenHolds, findOpenHold, lockReservation, type ReservationRow } from './store.ts';
import { create, transition } from './transition.ts';

export type StayRequest = Omit<v.InferOutput<(typeof reservations)['create']['body']>, 'consents'> & {
  isInternational: boolean;
  minNightsReason?: string | null;
};

/**
 * Requests a stay: its dates are held for 24 hours unless another request took them first (docs/specification.md#reservation-life-cycle).
 * Reservation, people, payments, consents, contract and signing mail are written all or none. `prolongs` is the stay that this one extends: the
 * house's shortest stay does not apply, and the deposit stays with the first. `booker` is the administrator who requests it (ADR 31), recorded as the
 * actor; no consent is given in the member's name. `who` is an account, or a person without one, who is invited to create it (ADR 43).
 * @returns the reservation's id. @throws Refusal with the reason; `dates_taken` for everyone but the first.
 */
export async function request(
  ctx: Context,
  who: string | Required<Invitee>,
  wish: StayRequest,
  {
    prolongs = null,
    booker = null,
  }: { prolongs?: string | null | undefined; booker?: Administrator | null | undefined } = {},
): Promise<string> {
  const today = seoulDate(ctx.clock.now());
  const house = (await findHouse(ctx.db, wish.houseId)) ?? refuse('not_found');
  const isAnyLength = prolongs !== null || (booker !== null && isShortFor(wish, house.min_nights));
  const limits = { minNights: isAnyLength ? 1 : house.min_nights, maxGuests: house.max_guests };
  const problem = requestProblem(wish, limits, today);
  if (problem) refuse(problem, limits);
  if (wish.occupants.length !== wish.guests) refuse('occupants_incomplete');
  const rate = await ctx.rates.current();
  return retryTransaction(
    ctx,
    async (trx) =>
      (booker && (await requestedBefore(trx, ctx, who, wish))) ??
      hold(trx, ctx, { who, wish, rate, prolongs, booker }),
  );
}

/**
 * Finds the earlier request that an administrator repeats because the answer was lost; it would otherwise block its own dates. Another price, number
 * of people or payment method makes it a different request.
 */
async function requestedBefore(
  trx: Trx,
  ctx: Context,
  who: string | Required<Invitee>,
  wish: StayRequest,
): Promise<string | null> {
  const accountId = await accountIdOf(trx, ctx, who, wish);
  const account = await ctx.accounts.lock(trx, accountId);
  if (!account || account.isBlocked) return null;
  await lockHouse(trx, wish.houseId);
  const same = { account_id: accountId, ...wishColumns(wish), total: wish.expectedTotal };
  return findOpenHold(trx, same, new Date(ctx.clock.now()));
}

type Hold = {
  who: string | Required<Invitee>;
  wish: StayRequest;
  rate: ExchangeRate;
  prolongs: string | null;
  booker: Administrator | null;
};

async function hold(trx: Trx, ctx: Context, { who, wish, rate, prolongs, booker }: Hold): Promise<string> {
  const accountId = await accountIdOf(trx, ctx, who, wish);
  const account = (await ctx.accounts.lock(trx, accountId)) ?? refuse(booker ? 'not_found' : 'unauthorized');
  if (account.isBlocked) refuse('account_blocked');
  await lockHouse(trx, wish.houseId);
  const house = (await findHouse(trx, wish.houseId)) ?? refuse('not_found');
  const still = stopClock(ctx);
  const now = still.clock.now();
  await expireHolds(trx, still, house.id);
  await refuseTooManyHolds(trx, accountId, account.isEmailConfirmed, now);
  const prolonged = prolongs === null ? null : await extendable(trx, prolongs, wish, now);
  const coupon = await takeCoupon(trx, still, wish.couponCode, { stay: wish, house, accountId });
  const terms = { monthlyRent: house.monthly_rent, deposit: prolongs === null ? house.deposit : 0 };
  const { price, schedule, policy, totalUsdCents } = quoteOf(terms, wish, {
    ...wish,
    coupon,
    bookedOn: seoulDate(now),
    krwPerUsd: rate.krwPerUsd,
  });
  if (price.total !== wish.expectedTotal) refuse('payment_amount_incorrect');

  const [id, at] = [randomUUID(), new Date(now)];
  const by = actorOf(booker, accountId);
  const row = {
    id,
    code: newCode(),
    account_id: accountId,
    ...wishColumns(wish),
    coupon_code: coupon?.code ?? null,
    ...priceColumns(price),
    ...rateColumns(rate),
    total_usd_cents: wish.isInternational ? totalUsdCents : null,
    policy: JSON.stringify(policy),
    ...versionColumns,
    requested_at: at,
    hold_expires_at: holdEnd(now),
    first_paid_at: schedule.slice(0, 1).every(isFree) ? at : null,
    extends_id: prolongs,
  };
  const note = (booker && isShortFor(wish, house.min_nights) && wish.minNightsReason) || '';
  const parts = { occupants: wish.occupants, schedule, ...(note && { note }) };
  const { refused } = await create(trx, still, row, { by, parts });
  if (refused) refuse(refused);
  if (booker) await recordBooking(trx, still, booker, { id, wish, booked: { total: price.total, note } });
  else await agree(trx, ctx, accountId, at);
  if (prolonged) await extend(trx, still, prolonged, { by, extendedBy: id });
  return id;
}

function actorOf(booker: Administrator | null, accountId: string): Actor {
  return booker
    ? { kind: 'administrator', accountId: booker.viewer.accountId }
    : { kind: 'member', accountId };
}

/** @throws Refusal not_extendable */
async function extend(
  trx: Trx,
  ctx: Context & { clock: StoppedClock },
  prolonged: ReservationRow,
  { by, extendedBy }: { by: Actor; extendedBy: string },
): Promise<void> {
  const { refused } = await transition(trx, ctx, prolonged, { name: 'extend', by, extendedBy });
  if (refused) refuse('not_extendable');
}

function agree(trx: Trx, ctx: Context, accountId: string, at: Date): Promise<void> {
  const kinds = ['terms', 'cancellation'] as const;
  const agreed = kinds.map((kind) => ({ kind, version: consentVersions[kind] }));
  return ctx.accounts.giveConsents(trx, accountId, agreed, at);
}

/** Returns the account of a request and stores the phone that a short sign-up did not ask for, as contract and text messages need it. */
async function accountIdOf(
  trx: Trx,
  ctx: Context,
  who: string | Required<Invitee>,
  { occupants: [first] }: StayRequest,
): Promise<string> {
  const id =
    typeof who === 'string' ? who : await ctx.accounts.accountOf(trx, who, new Date(ctx.clock.now()));
  if (first) await ctx.accounts.complete(trx, id, { phone: first });
  return id;
}

function isShortFor({ checkIn, checkOut, minNightsReason }: StayRequest, minNights: number): boolean {
  return Boolean(minNightsReason) && daysBetween(checkIn, checkOut) < minNights;
}

/**
 * Audits that an administrator requested a stay for a member, and invites a member without an account. `total` is in won; `note` is the reason for
 * less than the shortest stay.
 */
async function recordBooking(
  trx: Trx,
  ctx: Context,
  by: Administrator,
  {
    id,
    wish: { houseId, checkIn, checkOut, guests },
    booked: { total, note },
  }: { id: string; wish: StayRequest; booked: { total: number; note: string } },
): Promise<void> {
  const stay = { houseId, from: checkIn, to: checkOut, guests, amount: total };
  const after = note ? { ...stay, reason: note } : stay;
  await audit(trx, ctx, by, {
    action: 'reservation-requested',
    subject: { kind: 'reservation', id },
    change: { after },
  });
  // No limit of mails takes a booking back: who was mailed so often has a link that works, and another can be sent the next day.
  await inviteMember(trx, ctx, by, { id, whenSpent: 'skip' });
}

/** @throws Refusal if the account has the most unpaid requests allowed. */
async function refuseTooManyHolds(
  trx: Trx,
  accountId: string,
  isEmailConfirmed: boolean,
  now: number,
): Promise<void> {
  const open = await countOpenHolds(trx, accountId, new Date(now));
  const tooMany = holdsProblem(open, isEmailConfirmed);
  if (tooMany)
    refuse(tooMany, { most: booking.openHolds.confirmed, unconfirmed: booking.openHolds.unconfirmed });
}

/** Locks the stay that a request extends. @throws Refusal not_extendable */
async function extendable(trx: Trx, id: string, wish: StayRequest, nowMs: number): Promise<ReservationRow> {
  const reservation = await lockReservation(trx, id);
  const extended = (await extensionOf(trx, id, new Date(nowMs))) !== null;
  const follows = reservation.check_out === wish.checkIn && reservation.house_id === wish.houseId;
  if (extendProblem(reservation, extended, nowMs) || !follows) refuse('not_extendable');
  return reservation;
}

function wishColumns(wish: StayRequest) {
  return {
    house_id: wish.houseId,
    check_in: wish.checkIn,
    check_out: wish.checkOut,
    guests: wish.guests,
    bedding_sets: wish.beddingSets,
    is_international: wish.isInternational,
    payment_method: wish.paymentMethod,
  };
}

const versionColumns = {
  terms_version: consentVersions.terms,
  cancellation_version: consentVersions.cancellation,
};

function rateColumns(rate: ExchangeRate) {
  return { krw_per_usd: rate.krwPerUsd, rate_source: rate.source, rate_at: new Date(rate.at) };
}

export function priceColumns(price: Price) {
  return {
    house_price: price.housePrice,
    coupon_discount: price.coupon,
    bedding_price: price.bedding,
    deposit: price.deposit,
    total: price.total,
  };
}
