import { seoulDate } from '#contract/rules/dates.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import { availabilityAlerts as policy } from '#contract/rules/choosing/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { runBatch } from '#server/platform/run-batch.ts';
import type { Trx } from '#server/ports/database.ts';
import { leadSince, toTell } from './policy.ts';
import { openAlerts, recipientOf, unlistedHouses } from './read-store.ts';
import { hashOfToken, newStopToken } from './stop-token.ts';
import { deleteEnded, deleteOpenOf, lockAlerts, markTold, type AlertRow } from './store.ts';

/**
 * Notifies members of houses that became free for the stay in their alert, whatever the cause: once each, by mail and push, the earliest alert first.
 * @throws AggregateError of what could not be sent
 */
export async function tellOfVacancies(ctx: Context): Promise<void> {
  const wanted = await openAlerts(ctx.db, seoulDate(ctx.clock.now()));
  const free = await ctx.vacancies.free(ctx.db, wanted);
  const houses = new Set(wanted.filter(({ id }) => free.has(id)).map(({ houseId }) => houseId));
  await runBatch(
    [...houses],
    (houseId) => inTransaction(ctx, (trx) => tellOfHouse(trx, ctx, houseId)),
    'some members could not be told of a vacancy',
  );
}

async function tellOfHouse(trx: Trx, ctx: Context, houseId: string): Promise<void> {
  const now = ctx.clock.now();
  const alerts = await lockAlerts(trx, houseId, leadSince(now));
  const today = seoulDate(now);
  const wanted = alerts
    .filter(({ told_at, check_in }) => told_at === null && check_in >= today)
    .map(({ id, check_in, check_out }) => ({ id, houseId, checkIn: check_in, checkOut: check_out }));
  const free = await ctx.vacancies.free(trx, wanted);
  for (const alert of toTell(alerts, free, now)) await tell(trx, ctx, alert);
}

async function tell(trx: Trx, ctx: Context, alert: AlertRow): Promise<void> {
  const token = newStopToken();
  await markTold(trx, alert.id, new Date(ctx.clock.now()), hashOfToken(token));
  const person = await recipientOf(trx, alert.id);
  if (!person) return;
  const { house_id: id, check_in: checkIn, check_out: checkOut } = alert;
  const { publicUrl } = ctx.config;
  await ctx.outbox.post(trx, {
    key: `${alert.id}:availability-alert`,
    kind: 'availability-alert',
    accountId: person.account_id,
    channel: 'email',
    to: person.email,
    language: person.language,
    params: {
      name: person.first_name,
      house: person.house_name,
      checkIn,
      checkOut,
      link: `${publicUrl}/detail?${new URLSearchParams({ id, checkIn, checkOut }).toString()}`,
      stop: `${publicUrl}/favourites?token=${token}`,
    },
  });
}

/** Deletes ended alerts: their dates have begun, their house is no longer let, or their mail is so old that its link need not work any more. */
export async function forgetEndedAlerts(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await deleteEnded(ctx.db, seoulDate(now), new Date(now - policy.stopDays * DAY_MS));
  await deleteOpenOf(ctx.db, await unlistedHouses(ctx.db));
}
