import type { DeductionRequest } from '#contract/admin/deposits.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db } from '#server/ports/database.ts';
import type { Return } from '#server/ports/payments.ts';
import { depositDueBy, depositProblem, lastOfChain } from '../money/deposit.ts';
import { tellDepositRefunded } from '../messages/reservation.ts';
import { sumOfReturns } from '../money/present.ts';
import { lockReservation, type ReservationRow } from '../store.ts';
import { depositRefundOf, insertDepositRefund } from './store.ts';

/**
 * Plans what goes back of a deposit less so many won, through the payment that brought it; the preview and the action share it. The deposit
 * of a stay that was extended goes back after its extension.
 * @throws Refusal `deposit_not_due` before the check-out, `deposit_forfeited` after an eviction, for a reservation that never began and for
 * one without a deposit, `deposit_already_refunded`, `deductions_exceed_deposit`.
 */
export async function planDepositRefund(
  db: Db,
  ctx: Pick<Context, 'clock' | 'payments'>,
  stay: ReservationRow,
  deducted: Won,
): Promise<{ dueBy: PlainDate; returns: Return[] }> {
  const now = ctx.clock.now();
  const depositIsSettled = (await depositRefundOf(db, stay.id)) !== undefined;
  const last = await lastOfChain(db, stay, new Date(now));
  const problem = depositProblem({ stay, last, depositIsSettled }, now);
  if (problem) refuse(problem);
  if (deducted > stay.deposit)
    refuse('deductions_exceed_deposit', {}, { deductions: 'deductions_exceed_deposit' });
  const wanted = stay.deposit - deducted;
  const returns = await ctx.payments.planReturns(db, stay, { depositWon: wanted }, now);
  // Whatever the payment has left beside it, more than the deposit never goes back; less where it went back before.
  if (sumOfReturns(returns) !== wanted) refuse('deposit_forfeited');
  return { dueBy: depositDueBy(last), returns };
}

/**
 * Refunds a deposit less itemised deductions, once; the member is told, the refund recorded and the action audited in the same transaction.
 * @returns the won that go back. @throws Refusal as {@link planDepositRefund} does; `refund_changed` where another sum would go back than the
 * administrator saw; those of `files.attach` for the pictures of the deductions.
 */
export function refundDeposit(
  ctx: Context,
  id: string,
  by: Administrator,
  { deductions, expectedRefund }: { deductions: DeductionRequest[]; expectedRefund?: Won | undefined },
): Promise<Won> {
  const deducted = deductions.reduce((sum, { amount }) => sum + amount, 0);
  return inTransaction(ctx, async (trx) => {
    const stay = await lockReservation(trx, id);
    const { returns } = await planDepositRefund(trx, ctx, stay, deducted);
    const refunded = sumOfReturns(returns);
    if (expectedRefund !== undefined && expectedRefund !== refunded) refuse('refund_changed');
    const at = new Date(ctx.clock.now());
    await ctx.payments.refund(trx, { ...stay, at, reason: 'deposit' }, { depositWon: refunded });
    const { accountId } = by.viewer;
    await insertDepositRefund(trx, {
      reservation_id: id,
      deposit: stay.deposit,
      refunded,
      deductions: JSON.stringify(deductions),
      recorded_at: at,
      actor_account_id: accountId,
      actor_name: (await ctx.accounts.nameOf(trx, accountId)) ?? '',
    });
    const photoIds = deductions.flatMap((deduction) => deduction.photoIds);
    await ctx.files.attach(trx, { kind: 'deduction', id }, photoIds);
    await tellDepositRefunded(trx, ctx, stay, { deposit: stay.deposit, deductions });
    const after = { deposit: stay.deposit, deductions, refunded };
    await audit(trx, ctx, by, 'deposit-refunded', { kind: 'reservation', id }, { after });
    return refunded;
  });
}
