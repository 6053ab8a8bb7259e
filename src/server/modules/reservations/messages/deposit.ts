import type { Deduction } from '#contract/reservations/refunds.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { splitCents, toCents, type Won } from '#contract/rules/money.ts';
import { depositMailWaitMinutes } from '#contract/rules/paying/policy.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { depositRefundOf } from '../money/deposit-store.ts';
import { findRecipient, refundsOf } from '../read-store.ts';
import { findRow, type ReservationRow } from '../store.ts';
import { reservationLink, sumOf, type Dependencies } from './reservation.ts';

type Settlement = { deposit: Won; deductions: Deduction[] };

const topicOf = (reservationId: string) => `deposit ${reservationId}`;

/** Mails the member the settlement of the deposit. If a provider sends the refund, the mail waits for it, so that one mail covers both. */
export async function tellDepositSettled(
  trx: Trx,
  ctx: Dependencies & Pick<Context, 'clock'>,
  reservation: ReservationRow,
  settlement: Settlement,
): Promise<void> {
  const refunds = await depositRefundsOf(trx, reservation.id);
  if (refunds.length === 0) return post(trx, ctx, reservation, { settlement, kind: 'deposit-kept' });
  const from = new Date(ctx.clock.now() + depositMailWaitMinutes * MINUTE_MS);
  const isSentByProvider = refunds.some(({ provider }) => provider !== 'bank');
  await post(trx, ctx, reservation, {
    settlement,
    kind: 'deposit-refunded',
    ...(isSentByProvider && { from, topic: topicOf(reservation.id) }),
  });
}

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
  reservation: ReservationRow,
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
  const to = await findRecipient(trx, reservation.id);
  if (!to) return;
  const back = await sumOf(trx, reservation.id, 'deposit');
  const depositUsd = reservation.is_international ? toCents(deposit, reservation.krw_per_usd) : 0;
  const amounts = deductions.map(({ amount }) => amount);
  const cents = reservation.is_international ? splitCents(depositUsd - back.usd, amounts) : [];
  const said = ({ text, amount }: Deduction, index: number) => {
    const { main, aside } = chargedMoney(amount, cents[index] ?? null);
    return `${text[to.language] || text.ko}: ${aside ? `${main} (${aside})` : main}`;
  };
  await ctx.outbox.post(trx, {
    ...how,
    key: `${reservation.id}:deposit:email`,
    reservationId: reservation.id,
    channel: 'email',
    to: to.email,
    accountId: to.account_id,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      code: reservation.code,
      ...back,
      deposit,
      depositUsd,
      deductions: deductions.map(said).join(', '),
      link: reservationLink(ctx, reservation.id),
    },
  });
}
