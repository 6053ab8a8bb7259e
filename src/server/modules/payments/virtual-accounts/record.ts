import { inTransaction, type Context } from '#server/context.ts';
import { bankName } from '#server/platform/bank-names.ts';
import type { Trx } from '#server/ports/database.ts';
import type { IssuedAccount } from '#server/ports/paying/payment-outcome.ts';
import { beginProblem } from '../begin-problem.ts';
import { isReadNoMore, payableUntil, readAgainAt } from '../policy.ts';
import type { PaymentRow } from '../read-store.ts';
import { findAwaited, hasOpenAccount } from './read-store.ts';
import { setAccount } from './store.ts';

/**
 * Stores the virtual account of a payment and mails it to the member, once. The deadline is cut to the time until which the money still buys
 * something, because banks later give the number to others.
 */
export async function recordAccount(
  ctx: Context,
  payment: PaymentRow,
  issued: IssuedAccount & { key: string },
): Promise<void> {
  const now = ctx.clock.now();
  if (payment.status === 'paid' || payment.virtual_account || isReadNoMore(payment, now)) return;
  if (Date.parse(issued.dueAt) <= now) return;
  await inTransaction(ctx, async (trx) => {
    const due = await findAwaited(trx, payment.id);
    if (!due) return;
    const reservation = { status: due.status, holdExpiresAt: due.hold_expires_at };
    const end = Math.min(
      Date.parse(issued.dueAt),
      payableUntil(reservation, due.seq, payment.started_at.getTime()),
      due.change_due_at?.getTime() ?? Infinity,
    );
    if (end <= now) return;
    const account = { ...issued, dueAt: new Date(end).toISOString() };
    const next = readAgainAt({ ...payment, status: 'confirming' }, now);
    if (await setAccount(trx, payment.id, account, next)) await tellAccount(trx, ctx, due, account);
  });
}

async function tellAccount(
  trx: Trx,
  ctx: Context,
  due: NonNullable<Awaited<ReturnType<typeof findAwaited>>>,
  { bank, number, holder, dueAt }: IssuedAccount,
): Promise<void> {
  await ctx.outbox.post(trx, {
    key: `${due.payment_id}:virtual-account:email`,
    kind: 'virtual-account',
    reservationId: due.reservation_id,
    channel: 'email',
    to: due.email,
    language: due.language,
    params: {
      name: due.first_name,
      house: due.house_name,
      amount: due.asked,
      usd: 0,
      bank: bankName(bank),
      accountNumber: number,
      accountHolder: holder,
      expiresAt: dueAt,
      link: `${ctx.config.publicUrl}/mypage/${due.reservation_id}`,
    },
  });
}

/** Mails the member that nothing was transferred by the deadline, if the instalment is still to be paid and no other account waits. */
export async function tellEnded(trx: Trx, ctx: Context, payment: PaymentRow): Promise<void> {
  const now = ctx.clock.now();
  const expiresAt = payment.virtual_account?.dueAt;
  if (!expiresAt || Date.parse(expiresAt) > now || payment.is_dropped) return;
  const due = await findAwaited(trx, payment.id);
  if (!due || (await beginProblem(trx, due, now)) || (await hasOpenAccount(trx, due, now))) return;
  await ctx.outbox.post(trx, {
    key: `${payment.id}:account-ended:email`,
    kind: 'account-ended',
    reservationId: due.reservation_id,
    channel: 'email',
    to: due.email,
    language: due.language,
    params: {
      name: due.first_name,
      house: due.house_name,
      amount: due.amount,
      usd: due.amount_usd_cents ?? 0,
      expiresAt,
      dueOn: due.due_on,
      link: `${ctx.config.publicUrl}/mypage/${due.reservation_id}`,
    },
  });
}
