import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Occupant } from '#contract/reservations.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import type { Db } from '#server/context.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports.ts';

export type ReservationRow = Selectable<Schema['reservations']>;
export type HouseRow = Selectable<Schema['houses']>;
export type CouponRow = Selectable<Schema['coupons']>;

/** A published house, or undefined. */
export function findHouse(db: Db, id: string): Promise<HouseRow | undefined> {
  return db
    .selectFrom('houses')
    .selectAll()
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
}

/**
 * Makes everything that changes who has a house come one after the other: taken first, before any reservation, coupon or contract,
 * so that no two transactions wait for each other. The exclusion constraint stays the judge.
 */
export async function lockHouse(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('houses').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Holds a coupon until the transaction ends, so that its uses can be counted and one taken without anyone in between. */
export function lockCoupon(trx: Trx, code: string): Promise<CouponRow | undefined> {
  return trx.selectFrom('coupons').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
}

/** How many reservations hold a coupon: all that are neither cancelled nor expired, lapsed holds aside. */
export async function couponUses(db: Db, code: string, now: Date, except: string | null): Promise<number> {
  const { uses } = await db
    .selectFrom('reservations')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('coupon_code', '=', code)
    .where('status', 'not in', ['cancelled', 'expired'])
    .where((eb) => eb.not(eb.and([eb('status', '=', 'requested'), eb('hold_expires_at', '<=', now)])))
    .$if(except !== null, (query) => query.where('id', '!=', except!))
    .executeTakeFirstOrThrow();
  return uses;
}

/** Ids of requests whose hold has run out: of one house, or of all. */
export async function lapsedHolds(db: Db, now: Date, houseId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('reservations')
    .select('id')
    .where('status', '=', 'requested')
    .where('hold_expires_at', '<=', now)
    .$if(houseId !== null, (query) => query.where('house_id', '=', houseId!))
    .orderBy('hold_expires_at')
    .limit(200)
    .execute();
  return rows.map((row) => row.id);
}

/** @throws an exclusion violation when someone else has a night of the stay. */
export async function insertReservation(trx: Trx, row: Insertable<Schema['reservations']>): Promise<void> {
  await trx.insertInto('reservations').values(row).execute();
}

/** Everything that belongs to a new reservation: its people, its payments, what was agreed to. */
export async function insertParts(
  trx: Trx,
  reservationId: string,
  parts: {
    occupants: Occupant[];
    schedule: Instalment[];
    consents: Insertable<Schema['consents']>[];
  },
): Promise<void> {
  await setOccupants(trx, reservationId, parts.occupants);
  await setInstalments(trx, reservationId, parts.schedule);
  await trx.insertInto('consents').values(parts.consents).execute();
}

/** Writes down who stays, in place of whoever was to. */
export async function setOccupants(trx: Trx, reservationId: string, occupants: Occupant[]): Promise<void> {
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
      })),
    )
    .execute();
}

/** Writes the payments of a stay, in place of those before: of one number it is the same instalment, whose payment page may be open. */
export async function setInstalments(trx: Trx, reservationId: string, schedule: Instalment[]): Promise<void> {
  await trx
    .insertInto('instalments')
    .values(
      schedule.map((part) => ({
        id: randomUUID(),
        reservation_id: reservationId,
        seq: part.seq,
        due_on: part.dueOn,
        period_from: part.from,
        period_to: part.to,
        deposit: part.deposit,
        bedding: part.bedding,
        rent: part.rent,
        amount: part.amount,
        amount_usd_cents: part.amountUsdCents,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['reservation_id', 'seq']).doUpdateSet((eb) => ({
        due_on: eb.ref('excluded.due_on'),
        period_from: eb.ref('excluded.period_from'),
        period_to: eb.ref('excluded.period_to'),
        deposit: eb.ref('excluded.deposit'),
        bedding: eb.ref('excluded.bedding'),
        rent: eb.ref('excluded.rent'),
        amount: eb.ref('excluded.amount'),
        amount_usd_cents: eb.ref('excluded.amount_usd_cents'),
      })),
    )
    .execute();
  await trx
    .deleteFrom('instalments')
    .where('reservation_id', '=', reservationId)
    .where('seq', '>', schedule.length)
    .execute();
}

/** A reservation held until the transaction ends, its house before it. @throws when there is none. */
export async function lockReservation(trx: Trx, id: string): Promise<ReservationRow> {
  const { house_id } = await trx
    .selectFrom('reservations')
    .select('house_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockHouse(trx, house_id);
  return trx
    .selectFrom('reservations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeReservation(
  trx: Trx,
  id: string,
  change: Updateable<Schema['reservations']>,
): Promise<void> {
  await trx.updateTable('reservations').set(change).where('id', '=', id).execute();
}

/** Runs one change that a constraint may refuse without giving up the transaction around it. */
export async function attempt(trx: Trx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint attempt`.execute(trx);
  try {
    await work();
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx);
    throw error;
  }
  await sql`release savepoint attempt`.execute(trx);
}

/** Whom to tell about a reservation, and what messages say of it; undefined once the account is gone. */
export function findRecipient(trx: Trx, id: string) {
  return trx
    .selectFrom('reservations')
    .innerJoin('accounts', 'accounts.id', 'reservations.account_id')
    .innerJoin('houses', 'houses.id', 'reservations.house_id')
    .select([
      'accounts.id as account_id',
      'accounts.email',
      'accounts.first_name',
      'accounts.language',
      'accounts.phone_country',
      'accounts.phone',
      'accounts.notify_sms',
      'houses.name as house',
      'houses.address',
      'houses.door_code',
      'houses.wifi_name',
      'houses.wifi_password',
      'houses.way',
    ])
    .where('reservations.id', '=', id)
    .executeTakeFirst();
}

/** Confirmed stays up to a check-in date (extensions aside: their people are in already) that have not ended and whose check-in information was not yet posted. */
export async function awaitingCheckInInfo(db: Db, today: string, until: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reservations')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('check_in', '<=', until)
    .where('check_out', '>', today)
    .where('account_id', 'is not', null)
    .where('extends_id', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox')
            .select('outbox.id')
            .where('outbox.key', '=', sql<string>`reservations.id::text || ':check-in:email'`),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Erases who stayed with an account; contracts that were signed name them still. */
export async function forgetOccupants(trx: Trx, accountId: string): Promise<void> {
  await trx
    .deleteFrom('occupants')
    .where('reservation_id', 'in', (eb) =>
      eb.selectFrom('reservations').select('id').where('account_id', '=', accountId),
    )
    .execute();
}
