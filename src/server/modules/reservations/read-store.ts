import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type HouseRow = Selectable<Schema['houses']>;

function reservationsJoined(db: Db) {
  return db
    .selectFrom('reservations as reservation')
    .innerJoin('houses as house', 'house.id', 'reservation.house_id')
    .leftJoin('contracts as contract', (join) =>
      join.onRef('contract.reservation_id', '=', 'reservation.id').on('contract.replaced_at', 'is', null),
    )
    .leftJoin('accounts as account', 'account.id', 'reservation.account_id')
    .leftJoin('turnovers as turnover', (join) =>
      join.onRef('turnover.arrival_id', '=', 'reservation.id').on('turnover.cancelled_at', 'is', null),
    );
}

/** Begins a query of reservations with only the columns that lists need; with all columns, lists of hundreds were slow. */
export function listedReservations(db: Db) {
  return reservationsJoined(db)
    .select([
      'reservation.id',
      'reservation.code',
      'reservation.account_id',
      'reservation.house_id',
      'reservation.status',
      'reservation.check_in',
      'reservation.check_out',
    ])
    .select([
      'reservation.ended_on',
      'reservation.guests',
      'reservation.total',
      'reservation.hold_expires_at',
      'reservation.hold_kept_at',
      'reservation.signed_at',
      'reservation.first_paid_at',
    ])
    .select([
      'reservation.closed_at',
      'reservation.closed_reason',
      'reservation.extends_id',
      'reservation.parked_at',
      'reservation.gave_way_at',
    ])
    .select(['house.name as house_name', 'contract.status as contract_status', 'account.email'])
    .select(['turnover.id as turnover_id', 'turnover.state as turnover_state']);
}
export type ListedReservation = Awaited<ReturnType<ReturnType<typeof listedReservations>['execute']>>[number];

export function presentableReservations(db: Db) {
  return reservationsJoined(db)
    .selectAll('reservation')
    .select([
      'house.name as house_name',
      'house.area',
      'house.address',
      'house.station',
      'house.latitude',
      'house.longitude',
      'house.wifi_name',
      'house.wifi_password',
      'house.way',
      'house.trash',
      'contract.status as contract_status',
      'contract.id as contract_id',
      'contract.signed_at as contract_signed_at',
      'account.email',
      'account.email_confirmed_at',
      'turnover.id as turnover_id',
      'turnover.state as turnover_state',
      'turnover.ready_at as turnover_ready_at',
    ]);
}

export function ownReservations(db: Db, accountId: string, id: string | null = null) {
  return presentableReservations(db)
    .where('reservation.account_id', '=', accountId)
    .$if(id !== null, (query) => query.where('reservation.id', '=', id!))
    .orderBy('reservation.check_in')
    .orderBy('reservation.requested_at')
    .execute();
}
export type OwnReservation = Awaited<ReturnType<typeof ownReservations>>[number];

export async function firstPhotos(
  db: Db,
  houseIds: string[],
): Promise<Map<string, Selectable<Schema['photos']>>> {
  if (houseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shown_house_photos')
    .selectAll()
    .distinctOn('house_id')
    .where('house_id', 'in', houseIds)
    .where('on_card', '=', true)
    .orderBy('house_id')
    .orderBy('position')
    .execute();
  return new Map(rows.map((row) => [row.house_id, row]));
}

/** Counts, by reservation, the tickets with an answer, visit or end that the member has not opened. Reservations without any are left out. */
export async function unreadTickets(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tickets as t')
    .select((eb) => ['t.reservation_id', eb.fn.countAll<number>().as('unread')])
    .where('t.reservation_id', 'in', ids)
    .where(
      sql<boolean>`(t.told_at > coalesce(t.member_read_at, '-infinity') or exists (
        select from ticket_replies as p where p.ticket_id = t.id and p.author = 'operator'
        and p.written_at > coalesce(t.member_read_at, '-infinity')))`,
    )
    .groupBy('t.reservation_id')
    .execute();
  return new Map(rows.map(({ reservation_id, unread }) => [reservation_id, unread]));
}

export function occupantsOf(db: Db, id: string): Promise<Selectable<Schema['occupants']>[]> {
  return db
    .selectFrom('occupants')
    .selectAll()
    .where('reservation_id', '=', id)
    .orderBy('position')
    .execute();
}

export function instalmentsOf(db: Db, id: string) {
  return db
    .selectFrom('instalments')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('payments as p')
        .select(({ fn }) => fn.max('p.account_ended_at').as('at'))
        .whereRef('p.instalment_id', '=', 'instalments.id')
        .where('p.status', '=', 'failed')
        .where('p.is_dropped', '=', false)
        .as('account_ended_at'),
    )
    .where('reservation_id', '=', id)
    .orderBy('seq')
    .execute();
}
export type InstalmentRow = Awaited<ReturnType<typeof instalmentsOf>>[number];

/**
 * Lists the made and pending payments of a reservation, oldest first, each with its refunds in won and cents. A deposit refunded after the stay is
 * counted separately; `returned_for_nothing` is the refund of money that bought nothing.
 */
export function paymentsOf(db: Db, id: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .leftJoin('refunds as f', 'f.payment_id', 'p.id')
    .select([
      'p.id',
      'p.instalment_id',
      'p.status',
      'p.method',
      'p.paid_at',
      'p.amount',
      'p.amount_usd_cents',
      'p.virtual_account',
    ])
    .select(sql<number>`coalesce(sum(f.amount), 0)`.as('refunded'))
    .select(sql<number>`coalesce(sum(f.amount_usd_cents), 0)`.as('refunded_cents'))
    .select(
      sql<number>`coalesce(sum(f.amount) filter (where f.reason <> 'deposit'), 0)`.as(
        'refunded_besides_deposit',
      ),
    )
    .select(
      sql<number>`coalesce(sum(f.amount) filter (where f.reason in ('dates_lost', 'paid_twice', 'stay_closed', 'stay_changed')), 0)`.as(
        'returned_for_nothing',
      ),
    )
    .select(
      sql<number>`coalesce(sum(f.amount_usd_cents) filter (where f.reason in ('dates_lost', 'paid_twice', 'stay_closed', 'stay_changed')), 0)`.as(
        'returned_cents_for_nothing',
      ),
    )
    .where('i.reservation_id', '=', id)
    .where('p.status', 'in', ['confirming', 'paid'])
    .groupBy('p.id')
    .orderBy('p.started_at')
    .execute();
}
export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number];

export function contractBefore(db: Db, id: string) {
  return db
    .selectFrom('contracts')
    .select(['id as contract_id', 'status as contract_status', 'signed_at as contract_signed_at'])
    .where('reservation_id', '=', id)
    .where('replaced_at', 'is not', null)
    .where('dropped_at', 'is', null)
    .orderBy('replaced_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function isReviewed(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('reviews').select('id').where('reservation_id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export function signersOf(db: Db, contractId: string | null) {
  return db
    .selectFrom('contract_signers')
    .select(['name', 'email', 'status', 'signed_at', 'link_held_until', 'reason'])
    .where('contract_id', '=', contractId)
    .orderBy('position')
    .execute();
}
export type SignerRow = Awaited<ReturnType<typeof signersOf>>[number];

export function refundsOf(db: Db, id: string) {
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .leftJoin('refund_accounts as b', 'b.reservation_id', 'i.reservation_id')
    .select(['f.id', 'f.amount', 'f.amount_usd_cents', 'f.status', 'f.reason', 'f.recorded_at'])
    .select(['f.by_hand_at', 'f.attempts', 'p.provider', 'b.set_at as account_set_at'])
    .select(['i.seq', 'p.method'])
    .where('i.reservation_id', '=', id)
    .orderBy('f.recorded_at')
    .orderBy('i.seq', 'desc')
    .execute();
}
export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number];

export function findHouse(db: Db, id: string): Promise<HouseRow | undefined> {
  return db
    .selectFrom('houses')
    .selectAll()
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
}

/**
 * Locks a house so that its bookings run one by one. Lock it before any reservation, coupon or contract, to avoid deadlocks. The exclusion constraint
 * remains the final check.
 */
export async function lockHouse(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('houses').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export function findPerson(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['first_name', 'last_name'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export function findRecipient(trx: Trx, id: string) {
  return trx
    .selectFrom('reservations')
    .innerJoin('accounts', 'accounts.id', 'reservations.account_id')
    .innerJoin('houses', 'houses.id', 'reservations.house_id')
    .select([
      'accounts.id as account_id',
      'accounts.email',
      'accounts.invited_at',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.language',
      'accounts.phone_country',
      'accounts.phone',
      'accounts.notify_sms',
      'houses.name as house',
      'houses.address',
      'houses.wifi_name',
      'houses.wifi_password',
      'houses.way',
    ])
    .where('reservations.id', '=', id)
    .executeTakeFirst();
}

/**
 * Lists confirmed stays up to a check-in date that have not ended and got no check-in information. Extensions are left out, because their people are
 * already in the house.
 */
export async function awaitingCheckInInfo(db: Db, today: string, until: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reservations')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('check_in', '<=', until)
    .where('check_out', '>', today)
    .where('account_id', 'is not', null)
    .where('extends_id', 'is', null)
    .where('gave_way_at', 'is', null)
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
