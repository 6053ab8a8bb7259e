import type { DepartureKind, EvictionGround } from '#contract/admin/vocabulary.ts';
import { addDays, daysBetween, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db } from '#server/ports/database.ts';
import type { Return } from '#server/ports/payments.ts';
import { extensionOf } from '../extension/store.ts';
import { clearChange } from '../change/drop.ts';
import { openChange } from '../change/store.ts';
import { sumOfReturns } from '../money/present.ts';
import { lockReservation, type ReservationRow } from '../store.ts';
import { transition } from '../transition.ts';
import { earlyCheckOutProblem } from './policy.ts';
import { complaintsOf } from './store.ts';

type Leaving = { date: PlainDate; kind: DepartureKind };
type Plan = { owedUntil: PlainDate; unusedNights: number; noiseComplaints: number; returns: Return[] };

/**
 * Plans the end of a running stay on a Seoul date (decisions: Mid-stay checkout); the preview and the action share it. The rent is owed for
 * the notice after that day, and for all nights after an eviction. A change that pends is withdrawn first: what was paid of its difference is no part of this.
 * @throws Refusal `not_staying`, `stay_extended`, `departure_invalid` for a day before the check-in or to come.
 */
export async function planEarlyCheckOut(
  db: Db,
  ctx: Pick<Context, 'clock' | 'payments'>,
  stay: ReservationRow,
  { date, kind }: Leaving,
): Promise<Plan> {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  const { check_in: checkIn, check_out: checkOut } = stay;
  const extended = (await extensionOf(db, stay.id, new Date(now))) !== null;
  const problem = earlyCheckOutProblem(stay, extended, now);
  if (problem) refuse(problem);
  if (date < checkIn || date > today) refuse('departure_invalid', {}, { date: 'departure_invalid' });
  const evicted = kind === 'eviction';
  const noticeEnds = addDays(date, booking.noticeNights);
  const owedUntil = evicted || noticeEnds > checkOut ? checkOut : noticeEnds;
  const dropped = (await openChange(db, stay.id))?.instalment_id ?? null;
  const leaving = { ...stay, ended_on: date, dropped };
  return {
    owedUntil,
    unusedNights: daysBetween(owedUntil, checkOut),
    noiseComplaints: (await complaintsOf(db, stay.id)).length,
    returns: evicted ? [] : await ctx.payments.planReturns(db, leaving, 'unused-nights', now),
  };
}

/**
 * Ends a running stay; the member is told the reason, the refund recorded and the action audited in the same transaction.
 * @returns the won that go back. @throws Refusal as {@link planEarlyCheckOut} does; `eviction_ungrounded`; `refund_changed` where another
 * sum would go back than the administrator saw.
 */
export function checkOutEarly(
  ctx: Context,
  id: string,
  by: Administrator,
  wish: Leaving & {
    reason: string;
    grounds?: EvictionGround | undefined;
    expectedRefund?: Won | undefined;
  },
): Promise<Won> {
  const { date, kind, reason, grounds, expectedRefund } = wish;
  return inTransaction(ctx, async (trx) => {
    const actor = { kind: 'administrator', accountId: by.viewer.accountId } as const;
    await clearChange(trx, ctx, id, actor);
    const stay = await lockReservation(trx, id);
    const { returns, noiseComplaints } = await planEarlyCheckOut(trx, ctx, stay, wish);
    if (kind === 'eviction' && !isGrounded(grounds, noiseComplaints))
      refuse('eviction_ungrounded', { count: booking.evictionComplaints });
    const refund = sumOfReturns(returns);
    if (expectedRefund !== undefined && expectedRefund !== refund) refuse('refund_changed');
    const { refused } = await transition(
      trx,
      ctx,
      stay,
      kind === 'eviction' ? 'evict' : 'check_out_early',
      actor,
      { note: reason, columns: { ended_on: date } },
    );
    if (refused) refuse(refused);
    await audit(
      trx,
      ctx,
      by,
      'stay-ended-early',
      { kind: 'reservation', id },
      {
        before: { status: stay.status },
        after: { kind, date, reason, grounds: grounds ?? null, noiseComplaints, refund },
      },
    );
    return refund;
  });
}

/** True where an eviction rests on something: enough complaints on record, or conduct, which the written reason describes. */
function isGrounded(grounds: EvictionGround | undefined, noiseComplaints: number): boolean {
  return grounds === 'conduct' || (grounds === 'noise' && noiseComplaints >= booking.evictionComplaints);
}
