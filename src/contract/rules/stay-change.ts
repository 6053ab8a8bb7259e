import type { PlainDate } from './dates.ts';
import type { Cents, Won } from './money.ts';
import type { PaidInstalment } from './refund/refund.ts';
import type { Instalment } from './schedule.ts';

/** The money of a stay's payments less what went back, in won and, where it is charged in dollars, in cents. */
export type Kept = { amount: Won; usdCents: Cents | null };

/** The money of a change of a stay that is paid in part or whole (ADR 39). `seq` counts from 1 within each. */
export type ChangeSettlement = {
  toPay: Kept;
  toReturn: Kept;
  /** The part of the price that the kept money covers, as one line for the contract. */
  paidSoFar: Instalment;
  /** The payment of `toPay`, due with the change; null where there is none. */
  difference: Instalment | null;
  /** The payments that fall due afterwards. */
  rest: Instalment[];
};

/**
 * Settles a change on a Seoul date: `schedule` is that of the stay as it will be, as if it had been booked so from the start. Kept money counts
 * for the earliest of its payments; what is due by `today` beyond it is to be paid, and what exceeds the whole price goes back. Kept and to
 * pay less to return, and the rest, add up to the new total, in won exactly.
 * @param beddingBefore won that the bedding sets cost until now
 */
export function settleChange(
  schedule: readonly Instalment[],
  kept: Kept,
  beddingBefore: Won,
  today: PlainDate,
): ChangeSettlement {
  const due = schedule.filter(({ seq, dueOn }) => seq === 1 || dueOn <= today);
  const cents = (of: number) => (kept.usdCents === null ? null : Math.max(0, of));
  const keptCents = kept.usdCents ?? 0;
  const [dueWon, dueCents] = sumOf(due);
  const [total, totalCents] = sumOf(schedule);
  const toPay = Math.max(0, dueWon - kept.amount);
  const toReturn = Math.max(0, kept.amount - total);
  const toPayCents = toPay > 0 ? Math.max(1, dueCents - keptCents) : 0;
  const toReturnCents = toReturn > 0 ? Math.max(0, keptCents - totalCents) : 0;
  const stays = kept.amount - toReturn;
  const first = schedule[0]!;
  const bedding = Math.min(toPay, Math.max(0, first.bedding - beddingBefore));
  const open = due.find((_, index) => sumOf(due.slice(0, index + 1))[0] > stays) ?? first;
  const line = { ...first, dueOn: today, deposit: 0, amount: toPay, amountUsdCents: cents(toPayCents) };
  return {
    toPay: { amount: toPay, usdCents: cents(toPayCents) },
    toReturn: { amount: toReturn, usdCents: cents(toReturnCents) },
    paidSoFar: paidLine(schedule, stays, cents(keptCents - toReturnCents), first.bedding - bedding),
    difference:
      toPay > 0 ? { ...line, from: open.from, to: due.at(-1)!.to, bedding, rent: toPay - bedding } : null,
    rest: restOf(schedule, stays + toPay, cents(keptCents - toReturnCents + toPayCents)),
  };
}

/** A payment of a schedule as far as money covers it; `rent` is the covered part of `fullRent`. */
export type Covered = PaidInstalment & { from: PlainDate; to: PlainDate; fullRent: Won };

/**
 * Counts money of a changed stay for the payments of its schedule, the earliest first: so that a refund goes by the due dates of a stay that
 * was booked so from the start. Money that was due when it was paid comes first and stays due, also where the new schedule asks for it later.
 * @param paidWhenDue the part of `kept` that was due when it was paid, won
 */
export function coverSchedule(schedule: readonly Instalment[], kept: Won, paidWhenDue: Won): Covered[] {
  let [left, due] = [kept, paidWhenDue];
  const take = (part: Won) => {
    const taken = Math.min(part, left);
    const takenDue = Math.min(taken, due);
    left -= taken;
    due -= takenDue;
    return { taken, takenDue };
  };
  return schedule
    .map(({ deposit, bedding, rent, dueOn, from, to }) => {
      const [held, beds, nights] = [take(deposit), take(bedding), take(rent)];
      const parts = { deposit: held.taken, bedding: beds.taken, rent: nights.taken };
      return { ...parts, dueRent: nights.takenDue, fullRent: rent, dueOn, from, to };
    })
    .filter((part) => part.deposit + part.bedding + part.rent > 0);
}

function sumOf(parts: readonly Instalment[]): [won: Won, cents: Cents] {
  return [
    parts.reduce((sum, { amount }) => sum + amount, 0),
    parts.reduce((sum, { amountUsdCents }) => sum + (amountUsdCents ?? 0), 0),
  ];
}

function paidLine(
  schedule: readonly Instalment[],
  amount: Won,
  amountUsdCents: Cents | null,
  bedding: Won,
): Instalment {
  const first = schedule[0]!;
  const reached = schedule.findLast((_, index) => sumOf(schedule.slice(0, index))[0] < amount) ?? first;
  const deposit = Math.min(first.deposit, amount);
  const beds = Math.min(bedding, amount - deposit);
  const rent = amount - deposit - beds;
  return { ...first, to: reached.to, deposit, bedding: beds, rent, amount, amountUsdCents };
}

/** The payments that money does not cover, or covers in part. */
function restOf(schedule: readonly Instalment[], covered: Won, coveredCents: Cents | null): Instalment[] {
  let [won, cents] = [0, 0];
  let [paid, paidCents] = [covered, coveredCents ?? 0];
  return schedule.flatMap((part) => {
    won += part.amount;
    cents += part.amountUsdCents ?? 0;
    const amount = won - paid;
    if (amount <= 0) return [];
    const usd = Math.max(0, cents - paidCents);
    paid = won;
    paidCents += usd;
    const amountUsdCents = coveredCents === null ? null : usd;
    return [{ ...part, deposit: 0, bedding: 0, rent: amount, amount, amountUsdCents }];
  });
}
