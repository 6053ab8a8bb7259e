import { seoulDate, seoulInstant, seoulTime, type PlainDate } from '#contract/rules/dates.ts';
import { HOUR_MS } from '#contract/rules/durations.ts';
import { booking } from '#contract/rules/policy.ts';
import type { StayQuote } from '#contract/rules/quote.ts';
import { isFree } from '#contract/rules/schedule.ts';
import { settleChange, type ChangeSettlement } from '#contract/rules/stay-change.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import type { StoppedClock } from '#server/ports/clock.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import type { StayChange } from './stay-change.ts';
import { withOwnLanguages } from '../occupants/languages.ts';
import { presentOccupant } from '../present.ts';
import { occupantsOf } from '../read-store.ts';
import { priceColumns } from '../request.ts';
import type { ReservationRow } from '../store.ts';
import { transition } from '../transition.ts';
import { insertChange, sumColumns } from './store.ts';

/** Settles what a change that was quoted costs or gives back now (ADR 39); without the money of an instalment that is `dropped` first. */
export async function settlementOf(
  db: Db,
  ctx: Pick<Context, 'payments'> & { clock: StoppedClock },
  stay: ReservationRow,
  {
    quoted: { schedule },
    dropped = null,
  }: { quoted: Pick<StayQuote, 'schedule'>; dropped?: string | null | undefined },
): Promise<ChangeSettlement & { payments: number }> {
  const balance = await ctx.payments.balanceOf(db, stay.id, stay.is_international, dropped);
  const settled = settleChange(schedule, balance, stay.bedding_price, seoulDate(ctx.clock.now()));
  return { ...settled, payments: balance.payments };
}

/** Returns when a change that is asked for at an instant lapses: with its hold, and no later than the day of the new check-in begins. */
export function changeEnd(nowMs: number, checkIn: PlainDate): Date {
  return new Date(Math.min(nowMs + booking.holdHours * HOUR_MS, seoulInstant(checkIn, '00:00')));
}

/**
 * Asks for a change of a confirmed stay that `trx` holds: the new nights are its own beside the old ones until everybody has signed the new
 * contract and the difference is paid, or the time for it has run out. Until then the stay stays as it is.
 * @throws Refusal `dates_taken` where somebody else has one of the new nights, `dates_past` for a check-in today, `too_many_requests`.
 */
export async function askChange(
  trx: Trx,
  ctx: Context & { clock: StoppedClock },
  stay: ReservationRow,
  { by, wish, quoted }: { by: Actor; wish: StayChange; quoted: StayQuote },
): Promise<void> {
  const now = ctx.clock.now();
  const at = new Date(now);
  await spendAllowance(ctx, 'changesOfStay', stay.id, trx);
  await spendAllowance(ctx, 'contractsOfStay', stay.id, trx);
  const settled = await settlementOf(trx, ctx, stay, { quoted });
  const until = changeEnd(now, wish.checkIn);
  const { difference } = settled;
  const dueOn = seoulDate(until.getTime());
  const isOwed = difference !== null && !isFree(difference);
  const instalmentId = isOwed
    ? await ctx.payments.addInstalment(trx, stay.id, { ...difference, dueOn })
    : null;
  const terms = {
    check_in: wish.checkIn,
    check_out: wish.checkOut,
    guests: wish.guests,
    bedding_sets: wish.beddingSets,
    ...priceColumns(quoted.price),
    total_usd_cents: stay.is_international ? quoted.totalUsdCents : null,
    policy: quoted.policy,
  };
  const current = (await occupantsOf(trx, stay.id)).map(presentOccupant);
  const occupants = withOwnLanguages(wish.occupants, current);
  await insertChange(trx, {
    reservation_id: stay.id,
    asked_at: at,
    due_at: until,
    terms: JSON.stringify(terms),
    occupants: JSON.stringify(occupants),
    instalment_id: instalmentId,
    ...sumColumns(settled),
    paid_at: isOwed ? null : at,
  });
  const columns = { change_check_in: wish.checkIn, change_check_out: wish.checkOut };
  const { refused } = await transition(trx, ctx, stay, { name: 'ask_change', by, columns });
  if (refused) refuse(refused);
  const moment = `${dueOn} ${seoulTime(until.getTime())}`;
  const lines = [
    settled.paidSoFar,
    ...(difference ? [{ ...difference, dueOn: moment }] : []),
    ...settled.rest,
  ];
  await ctx.contracts.issue(trx, stay.id, { occupants, schedule: lines });
}
