import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { ForeignCalendar, NewForeignCalendar } from '#contract/admin/calendars/calendars.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { isId } from '#contract/rules/id.ts';
import { reading as policy } from '#contract/rules/calendars/reading.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { runBatch } from '#server/platform/run-batch.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { CalendarReading } from '#server/ports/calendars.ts';
import { syncConflicts } from './conflicts.ts';
import { presentCalendar } from './present.ts';
import { findHouse } from './read-store.ts';
import * as store from './store.ts';

/**
 * Adds an external calendar and reads it. Repeating the request returns the first one.
 * @throws Refusal `not_found`, `calendars_exceeded`
 */
export async function addCalendar(
  ctx: Context,
  houseId: string,
  by: Administrator,
  { name, url }: v.InferOutput<typeof NewForeignCalendar>,
): Promise<ForeignCalendar> {
  const { host } = new URL(url);
  const { id, read } = await inTransaction(ctx, async (trx) => {
    await ctx.reservations.lockHouse(trx, houseId);
    if (!(await findHouse(trx, houseId))) refuse('not_found');
    const others = await store.calendarsOf(trx, houseId, seoulDate(ctx.clock.now()));
    // Sent once more after its answer was lost.
    const before = others.find((each) => each.name === name && ctx.cipher.decrypt(each.address) === url);
    if (before) return { id: before.id, read: before.next_read_at > before.added_at ? before : null };
    if (others.length >= policy.mostOfHouse) refuse('calendars_exceeded', { most: policy.mostOfHouse });
    const own = randomUUID();
    const now = new Date(ctx.clock.now());
    const address = ctx.cipher.encrypt(url);
    await store.insertCalendar(trx, {
      id: own,
      house_id: houseId,
      name,
      host,
      address,
      added_at: now,
      next_read_at: now,
    });
    await audit(trx, ctx, by, {
      action: 'calendar-added',
      subject: { kind: 'house', id: houseId },
      change: { after: { calendar: name, host } },
    });
    return { id: own, read: null };
  });
  return read ? presentCalendar(read) : readNow(ctx, houseId, id);
}

/**
 * Reads an external calendar at once.
 * @throws Refusal `not_found`, `too_many_requests`
 */
export async function readNow(ctx: Context, houseId: string, id: string): Promise<ForeignCalendar> {
  const today = seoulDate(ctx.clock.now());
  const [row] = isId(id) ? await store.calendarsOf(ctx.db, houseId, today, id) : [];
  if (!row) return refuse('not_found');
  await spendAllowance(ctx, 'readsOfCalendar', id);
  await readCalendar(ctx, row);
  const [after] = await store.calendarsOf(ctx.db, houseId, today, id);
  return after ? presentCalendar(after) : refuse('not_found');
}

/**
 * Removes an external calendar with its bookings.
 * @throws Refusal `not_found`
 */
export function removeCalendar(
  ctx: Context,
  { id: houseId, calendarId }: { id: string; calendarId: string },
  by: Administrator,
): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    await ctx.reservations.lockHouse(trx, houseId);
    const row = (isId(calendarId) && (await store.lockCalendar(trx, calendarId))) || null;
    if (!row || row.house_id !== houseId) return refuse('not_found');
    await store.deleteCalendar(trx, row.id);
    await store.settleBookings(trx, houseId);
    await syncConflicts(trx, ctx, houseId);
    await audit(trx, ctx, by, {
      action: 'calendar-removed',
      subject: { kind: 'house', id: houseId },
      change: { before: { calendar: row.name, host: row.host } },
    });
  });
}

/**
 * Reads all external calendars that are due, a few at a time.
 * @throws AggregateError of what could not be stored
 */
export async function readDueCalendars(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const again = new Date(now + policy.readEveryMinutes * MINUTE_MS);
  const due = await store.takeDueCalendars(ctx.db, new Date(now), again, policy.readAtOnce);
  const readings = await Promise.all(due.map(async (row) => ({ row, reading: await readingOf(ctx, row) })));
  await runBatch(
    readings,
    ({ row, reading }) => apply(ctx, row, reading),
    'some calendars could not be stored',
  );
}

async function readCalendar(ctx: Context, row: store.CalendarRow): Promise<void> {
  await apply(ctx, row, await readingOf(ctx, row));
}

/**
 * Reads as far as a stay booked now may reach. Reads in full once a day, because an unchanged calendar may have bookings that only now come into
 * reach.
 */
function readingOf(ctx: Context, row: store.CalendarRow): Promise<CalendarReading> {
  const today = seoulDate(ctx.clock.now());
  const days = { from: today, to: addDays(today, booking.windowDays + booking.maxNights) };
  const wasReadToday = row.read_at !== null && seoulDate(row.read_at.getTime()) === today;
  const validators = wasReadToday
    ? { etag: row.etag, lastModified: row.last_modified }
    : { etag: null, lastModified: null };
  return ctx.calendarReader.read(ctx.cipher.decrypt(row.address), validators, days);
}

/**
 * Stores the result of a reading. Only a complete reading changes bookings; after failures they stay, and the calendar is retried at growing
 * intervals.
 */
function apply(
  ctx: Context,
  { id, house_id: houseId }: store.CalendarRow,
  reading: CalendarReading,
): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    await ctx.reservations.lockHouse(trx, houseId);
    const row = await store.lockCalendar(trx, id);
    if (!row) return;
    const now = ctx.clock.now();
    const after = (minutes: number) => new Date(now + minutes * MINUTE_MS);
    if (reading.kind === 'failed') {
      const failures = row.failures + 1;
      const minutes = Math.min(policy.readEveryMinutes * 2 ** (failures - 1), policy.mostMinutesBetween);
      const change = { failed_at: new Date(now), failure: reading.failure, failures };
      return store.updateCalendar(trx, id, { ...change, next_read_at: after(minutes) });
    }
    if (reading.kind === 'read') {
      await ctx.reservations.expireHolds(trx, houseId);
      await store.replaceBookings(trx, row, reading.bookings, seoulDate(now));
      await store.settleBookings(trx, houseId);
      await syncConflicts(trx, ctx, houseId);
    }
    await store.updateCalendar(trx, id, {
      ...(reading.kind === 'read' ? { etag: reading.etag, last_modified: reading.lastModified } : {}),
      read_at: new Date(now),
      failed_at: null,
      failure: null,
      failures: 0,
      next_read_at: after(policy.readEveryMinutes),
    });
  });
}
