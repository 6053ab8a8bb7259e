import type { MovePreview } from '#contract/admin/corrections.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { quoteOf, type StayQuote } from '#contract/rules/quote.ts';
import { isFree, type Instalment } from '#contract/rules/schedule.ts';
import type { Balance, ChangeSettlement } from '#contract/rules/change.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { StoppedClock } from '#server/ports/clock.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { settlementOf } from '../change/ask.ts';
import { insertChange, openChange, sumColumns } from '../change/store.ts';
import { extensionOf } from '../extension/store.ts';
import { presentReturns } from '../money/present.ts';
import { findHouse, type HouseRow } from '../read-store.ts';
import { priceColumns } from '../request.ts';
import type { ReservationRow } from '../store.ts';
import type { Change } from '../transitions/change.ts';
import { moveDifferenceDue, movePriceProblem, moveProblem } from './policy.ts';
import type { AdminReservationRow } from './read-store.ts';

type Services = Pick<Context, 'payments' | 'coupons'> & { clock: StoppedClock };

/** The price of a reservation in another house, and what is due or refunded now. `settled` is null for a request. */
export type HousePrice = {
  quoted: StayQuote;
  settled: ChangeSettlement | null;
  agreed: Balance;
  total: Balance;
  toPay: Balance;
  /** The last day, a Seoul date, to pay `toPay`. */
  dueOn: PlainDate | null;
  later: Balance;
  toReturn: Balance;
};

/**
 * Prices a reservation at today's rent of another house (ADR 68), with its dates, coupon, deposit and locked exchange rate, like a change of dates. A
 * coupon stays with its stay even if it excludes the house. Used by the preview and the move.
 * @param dropped the instalment of a change that is withdrawn first
 */
export async function priceInHouse(
  db: Db,
  ctx: Services,
  reservation: ReservationRow,
  { house, dropped = null }: { house: HouseRow; dropped?: string | null | undefined },
): Promise<HousePrice> {
  const isFirm = reservation.status === 'confirmed';
  const { coupon_code: code, is_international: isInternational } = reservation;
  const coupon = code === null ? null : ((await ctx.coupons.find(db, code)) ?? refuse('coupon_unknown'));
  const quoted = quoteOf(
    { monthlyRent: house.monthly_rent, deposit: reservation.deposit },
    { checkIn: reservation.check_in, checkOut: reservation.check_out },
    {
      beddingSets: reservation.bedding_sets,
      coupon,
      bookedOn: seoulDate(isFirm ? reservation.requested_at.getTime() : ctx.clock.now()),
      krwPerUsd: reservation.krw_per_usd,
      isInternational,
    },
  );
  const cents = (of: number | null) => (isInternational ? (of ?? 0) : null);
  const totals = {
    agreed: { amount: reservation.total, usdCents: cents(reservation.total_usd_cents) },
    total: { amount: quoted.price.total, usdCents: cents(quoted.totalUsdCents) },
  };
  const nothing = { amount: 0, usdCents: cents(0) };
  // A house that costs the same leaves the payments as they are, one that is overdue too.
  if (quoted.price.total === reservation.total)
    return {
      ...totals,
      quoted,
      settled: null,
      toPay: nothing,
      dueOn: null,
      later: nothing,
      toReturn: nothing,
    };
  const settled = isFirm ? await settlementOf(db, ctx, reservation, { quoted, dropped }) : null;
  const [first, ...others] = quoted.schedule;
  const toPay = settled
    ? settled.toPay
    : { amount: first?.amount ?? 0, usdCents: first?.amountUsdCents ?? null };
  const due = isFirm
    ? moveDifferenceDue(reservation, ctx.clock.now())
    : seoulDate(reservation.hold_expires_at.getTime());
  return {
    ...totals,
    quoted,
    settled,
    toPay,
    dueOn: toPay.amount > 0 ? due : null,
    later: sumOf(settled ? settled.rest : others, isInternational),
    toReturn: settled ? settled.toReturn : nothing,
  };
}

/** @throws Refusal `not_found` for a house that cannot be booked; `hold_expired`, `not_movable`, `stay_extended` as the move itself does. */
export async function previewMove(
  db: Db,
  ctx: Services,
  row: AdminReservationRow,
  houseId: string,
): Promise<MovePreview> {
  const now = ctx.clock.now();
  const house = (await findHouse(db, houseId)) ?? refuse('not_found');
  const extended = (await extensionOf(db, row.id, new Date(now))) !== null;
  const problem = moveProblem({ ...row, change_check_in: null }, extended, now);
  if (problem) refuse(problem);
  const agreed = { total: row.total, totalUsdCents: row.total_usd_cents };
  if (movePriceProblem(row, await ctx.payments.isBeingPaid(db, row.id))) return { agreed, house: null };
  const dropped = (await openChange(db, row.id))?.instalment_id ?? null;
  const priced = await priceInHouse(db, ctx, row, { house, dropped });
  const { total, toPay, dueOn, later, toReturn } = priced;
  const returns = await ctx.payments.planDifference(db, row.id, toReturn, dropped);
  return {
    agreed,
    house: {
      total: total.amount,
      totalUsdCents: total.usdCents,
      difference: total.amount - row.total,
      toPay,
      dueOn,
      later,
      refund: { total: toReturn.amount, totalUsdCents: toReturn.usdCents },
      returns: presentReturns(row, returns, now).returns,
    },
  };
}

export type ExpectedSums = { total: Won; toPay: Won; refund: Won };

export function isOtherThan(seen: ExpectedSums, agreed: Won, priced: HousePrice | null): boolean {
  return (
    seen.total !== (priced?.total.amount ?? agreed) ||
    seen.toPay !== (priced?.toPay.amount ?? 0) ||
    seen.refund !== (priced?.toReturn.amount ?? 0)
  );
}

/**
 * Applies the price of the new house. A request gets new instalments under the same ids (ADR 13). For a confirmed stay, what is due now and not
 * covered becomes one more instalment, the rest follows, and an excess is refunded at once. The refund policy stays, because the dates do. It is
 * recorded as a completed change, so the difference counts as due when it is paid (ADR 39).
 * @returns what the transition of the move writes
 */
export async function reprice(
  trx: Trx,
  ctx: Services,
  reservation: ReservationRow,
  priced: HousePrice,
): Promise<Change> {
  const { quoted, settled, agreed, total, toPay, dueOn, toReturn } = priced;
  if (total.amount === agreed.amount) return {};
  const at = new Date(ctx.clock.now());
  const price = {
    ...priceColumns(quoted.price),
    total_usd_cents: reservation.is_international ? quoted.totalUsdCents : null,
  };
  if (!settled) {
    const { schedule } = quoted;
    const first_paid_at = schedule.slice(0, 1).every(isFree) ? at : null;
    // The first payment of a request has its hold for a deadline, which its page tells.
    const nothing = { ...toPay, amount: 0 };
    const repriced = { agreed, total, toPay: nothing, dueOn: null, toReturn };
    return { columns: { ...price, first_paid_at }, schedule, repriced };
  }
  await ctx.payments.returnDifference(trx, reservation.id, toReturn, at);
  const { difference, rest } = settled;
  const own = difference && dueOn ? [{ ...difference, dueOn }] : [];
  const [instalmentId] = await ctx.payments.replaceUnpaid(trx, reservation.id, [...own, ...rest], at);
  const { check_in, check_out, guests, bedding_sets, policy } = reservation;
  await insertChange(trx, {
    reservation_id: reservation.id,
    asked_at: at,
    due_at: at,
    terms: JSON.stringify({ check_in, check_out, guests, bedding_sets, ...price, policy }),
    occupants: null,
    instalment_id: own.length > 0 ? (instalmentId ?? null) : null,
    ...sumColumns(settled),
    ended_at: at,
    outcome: 'completed',
  });
  return { columns: { ...price, changed_at: at }, repriced: { agreed, total, toPay, dueOn, toReturn } };
}

function sumOf(parts: readonly Instalment[], isInternational: boolean): Balance {
  const cents = parts.reduce((sum, { amountUsdCents }) => sum + (amountUsdCents ?? 0), 0);
  return {
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    usdCents: isInternational ? cents : null,
  };
}
