import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { lockHouse } from './read-store.ts';

export type ReservationRow = Selectable<Schema['reservations']>;

/** As SQL: a request whose hold has run out by `now`, whether or not it was expired yet. */
export function holdIsOver(eb: ExpressionBuilder<Schema, 'reservations'>, now: Date) {
  return eb.and([eb('status', '=', 'requested'), eb('hold_expires_at', '<=', now)]);
}

/** Lists the ids of requests whose hold has run out, of one house or of all; 200 at most. */
export async function holdsToExpire(db: Db, now: Date, houseId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('reservations')
    .select('id')
    .where((eb) => holdIsOver(eb, now))
    .where('hold_kept_at', 'is', null)
    .$if(houseId !== null, (query) => query.where('house_id', '=', houseId!))
    .orderBy('hold_expires_at')
    .limit(200)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Locks a reservation until the transaction ends, the house it is in before it. Where it was moved to another house meanwhile both locks are
 * given back and that house is locked instead: never a house after a reservation, so that nobody waits in a circle. @throws when there is none.
 */
export async function lockReservation(trx: Trx, id: string): Promise<ReservationRow> {
  for (;;) {
    const { house_id } = await findRow(trx, id);
    await sql`savepoint lock_reservation`.execute(trx);
    await lockHouse(trx, house_id);
    const stay = await trx
      .selectFrom('reservations')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (stay.house_id === house_id) {
      await sql`release savepoint lock_reservation`.execute(trx);
      return stay;
    }
    await sql`rollback to savepoint lock_reservation`.execute(trx);
  }
}

/** Finds a reservation. @throws when there is none. */
export function findRow(db: Db, id: string): Promise<ReservationRow> {
  return db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Lists the reservations of a house that are parked and hold one of these nights; `checkOut` is not among them. */
export function parkedIn(
  db: Db,
  houseId: string,
  { checkIn, checkOut }: { checkIn: PlainDate; checkOut: PlainDate },
): Promise<ReservationRow[]> {
  return db
    .selectFrom('reservations')
    .selectAll()
    .where('house_id', '=', houseId)
    .where('status', 'in', ['requested', 'confirmed'])
    .where('parked_at', 'is not', null)
    .where('gave_way_at', 'is', null)
    .where('check_in', '<', checkOut)
    .where('check_out', '>', checkIn)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Lists the events of a reservation, in order. */
export function eventsOf(db: Db, reservationId: string): Promise<Selectable<Schema['reservation_events']>[]> {
  return db
    .selectFrom('reservation_events')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('seq')
    .execute();
}

/**
 * Records that a member was shown how to get into the house of a stay; the first time stays. A row of its own, since those of reservations
 * are written by transitions alone.
 */
export async function recordCheckInRead(db: Db, reservationId: string, at: Date): Promise<void> {
  await db
    .insertInto('check_in_reads')
    .values({ reservation_id: reservationId, read_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When a member was first shown how to get into the house of a stay; null before. */
export async function checkInReadAt(db: Db, reservationId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('check_in_reads')
    .select('read_at')
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row?.read_at ?? null;
}

/** Sets the language that an occupant chose themselves, by their position. */
export async function setOccupantLanguage(
  trx: Trx,
  reservationId: string,
  position: number,
  language: Language,
): Promise<void> {
  await trx
    .updateTable('occupants')
    .set({ language, is_own_language: true })
    .where('reservation_id', '=', reservationId)
    .where('position', '=', position)
    .execute();
}

/**
 * Erases the occupants of an account's reservations, in the events too, when the check-in information was read, and why one was moved;
 * contracts that were signed name them still.
 */
export async function forgetOccupants(trx: Trx, accountId: string): Promise<void> {
  const own = trx.selectFrom('reservations').select('id').where('account_id', '=', accountId);
  await trx.deleteFrom('occupants').where('reservation_id', 'in', own).execute();
  await trx.deleteFrom('check_in_reads').where('reservation_id', 'in', own).execute();
  await trx
    .updateTable('reservation_events')
    .set({
      before: sql<string>`before - 'occupants'`,
      after: sql<string>`after - 'occupants'`,
      actor_name: sql<string | null>`case when actor_kind = 'member' then null else actor_name end`,
      note: sql<string | null>`case when transition in ('move', 'move_confirmed') then null else note end`,
    })
    .where('reservation_id', 'in', own)
    .execute();
}

/** Counts the requests of an account that hold dates at an instant without a first payment. */
export async function countOpenHolds(trx: Trx, accountId: string, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('reservations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'requested')
    .where('hold_expires_at', '>', now)
    .where('first_paid_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds a request that holds its dates at an instant and is just like another. @returns its id */
export async function findOpenHold(
  trx: Trx,
  like: Pick<
    ReservationRow,
    | 'account_id'
    | 'house_id'
    | 'check_in'
    | 'check_out'
    | 'guests'
    | 'bedding_sets'
    | 'is_international'
    | 'payment_method'
    | 'total'
  >,
  now: Date,
): Promise<string | null> {
  const row = await trx
    .selectFrom('reservations')
    .select('id')
    .where((eb) => eb.and(like))
    .where('status', '=', 'requested')
    .where('hold_expires_at', '>', now)
    .executeTakeFirst();
  return row?.id ?? null;
}
