import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { lockHouse } from './read-store.ts';

export type ReservationRow = Selectable<Schema['reservations']>;

/** SQL: true for a request with a hold that ended by `now`, even if it is not marked as expired yet. */
export function holdIsOver(eb: ExpressionBuilder<Schema, 'reservations'>, now: Date) {
  return eb.and([eb('status', '=', 'requested'), eb('hold_expires_at', '<=', now)]);
}

/** Lists requests with an ended hold, of one house or of all; at most 200. */
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
 * Locks a reservation until the transaction ends, after its house. If it moved to another house meanwhile, both locks are released and that house is
 * locked: a house is never locked after a reservation, to avoid deadlocks. @throws if there is none.
 */
export async function lockReservation(trx: Trx, id: string): Promise<ReservationRow> {
  for (;;) {
    const { house_id } = await findRow(trx, id);
    await sql`savepoint lock_reservation`.execute(trx);
    await lockHouse(trx, house_id);
    const reservation = await trx
      .selectFrom('reservations')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (reservation.house_id === house_id) {
      await sql`release savepoint lock_reservation`.execute(trx);
      return reservation;
    }
    await sql`rollback to savepoint lock_reservation`.execute(trx);
  }
}

/** @throws if there is none. */
export function findRow(db: Db, id: string): Promise<ReservationRow> {
  return db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

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

export function eventsOf(db: Db, reservationId: string): Promise<Selectable<Schema['reservation_events']>[]> {
  return db
    .selectFrom('reservation_events')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('seq')
    .execute();
}

/**
 * Records when a member first read the access information; later reads change nothing. It has its own row, because only transitions write
 * reservations.
 */
export async function recordCheckInRead(db: Db, reservationId: string, at: Date): Promise<void> {
  await db
    .insertInto('check_in_reads')
    .values({ reservation_id: reservationId, read_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function checkInReadAt(db: Db, reservationId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('check_in_reads')
    .select('read_at')
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row?.read_at ?? null;
}

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
 * Erases the occupants of an account's reservations, also in the events, when check-in information was read, and the reasons of moves. Signed
 * contracts still name them.
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

/** @returns the id of a request with a running hold and the same data */
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
