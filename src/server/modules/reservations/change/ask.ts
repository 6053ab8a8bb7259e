import { seoulDate, seoulInstant, seoulTime, type PlainDate } from '#contract/rules/dates.ts';
import { HOUR_MS } from '#contract/rules/durations.ts';
import { booking } from '#contract/rules/policy.ts';
import type { StayQuote } from '#contract/rules/quote.ts';
import { isFree } from '#contract/rules/schedule.ts';
import { settleChange, type ChangeSettlement } from '#contract/rules/change.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import type { StoppedClock } from '#server/ports/clock.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import type { StayChange } from '#server/modules/reservations/change/requested-change.ts';
import { withOwnLanguages } from '../occupants/languages.ts';
import { presentOccupant } from '../present.ts';
import { occupantsOf } from '../read-store.ts';
import { priceColumns } from '../request.ts';
import type { ReservationRow } from '../store.ts';
import { transition } from '../transition.ts';
import { insertChange, sumColumns } from './store.ts';

/** Computes what a quoted change costs or refunds now (ADR 39), without the money of the instalment `dropped`. */
export async function settlementOf(
  db: Db,
  ctx: Pick<Context, 'payments'> & { clock: StoppedClock },
  reservation: ReservationRow,
  {
    quoted: { schedule },
    dropped = null,
  }: { quoted: Pick<StayQuote, 'schedule'>; dropped?: string | null | undefined },
): Promise<ChangeSettlement & { payments: number }> {
  const balance = await ctx.payments.balanceOf(db, reservation.id, reservation.is_international, dropped);
  const settled = settleChange(schedule, balance, reservation.bedding_price, seoulDate(ctx.clock.now()));
  return { ...settled, payments: balance.payments };
}

/** Returns when a change asked for at an instant (ms) lapses: after a hold's length, or when the day of the new check-in begins. */
export function changeEnd(nowMs: number, checkIn: PlainDate): Date {
  return new Date(Math.min(nowMs + booking.holdHours * HOUR_MS, seoulInstant(checkIn, '00:00')));
}

/**
 * Asks for a change of a confirmed stay that `trx` has locked. The stay holds the new nights beside the old ones until everybody has signed the new
 * contract and the difference is paid, or the time runs out. Until then the stay does not change.
 * @throws Refusal `dates_taken` if a new night is taken, `dates_past` for a check-in today, `too_many_requests`.
 */
export async function askChange(
  trx: Trx,
  ctx: Context & { clock: StoppedClock },
  reservation: ReservationRow,
  { by, wish, quoted }: { by: Actor; wish: StayChange; quoted: StayQuote },
): Promise<void> {
  const now = ctx.clock.now();
  const at = new Date(now);
  await spendAllowance(ctx, 'changesOfReservation', reservation.id, trx);
  await spendAllowance(ctx, 'contractsOfReservation', reservation.id, trx);
  const settled = await settlementOf(trx, ctx, reservation, { quoted });
  const until = changeEnd(now, wish.checkIn);
  const { difference } = settled;
  const dueOn = seoulDate(until.getTime());
  const isOwed = difference !== null && !isFree(difference);
  const instalmentId = isOwed
    ? await ctx.payments.addInstalment(trx, reservation.id, { ...difference, dueOn })
    : null;
  const terms = {
    check_in: wish.checkIn,
    check_out: wish.checkOut,
    guests: wish.guests,
    bedding_sets: wish.beddingSets,
    ...priceColumns(quoted.price),
    total_usd_cents: reservation.is_international ? quoted.totalUsdCents : null,
    policy: quoted.policy,
  };
  const current = (await occupantsOf(trx, reservation.id)).map(presentOccupant);
  const occupants = withOwnLanguages(wish.occupants, current);
  await insertChange(trx, {
    reservation_id: reservation.id,
    asked_at: at,
    due_at: until,
    terms: JSON.stringify(terms),
    occupants: JSON.stringify(occupants),
    instalment_id: instalmentId,
    ...sumColumns(settled),
    paid_at: isOwed ? null : at,
  });
  const columns = { change_check_in: wish.checkIn, change_check_out: wish.checkOut };
  const { refused } = await transition(trx, ctx, reservation, { name: 'ask_change', by, columns });
  if (refused) refuse(refused);
  const moment = `${dueOn} ${seoulTime(until.getTime())}`;
  const lines = [
    settled.paidSoFar,
    ...(difference ? [{ ...difference, dueOn: moment }] : []),
    ...settled.rest,
  ];
  await ctx.contracts.issue(trx, reservation.id, { occupants, schedule: lines });
}
