import type { DeductionRequest } from '#contract/admin/deposits.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { stopClock, type StoppedClock } from '#server/ports/clock.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Return } from '#server/ports/payments.ts';
import { depositDueBy, depositProblem, lastOfChain } from '../money/deposit.ts';
import { tellDepositSettled } from '../messages/deposit.ts';
import { presentPayments, sumOfReturns } from '../money/present.ts';
import { requireState, type ActingOn } from './version.ts';
import { lockWithSchedule } from '#server/modules/reservations/lock-with-schedule.ts';
import { instalmentsOf, paymentsOf } from '../read-store.ts';
import type { ReservationRow } from '../store.ts';
import { addReturned, depositRefundOf, insertDepositRefund } from '../money/deposit-store.ts';

/**
 * Plans the refund of a deposit minus a deduction in won, through the payment that brought it, for the preview and the action. The deposit of an
 * extended stay is refunded after the extension.
 * @throws Refusal `deposit_not_due` before the check-out; `deposit_forfeited` after an eviction, for a reservation that never began or one without a
 * deposit; `deposit_already_refunded`; `deductions_exceed_deposit`.
 */
export async function planDepositRefund(
  db: Db,
  ctx: Pick<Context, 'payments'> & { clock: StoppedClock },
  reservation: ReservationRow,
  deducted: Won,
): Promise<{ dueBy: PlainDate; returns: Return[] }> {
  const now = ctx.clock.now();
  const depositIsSettled = (await depositRefundOf(db, reservation.id)) !== undefined;
  const last = await lastOfChain(db, reservation, new Date(now));
  const problem = depositProblem({ reservation, last, depositIsSettled }, now);
  if (problem) refuse(problem);
  if (deducted > reservation.deposit)
    refuse('deductions_exceed_deposit', {}, { deductions: 'deductions_exceed_deposit' });
  const wanted = reservation.deposit - deducted;
  const returns = await ctx.payments.planReturns(db, reservation, { depositWon: wanted });
  // Whatever the payment has left beside it, more than the deposit never goes back; less where it went back before.
  if (sumOfReturns(returns) !== wanted) refuse('deposit_forfeited');
  return { dueBy: depositDueBy(last), returns };
}

/**
 * Refunds a deposit minus itemized deductions, once; the member is notified, the refund recorded and the action audited in the same transaction.
 * @returns the refund in won. @throws Refusal as {@link planDepositRefund} does; `refund_changed` if the refund differs from the one the
 * administrator saw; those of `files.attach` for the pictures of the deductions.
 */
export function refundDeposit(
  ctx: Context,
  id: string,
  by: ActingOn,
  { deductions, expectedRefund }: { deductions: DeductionRequest[]; expectedRefund?: Won | undefined },
): Promise<Won> {
  const deducted = deductions.reduce((sum, { amount }) => sum + amount, 0);
  return inTransaction(ctx, async (trx) => {
    const reservation = await lockWithSchedule(trx, ctx, id);
    await requireState(trx, id, by.ifMatch);
    const still = stopClock(ctx);
    const { returns } = await planDepositRefund(trx, still, reservation, deducted);
    const refunded = sumOfReturns(returns);
    if (expectedRefund !== undefined && expectedRefund !== refunded) refuse('refund_changed');
    const at = new Date(still.clock.now());
    const kept = await keptBy(trx, reservation, deductions, still.clock.now());
    await ctx.payments.keepInstalments(trx, kept, at);
    await ctx.payments.recordReturns(trx, returns, 'deposit', at);
    await recordSettlement(trx, still, reservation, { by, settlement: { refunded, deductions } });
    const photoIds = deductions.flatMap((deduction) => deduction.photoIds);
    await ctx.files.attach(trx, { kind: 'deduction', id }, photoIds);
    await tellDepositSettled(trx, still, reservation, { deposit: reservation.deposit, deductions });
    const after = { deposit: reservation.deposit, deductions, refunded };
    await audit(trx, still, by, {
      action: 'deposit-refunded',
      subject: { kind: 'reservation', id },
      change: { after },
    });
    return refunded;
  });
}

/**
 * Lists the instalments that deductions pay, each once and in full.
 * @throws Refusal `payment_already_made` for one that is not open, `payment_amount_incorrect` for another amount.
 */
async function keptBy(
  db: Db,
  reservation: Pick<ReservationRow, 'id' | 'status'>,
  deductions: DeductionRequest[],
  nowMs: number,
): Promise<string[]> {
  const named = deductions.flatMap(({ instalmentId, amount }) =>
    instalmentId === undefined ? [] : [{ id: instalmentId, amount }],
  );
  if (named.length === 0) return [];
  const instalments = await instalmentsOf(db, reservation.id);
  const parts = presentPayments(reservation.status, instalments, await paymentsOf(db, reservation.id), nowMs);
  const open = parts.filter(({ status }) => status === 'due' || status === 'overdue');
  for (const { id, amount } of named) {
    const part = open.find((each) => each.id === id);
    if (!part) refuse('payment_already_made');
    if (part.amount !== amount) refuse('payment_amount_incorrect');
  }
  const ids = named.map(({ id }) => id);
  return new Set(ids).size === ids.length ? ids : refuse('payment_already_made');
}

export async function recordSettlement(
  trx: Trx,
  ctx: Pick<Context, 'accounts'> & { clock: StoppedClock },
  { id, deposit }: Pick<ReservationRow, 'id' | 'deposit'>,
  {
    by: {
      viewer: { accountId },
    },
    settlement: { refunded, deductions },
  }: { by: Administrator; settlement: { refunded: Won; deductions: DeductionRequest[] } },
): Promise<void> {
  await insertDepositRefund(trx, {
    reservation_id: id,
    deposit,
    refunded,
    deductions: JSON.stringify(deductions),
    recorded_at: new Date(ctx.clock.now()),
    actor_account_id: accountId,
    actor_name: (await ctx.accounts.nameOf(trx, accountId)) ?? '',
  });
}

/**
 * Refunds more of a settled deposit, in won, through the payment that brought it.
 * @throws Refusal `deductions_exceed_deposit` for more than was kept or is left to refund.
 */
export async function returnDeposit(
  trx: Trx,
  ctx: Pick<Context, 'clock' | 'payments'>,
  id: string,
  won: Won,
): Promise<void> {
  const reservation = await lockWithSchedule(trx, ctx, id);
  const settled = (await depositRefundOf(trx, id)) ?? refuse('deposit_not_due');
  const kept = settled.deposit - settled.refunded - settled.returned;
  const returns = await ctx.payments.planReturns(trx, reservation, { depositWon: won });
  if (won > kept || sumOfReturns(returns) !== won)
    refuse('deductions_exceed_deposit', {}, { returned: 'deductions_exceed_deposit' });
  await ctx.payments.recordReturns(trx, returns, 'deposit', new Date(ctx.clock.now()));
  await addReturned(trx, id, won);
}
