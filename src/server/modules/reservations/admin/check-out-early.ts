import type { DepartureKind, EvictionGround } from '#contract/admin/vocabulary.ts';
import { addDays, daysBetween, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { stopClock, type StoppedClock } from '#server/ports/clock.ts';
import type { Db } from '#server/ports/database.ts';
import type { Return } from '#server/ports/payments.ts';
import { extensionOf } from '../extension/store.ts';
import { clearChange } from '../change/drop.ts';
import { openChange } from '../change/store.ts';
import { sumOfReturns } from '../money/present.ts';
import { requireState, type ActingOn } from './version.ts';
import { lockWithSchedule } from '#server/modules/reservations/lock-with-schedule.ts';
import { findRow, type ReservationRow } from '../store.ts';
import { transition } from '../transition.ts';
import { recordSettlement } from './deposit.ts';
import { tellDepositSettled } from '../messages/deposit.ts';
import { earlyCheckOutProblem } from './policy.ts';
import { standing } from './records.ts';
import { complaintsOf } from './store.ts';

type Leaving = { date: PlainDate; kind: DepartureKind };
type Plan = {
  owedUntil: PlainDate;
  unusedNights: number;
  noiseComplaints: number;
  returns: Return[];
  deposit: Return[];
};

/**
 * Plans the end of a running stay on a Seoul date, for the preview and the action (docs/specification.md#cancellation-and-refunds). Rent is owed for
 * the notice period after that day, only for the nights stayed if we are at fault (docs/specification.md#books), and for all nights after an
 * eviction. A pending change is withdrawn first; money paid for its difference is not included.
 * @throws Refusal `not_staying`, `stay_extended`, `departure_invalid` for a day before the check-in or in the future.
 */
export async function planEarlyCheckOut(
  db: Db,
  ctx: Pick<Context, 'payments'> & { clock: StoppedClock },
  reservation: ReservationRow,
  { date, kind }: Leaving,
): Promise<Plan> {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  const { check_in: checkIn, check_out: checkOut } = reservation;
  const extended = (await extensionOf(db, reservation.id, new Date(now))) !== null;
  const problem = earlyCheckOutProblem(reservation, extended, now);
  if (problem) refuse(problem);
  if (date < checkIn || date > today) refuse('departure_invalid', {}, { date: 'departure_invalid' });
  const evicted = kind === 'eviction';
  const isOurs = kind === 'operator_fault';
  const noticeEnds = isOurs ? date : addDays(date, booking.noticeNights);
  const owedUntil = evicted || noticeEnds > checkOut ? checkOut : noticeEnds;
  const dropped = (await openChange(db, reservation.id))?.instalment_id ?? null;
  const leaving = { ...reservation, dropped };
  const returns = evicted ? [] : await ctx.payments.planReturns(db, leaving, { nightsFrom: owedUntil });
  const depositWon = isOurs ? reservation.deposit : 0;
  return {
    owedUntil,
    unusedNights: daysBetween(owedUntil, checkOut),
    noiseComplaints: standing(await complaintsOf(db, reservation.id)).length,
    returns,
    deposit: await ctx.payments.planReturns(db, leaving, { depositWon, beside: returns }),
  };
}

/**
 * Ends a running stay and mails the reason to the member; the refund is recorded and the action audited in the same transaction.
 * @returns the refund in won. @throws Refusal as {@link planEarlyCheckOut} does; `eviction_ungrounded`; `refund_changed` if the refund differs from
 * the one the administrator saw.
 */
export function checkOutEarly(
  ctx: Context,
  id: string,
  by: ActingOn,
  wish: Leaving & {
    reason: string;
    grounds?: EvictionGround | undefined;
    expectedRefund?: Won | undefined;
  },
): Promise<Won> {
  const { date, kind, reason, grounds, expectedRefund } = wish;
  return inTransaction(ctx, async (trx) => {
    const actor = { kind: 'administrator', accountId: by.viewer.accountId } as const;
    await lockWithSchedule(trx, ctx, id);
    await requireState(trx, id, by.ifMatch);
    const still = stopClock(ctx);
    await clearChange(trx, still, id, actor);
    const reservation = await findRow(trx, id);
    const { returns, deposit, noiseComplaints } = await planEarlyCheckOut(trx, still, reservation, wish);
    if (kind === 'eviction' && !isGrounded(grounds, noiseComplaints))
      refuse('eviction_ungrounded', { count: booking.evictionComplaints });
    const refund = sumOfReturns([...returns, ...deposit]);
    if (expectedRefund !== undefined && expectedRefund !== refund) refuse('refund_changed');
    const { refused } = await transition(trx, still, reservation, {
      name: kind === 'eviction' ? 'evict' : 'check_out_early',
      by: actor,
      note: reason,
      columns: { ended_on: date },
      returns,
    });
    if (refused) refuse(refused);
    if (deposit.length > 0) {
      await ctx.payments.recordReturns(trx, deposit, 'deposit', new Date(still.clock.now()));
      await recordSettlement(trx, still, reservation, {
        by,
        settlement: { refunded: sumOfReturns(deposit), deductions: [] },
      });
      await tellDepositSettled(trx, still, reservation, { deposit: reservation.deposit, deductions: [] });
    }
    await audit(trx, still, by, {
      action: 'stay-ended-early',
      subject: { kind: 'reservation', id },
      change: {
        before: { status: reservation.status },
        after: { kind, date, reason, grounds: grounds ?? null, noiseComplaints, refund },
      },
    });
    return refund;
  });
}

function isGrounded(grounds: EvictionGround | undefined, noiseComplaints: number): boolean {
  return grounds === 'conduct' || (grounds === 'noise' && noiseComplaints >= booking.evictionComplaints);
}
