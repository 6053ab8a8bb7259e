import type { CancellationKind } from '#contract/admin/vocabulary.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import type { RefundTier } from '#contract/rules/policy.ts';
import { wholeRefund, wholeTier } from '#contract/rules/refund/refund.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { stopClock, type StoppedClock } from '#server/ports/clock.ts';
import type { Db } from '#server/ports/database.ts';
import type { RefundPlan, Return } from '#server/ports/payments.ts';
import { extensionOf } from '../extension/store.ts';
import { clearChange } from '../change/drop.ts';
import { openChange } from '../change/store.ts';
import { cancellationTier, cancelProblem } from '../policy.ts';
import { sumOfReturns } from '../money/present.ts';
import { requireState, type ActingOn } from './version.ts';
import { lockWithSchedule } from '#server/modules/reservations/lock-with-schedule.ts';
import { findRow, type ReservationRow } from '../store.ts';
import { transition } from '../transition.ts';

type Terms = { kind: CancellationKind; override?: Won | undefined };
/** `computed` is the refund by the policy, everything if we are at fault, or nothing after a disaster. `returns` is what is actually refunded. */
type Plan = { tier: RefundTier; computed: RefundPlan; returns: Return[] };

const nothing = { rent: 0, bedding: 0, deposit: 0, total: 0 };

/**
 * Plans the refund of a cancellation by an administrator now, for the preview and the action. Possible until the end of check-in day, as for the
 * member. A pending change is withdrawn first; money paid for its difference is not included.
 * @throws Refusal `hold_expired`, `not_cancellable`, `stay_extended`, `refund_exceeds_paid` if `override` is more than was paid.
 */
export async function planCancellation(
  db: Db,
  ctx: Pick<Context, 'payments'> & { clock: StoppedClock },
  reservation: ReservationRow,
  { kind, override }: Terms,
): Promise<Plan> {
  const now = ctx.clock.now();
  const extended = (await extensionOf(db, reservation.id, new Date(now))) !== null;
  const problem = cancelProblem({ ...reservation, change_check_in: null }, extended, now);
  if (problem) refuse(problem);
  const byDay = cancellationTier(reservation, seoulDate(now)) ?? refuse('not_cancellable');
  const subject = { ...reservation, dropped: (await openChange(db, reservation.id))?.instalment_id ?? null };
  const byPolicy = (await ctx.payments.planRefund(db, subject, now)) ?? refuse('not_cancellable');
  const isOurs = kind === 'operator_fault';
  const tier = isOurs ? wholeTier(byDay) : byDay;
  const everything = async () => ({
    ...byPolicy,
    refund: wholeRefund(byPolicy.paid),
    returns: await ctx.payments.planReturns(db, subject, 'all'),
  });
  const computed = isOurs
    ? await everything()
    : kind === 'natural_disaster'
      ? { ...byPolicy, refund: nothing, returns: [] }
      : byPolicy;
  if (override === undefined) return { tier, computed, returns: computed.returns };
  const returns = await ctx.payments.planReturns(db, subject, { won: override });
  if (sumOfReturns(returns) !== override)
    refuse('refund_exceeds_paid', {}, { override: 'refund_exceeds_paid' });
  return { tier, computed, returns };
}

/**
 * Cancels a stay for its member and mails the reason; the refund is recorded and the action audited in the same transaction.
 * @throws Refusal as {@link planCancellation} does; `refund_changed` if the refund differs from the one the administrator saw; `reason_required` for
 * an override without its own reason.
 */
export function cancelByAdministrator(
  ctx: Context,
  id: string,
  by: ActingOn,
  wish: Terms & {
    reason: string;
    overrideReason?: string | undefined;
    expectedRefund?: Won | undefined;
  },
): Promise<void> {
  const { kind, override, reason, overrideReason, expectedRefund } = wish;
  if (override !== undefined && overrideReason === undefined)
    refuse('reason_required', {}, { overrideReason: 'reason_required' });
  return inTransaction(ctx, async (trx) => {
    const actor = { kind: 'administrator', accountId: by.viewer.accountId } as const;
    await lockWithSchedule(trx, ctx, id);
    await requireState(trx, id, by.ifMatch);
    const still = stopClock(ctx);
    await clearChange(trx, still, id, actor);
    const reservation = await findRow(trx, id);
    const { computed, returns } = await planCancellation(trx, still, reservation, wish);
    const refund = sumOfReturns(returns);
    if (expectedRefund !== undefined && expectedRefund !== refund) refuse('refund_changed');
    const name = kind === 'natural_disaster' ? 'cancel_for_disaster' : 'cancel_by_administrator';
    const { refused } = await transition(trx, still, reservation, {
      name,
      by: actor,
      note: reason,
      returns,
      ...(override === undefined
        ? {}
        : {
            refundOverride: { amount: override, computed: computed.refund.total, reason: overrideReason! },
          }),
    });
    if (refused) refuse(refused);
    await audit(trx, still, by, {
      action: 'reservation-cancelled',
      subject: { kind: 'reservation', id },
      change: {
        before: { status: reservation.status },
        after: {
          kind,
          reason,
          refund,
          computed: computed.refund.total,
          overrideReason: overrideReason ?? null,
        },
      },
    });
  });
}
