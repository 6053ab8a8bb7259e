import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { StoredOccupant } from '#server/db/schema-changes.ts';
import type { Trx } from '#server/ports/database.ts';
import type { ReservationRow } from './store.ts';

/** The writes of a transition. Only transition.ts may import this file, because reservations change nowhere else. */

/** @throws an exclusion violation if a night of the stay is taken. */
export function insertReservation(
  trx: Trx,
  row: Insertable<Schema['reservations']>,
): Promise<ReservationRow> {
  return trx.insertInto('reservations').values(row).returningAll().executeTakeFirstOrThrow();
}

/** @throws an exclusion violation if a night of the new dates is taken. */
export function updateReservation(
  trx: Trx,
  id: string,
  change: Updateable<Schema['reservations']>,
): Promise<ReservationRow> {
  return trx
    .updateTable('reservations')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setOccupants(
  trx: Trx,
  reservationId: string,
  occupants: StoredOccupant[],
): Promise<void> {
  await trx.deleteFrom('occupants').where('reservation_id', '=', reservationId).execute();
  await trx
    .insertInto('occupants')
    .values(
      occupants.map((person, index) => ({
        reservation_id: reservationId,
        position: index + 1,
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        phone_country: person.phoneCountry,
        phone: person.phone,
        language: person.language ?? null,
        is_own_language: person.isOwnLanguage ?? false,
      })),
    )
    .execute();
}

export async function insertEvent(
  trx: Trx,
  event: Omit<Insertable<Schema['reservation_events']>, 'id' | 'seq'>,
): Promise<void> {
  await trx
    .insertInto('reservation_events')
    .values((eb) => ({
      ...event,
      id: randomUUID(),
      seq: eb
        .selectFrom('reservation_events')
        .select(sql<number>`coalesce(max(seq), 0) + 1`.as('next'))
        .where('reservation_id', '=', event.reservation_id),
    }))
    .execute();
}

/** Runs a change that a constraint may refuse without aborting the transaction. */
export async function attempt<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(trx);
  try {
    const done = await work();
    await sql`release savepoint attempt`.execute(trx);
    return done;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx);
    throw error;
  }
}
