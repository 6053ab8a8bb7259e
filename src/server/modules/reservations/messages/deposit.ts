import type { Deduction } from '#contract/reservations/refunds.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { chargedMoney } from '#contract/rules/format-money.ts';
import { splitCents, toCents, type Won } from '#contract/rules/money.ts';
import { depositMailWaitMinutes } from '#contract/rules/paying/policy.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { depositRefundOf } from '../money/deposit-store.ts';
import { findRecipient, refundsOf } from '../read-store.ts';
import { findRow, type ReservationRow } from '../store.ts';
import { stayLink, sumOf, type Dependencies } from './reservation.ts';

type Settlement = { deposit: Won; deductions: Deduction[] };

const topicOf = (reservationId: string) => `deposit ${reservationId}`;

/**
 * Tells the member what comes back of the deposit, and what does not. Where a provider sends the refund the mail waits for it, so that one
 * mail tells both.
 */
export async function tellDepositSettled(
  trx: Trx,
  ctx: Dependencies & Pick<Context, 'clock'>,
  stay: ReservationRow,
  settlement: Settlement,
): Promise<void> {
  const refunds = await depositRefundsOf(trx, stay.id);
  if (refunds.length === 0) return post(trx, ctx, stay, { settlement, kind: 'deposit-kept' });
  const from = new Date(ctx.clock.now() + depositMailWaitMinutes * MINUTE_MS);
  const isSentByProvider = refunds.some(({ provider }) => provider !== 'bank');
  await post(trx, ctx, stay, {
    settlement,
    kind: 'deposit-refunded',
    ...(isSentByProvider && { from, topic: topicOf(stay.id) }),
  });
}

/** Tells the member in one mail of a settlement and of its refund that has just been sent: as `Reservations.tellDepositSent` does. */
export async function tellDepositSent(trx: Trx, ctx: Dependencies, id: string): Promise<boolean> {
  const refunds = await depositRefundsOf(trx, id);
  if (refunds.some(({ status }) => status !== 'done')) return false;
  const settled = await depositRefundOf(trx, id);
  if (!settled || !(await ctx.outbox.withdraw(trx, topicOf(id)))) return false;
  await post(trx, ctx, await findRow(trx, id), { settlement: settled, kind: 'deposit-returned' });
  return true;
}

async function depositRefundsOf(trx: Trx, id: string) {
  return (await refundsOf(trx, id)).filter(({ reason }) => reason === 'deposit');
}

async function post(
  trx: Trx,
  ctx: Dependencies,
  stay: ReservationRow,
  {
    settlement: { deposit, deductions },
    ...how
  }: {
    settlement: Settlement;
    kind: 'deposit-refunded' | 'deposit-returned' | 'deposit-kept';
    from?: Date;
    topic?: string;
  },
): Promise<void> {
  const to = await findRecipient(trx, stay.id);
  if (!to) return;
  const back = await sumOf(trx, stay.id, 'deposit');
  const depositUsd = stay.is_international ? toCents(deposit, stay.krw_per_usd) : 0;
  const amounts = deductions.map(({ amount }) => amount);
  const cents = stay.is_international ? splitCents(depositUsd - back.usd, amounts) : [];
  const said = ({ text, amount }: Deduction, index: number) => {
    const { main, aside } = chargedMoney(amount, cents[index] ?? null);
    return `${text[to.language] || text.ko}: ${aside ? `${main} (${aside})` : main}`;
  };
  await ctx.outbox.post(trx, {
    ...how,
    key: `${stay.id}:deposit:email`,
    reservationId: stay.id,
    channel: 'email',
    to: to.email,
    accountId: to.account_id,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      code: stay.code,
      ...back,
      deposit,
      depositUsd,
      deductions: deductions.map(said).join(', '),
      link: stayLink(ctx, stay.id),
    },
  });
}
