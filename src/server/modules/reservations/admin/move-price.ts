import type { MovePreview } from '#contract/admin/corrections.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { quoteOf, type StayQuote } from '#contract/rules/quote.ts';
import { isFree, type Instalment } from '#contract/rules/schedule.ts';
import type { Balance, ChangeSettlement } from '#contract/rules/stay-change.ts';
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

/** A reservation at the price of another house, and what follows from it now; `settled` of a confirmed stay. */
export type HousePrice = {
  quoted: StayQuote;
  settled: ChangeSettlement | null;
  agreed: Balance;
  total: Balance;
  toPay: Balance;
  /** The last day to pay `toPay`. */
  dueOn: PlainDate | null;
  later: Balance;
  toReturn: Balance;
};

/**
 * Prices a reservation at today's rent of another house (ADR 68): for the dates, the coupon, the deposit and the exchange rate that it has, as a
 * change of dates does. A coupon stays with its stay, whichever houses it is for. The preview and the move share it.
 * @param dropped the instalment of a change that is withdrawn first
 */
export async function priceInHouse(
  db: Db,
  ctx: Services,
  stay: ReservationRow,
  { house, dropped = null }: { house: HouseRow; dropped?: string | null | undefined },
): Promise<HousePrice> {
  const isFirm = stay.status === 'confirmed';
  const { coupon_code: code, is_international: isInternational } = stay;
  const coupon = code === null ? null : ((await ctx.coupons.find(db, code)) ?? refuse('coupon_unknown'));
  const quoted = quoteOf(
    { monthlyRent: house.monthly_rent, deposit: stay.deposit },
    { checkIn: stay.check_in, checkOut: stay.check_out },
    {
      beddingSets: stay.bedding_sets,
      coupon,
      bookedOn: seoulDate(isFirm ? stay.requested_at.getTime() : ctx.clock.now()),
      krwPerUsd: stay.krw_per_usd,
      isInternational,
    },
  );
  const cents = (of: number | null) => (isInternational ? (of ?? 0) : null);
  const totals = {
    agreed: { amount: stay.total, usdCents: cents(stay.total_usd_cents) },
    total: { amount: quoted.price.total, usdCents: cents(quoted.totalUsdCents) },
  };
  const nothing = { amount: 0, usdCents: cents(0) };
  // A house that costs the same leaves the payments as they are, one that is overdue too.
  if (quoted.price.total === stay.total)
    return {
      ...totals,
      quoted,
      settled: null,
      toPay: nothing,
      dueOn: null,
      later: nothing,
      toReturn: nothing,
    };
  const settled = isFirm ? await settlementOf(db, ctx, stay, { quoted, dropped }) : null;
  const [first, ...others] = quoted.schedule;
  const toPay = settled
    ? settled.toPay
    : { amount: first?.amount ?? 0, usdCents: first?.amountUsdCents ?? null };
  const due = isFirm ? moveDifferenceDue(stay, ctx.clock.now()) : seoulDate(stay.hold_expires_at.getTime());
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

/**
 * Previews the totals of a reservation in another house.
 * @throws Refusal `not_found` for a house that nobody can book; `hold_expired`, `not_movable`, `stay_extended` as the move itself does.
 */
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

/** The sums of a move that an administrator saw. */
export type ExpectedSums = { total: Won; toPay: Won; refund: Won };

/** True where a move comes to other sums than an administrator saw; `priced` is null at the agreed price. */
export function isOtherThan(seen: ExpectedSums, agreed: Won, priced: HousePrice | null): boolean {
  return (
    seen.total !== (priced?.total.amount ?? agreed) ||
    seen.toPay !== (priced?.toPay.amount ?? 0) ||
    seen.refund !== (priced?.toReturn.amount ?? 0)
  );
}

/**
 * Makes a reservation cost what it does in its new house: of a request the payments are laid out anew under the same ids (ADR 13); of a confirmed
 * stay what is due by now and not covered becomes one more payment, the rest follows, and what is too much goes back at once. It keeps its refund
 * policy, as its dates stay. On record as a change that is complete: its difference counts as due when it is paid (ADR 39).
 * @returns what the transition of the move writes
 */
export async function reprice(
  trx: Trx,
  ctx: Services,
  stay: ReservationRow,
  priced: HousePrice,
): Promise<Change> {
  const { quoted, settled, agreed, total, toPay, dueOn, toReturn } = priced;
  if (total.amount === agreed.amount) return {};
  const at = new Date(ctx.clock.now());
  const price = {
    ...priceColumns(quoted.price),
    total_usd_cents: stay.is_international ? quoted.totalUsdCents : null,
  };
  if (!settled) {
    const { schedule } = quoted;
    const first_paid_at = schedule.slice(0, 1).every(isFree) ? at : null;
    // The first payment of a request has its hold for a deadline, which its page tells.
    const nothing = { ...toPay, amount: 0 };
    const repriced = { agreed, total, toPay: nothing, dueOn: null, toReturn };
    return { columns: { ...price, first_paid_at }, schedule, repriced };
  }
  await ctx.payments.returnDifference(trx, stay.id, toReturn, at);
  const { difference, rest } = settled;
  const own = difference && dueOn ? [{ ...difference, dueOn }] : [];
  const [instalmentId] = await ctx.payments.replaceUnpaid(trx, stay.id, [...own, ...rest], at);
  const { check_in, check_out, guests, bedding_sets, policy } = stay;
  await insertChange(trx, {
    reservation_id: stay.id,
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
