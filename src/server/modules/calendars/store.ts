import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { FoundBooking } from '#server/ports/calendars.ts';

export type BlockRow = Selectable<Schema['blocked_dates']>;
export type CalendarRow = Selectable<Schema['foreign_calendars']>;

export function blocksOf(db: Db, houseId: string, today: PlainDate): Promise<BlockRow[]> {
  return db
    .selectFrom('blocked_dates')
    .selectAll()
    .where('house_id', '=', houseId)
    .where('ends_on', '>', today)
    .orderBy('starts_on')
    .execute();
}

export function lockBlock(trx: Trx, houseId: string, id: string): Promise<BlockRow | undefined> {
  return trx
    .selectFrom('blocked_dates')
    .selectAll()
    .where('id', '=', id)
    .where('house_id', '=', houseId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Blocks dates.
 * @throws an exclusion violation if one of the nights is taken
 */
export function insertBlock(trx: Trx, row: Insertable<Schema['blocked_dates']>): Promise<BlockRow> {
  return trx.insertInto('blocked_dates').values(row).returningAll().executeTakeFirstOrThrow();
}

/**
 * Changes blocked dates.
 * @throws an exclusion violation if one of the new nights is taken
 */
export function updateBlock(
  trx: Trx,
  id: string,
  change: Updateable<Schema['blocked_dates']>,
): Promise<BlockRow> {
  return trx
    .updateTable('blocked_dates')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteBlock(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('blocked_dates').where('id', '=', id).execute();
}

export async function insertCalendar(trx: Trx, row: Insertable<Schema['foreign_calendars']>): Promise<void> {
  await trx.insertInto('foreign_calendars').values(row).execute();
}

export function calendarsOf(db: Db, houseId: string, today: PlainDate, id: string | null = null) {
  return db
    .selectFrom('foreign_calendars as c')
    .selectAll('c')
    .select((eb) =>
      eb
        .selectFrom('foreign_bookings as f')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('f.calendar_id', '=', 'c.id')
        .where('f.ends_on', '>', today)
        .$asScalar()
        .$notNull()
        .as('bookings'),
    )
    .where('c.house_id', '=', houseId)
    .$if(id !== null, (query) => query.where('c.id', '=', id!))
    .orderBy('c.added_at')
    .orderBy('c.id')
    .execute();
}
export type CountedCalendar = Awaited<ReturnType<typeof calendarsOf>>[number];

/** Takes the calendars due by an instant, each for one reader. They are due again at `again` unless their reading sets another time. */
export async function takeDueCalendars(db: Db, now: Date, again: Date, most: number): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    update foreign_calendars set next_read_at = ${again}
    where id in (select id from foreign_calendars where next_read_at <= ${now} order by next_read_at limit ${most} for update skip locked)
    returning *`.execute(db);
  return rows;
}

export async function updateCalendar(
  db: Db,
  id: string,
  change: Updateable<Schema['foreign_calendars']>,
): Promise<void> {
  await db.updateTable('foreign_calendars').set(change).where('id', '=', id).execute();
}

export function lockCalendar(trx: Trx, id: string): Promise<CalendarRow | undefined> {
  return trx.selectFrom('foreign_calendars').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function deleteCalendar(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('foreign_calendars').where('id', '=', id).execute();
}

/**
 * Replaces the bookings of a calendar by those found. Bookings that are over on a Seoul date stay unchanged. {@link settleBookings} then takes the
 * nights.
 */
export async function replaceBookings(
  trx: Trx,
  { id, house_id }: CalendarRow,
  found: readonly FoundBooking[],
  today: PlainDate,
): Promise<void> {
  const rows = found.map(({ uid, from, to }) => ({ uid, starts_on: from, ends_on: to }));
  await sql`
    with found as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as f(uid text, starts_on date, ends_on date)
    )
    delete from foreign_bookings b where b.calendar_id = ${id} and b.ends_on > ${today}::date and not exists (
      select from found f where (f.uid, f.starts_on, f.ends_on) = (b.uid, b.starts_on, b.ends_on))`.execute(
    trx,
  );
  await sql`
    insert into foreign_bookings (id, calendar_id, house_id, uid, starts_on, ends_on)
    select gen_random_uuid(), ${id}, ${house_id}, f.uid, f.starts_on, f.ends_on
    from json_to_recordset(${JSON.stringify(rows)}::json) as f(uid text, starts_on date, ends_on date)
    on conflict (calendar_id, uid, starts_on, ends_on) do nothing`.execute(trx);
}

/** Lets external bookings take those nights of a house that are free. */
export async function settleBookings(trx: Trx, houseId: string): Promise<void> {
  await sql`select settle_foreign_bookings(${houseId})`.execute(trx);
}

export function knownConflicts(trx: Trx, houseId: string) {
  return trx
    .selectFrom('calendar_conflicts')
    .selectAll()
    .where('house_id', '=', houseId)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('outcome', '=', 'accepted')]))
    .execute();
}

export async function insertConflicts(
  trx: Trx,
  rows: Insertable<Schema['calendar_conflicts']>[],
): Promise<void> {
  if (rows.length > 0) await trx.insertInto('calendar_conflicts').values(rows).execute();
}

export async function endConflicts(
  trx: Trx,
  ids: string[],
  end: { ended_at: Date; outcome: 'moved' | 'accepted'; reason: string | null },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .updateTable('calendar_conflicts')
    .set(end)
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function housesInConflict(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('calendar_conflicts')
    .select('house_id')
    .distinct()
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ house_id }) => house_id);
}

export function addressOf(db: Db, houseId: string) {
  return db.selectFrom('calendar_addresses').selectAll().where('house_id', '=', houseId).executeTakeFirst();
}

export async function setAddress(trx: Trx, row: Insertable<Schema['calendar_addresses']>): Promise<void> {
  const { house_id: _, ...rest } = row;
  await trx
    .insertInto('calendar_addresses')
    .values(row)
    .onConflict((conflict) => conflict.column('house_id').doUpdateSet(rest))
    .execute();
}

export async function deleteAddress(trx: Trx, houseId: string): Promise<void> {
  await trx.deleteFrom('calendar_addresses').where('house_id', '=', houseId).execute();
}

export async function reencryptCalendars(
  trx: Trx,
  renewed: (stored: string) => string | null,
): Promise<void> {
  for (const { id, address } of await trx
    .selectFrom('foreign_calendars')
    .select(['id', 'address'])
    .execute()) {
    const next = renewed(address);
    if (next)
      await trx.updateTable('foreign_calendars').set({ address: next }).where('id', '=', id).execute();
  }
  for (const row of await trx.selectFrom('calendar_addresses').select(['house_id', 'token']).execute()) {
    const token = renewed(row.token);
    if (token)
      await trx
        .updateTable('calendar_addresses')
        .set({ token })
        .where('house_id', '=', row.house_id)
        .execute();
  }
}
