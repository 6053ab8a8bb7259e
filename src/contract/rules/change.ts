import type { PlainDate } from '#contract/rules/dates.ts';
import type { Cents, Won } from '#contract/rules/money.ts';
import type { PaidInstalment } from '#contract/rules/refund/refund.ts';
import type { Instalment } from '#contract/rules/schedule.ts';

/** The payments of a stay less its refunds, in won and, if charged in dollars, in cents. */
export type Balance = { amount: Won; usdCents: Cents | null };

/** The money of a change to a partly or fully paid stay (ADR 39). `seq` counts from 1 within each. */
export type ChangeSettlement = {
  toPay: Balance;
  toReturn: Balance;
  /** The part of the price that is already paid, as one line for the contract. */
  paidSoFar: Instalment;
  /** The payment of `toPay`, due with the change; null if there is none. */
  difference: Instalment | null;
  rest: Instalment[];
};

/**
 * Settles a change on a Seoul date. `schedule` is that of the changed stay, as if booked so from the start. The balance covers its earliest payments;
 * what is due by `today` beyond it must be paid, and what exceeds the total is refunded. The balance plus `toPay` less `toReturn`, and the rest, add
 * up to the new total in won exactly.
 * @param beddingBefore won that the bedding sets cost until now
 */
export function settleChange(
  schedule: readonly Instalment[],
  balance: Balance,
  beddingBefore: Won,
  today: PlainDate,
): ChangeSettlement {
  const due = schedule.filter(({ seq, dueOn }) => seq === 1 || dueOn <= today);
  const cents = (of: number) => (balance.usdCents === null ? null : Math.max(0, of));
  const heldCents = balance.usdCents ?? 0;
  const [dueWon, dueCents] = sumOf(due);
  const [total, totalCents] = sumOf(schedule);
  const toPay = Math.max(0, dueWon - balance.amount);
  const toReturn = Math.max(0, balance.amount - total);
  const toPayCents = toPay > 0 ? Math.max(1, dueCents - heldCents) : 0;
  const toReturnCents = toReturn > 0 ? Math.max(0, heldCents - totalCents) : 0;
  const stays = balance.amount - toReturn;
  const first = schedule[0]!;
  const bedding = Math.min(toPay, Math.max(0, first.bedding - beddingBefore));
  const open = due.find((_, index) => sumOf(due.slice(0, index + 1))[0] > stays) ?? first;
  const line = { ...first, dueOn: today, deposit: 0, amount: toPay, amountUsdCents: cents(toPayCents) };
  return {
    toPay: { amount: toPay, usdCents: cents(toPayCents) },
    toReturn: { amount: toReturn, usdCents: cents(toReturnCents) },
    paidSoFar: paidLine(schedule, stays, cents(heldCents - toReturnCents), first.bedding - bedding),
    difference:
      toPay > 0 ? { ...line, from: open.from, to: due.at(-1)!.to, bedding, rent: toPay - bedding } : null,
    rest: restOf(schedule, stays + toPay, cents(heldCents - toReturnCents + toPayCents)),
  };
}

/** A payment of a schedule, as far as it is covered. `rent` is the covered part of `fullRent`. */
export type Covered = PaidInstalment & { from: PlainDate; to: PlainDate; fullRent: Won };

/**
 * Assigns the money of a changed stay to the payments of its schedule, earliest first, so that a refund follows the due dates of a stay booked so
 * from the start. Money that was due when it was paid comes first and stays due, even if the new schedule asks for it later.
 * @param paidWhenDue the part of `held` that was due when it was paid, won
 */
export function coverSchedule(schedule: readonly Instalment[], held: Won, paidWhenDue: Won): Covered[] {
  let [left, due] = [held, paidWhenDue];
  const take = (part: Won) => {
    const taken = Math.min(part, left);
    const takenDue = Math.min(taken, due);
    left -= taken;
    due -= takenDue;
    return { taken, takenDue };
  };
  return schedule
    .map(({ deposit, bedding, rent, dueOn, from, to }) => {
      const [deposits, beds, nights] = [take(deposit), take(bedding), take(rent)];
      const parts = { deposit: deposits.taken, bedding: beds.taken, rent: nights.taken };
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
