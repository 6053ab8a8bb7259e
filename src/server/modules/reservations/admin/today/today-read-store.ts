import { sql, type SqlBool } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import { listedToAdministrators, type Moment } from '../read-store.ts';

/** Joint reads over reservations and their payments. Nothing is written here. */

/** Arrivals of a Seoul date: confirmed stays, and requests that still hold it; each with whether its member was shown the way in. */
export function arrivalsOn(db: Db, { now, today }: Moment) {
  return listedToAdministrators(db)
    .leftJoin('check_in_reads as seen', 'seen.reservation_id', 'r.id')
    .select('seen.read_at as code_read_at')
    .where('r.check_in', '=', today)
    .where(sql<SqlBool>`(r.status = 'confirmed' or (r.status = 'requested' and r.hold_expires_at > ${now}))`)
    .orderBy('r.house_id')
    .execute();
}

/** Stays that end on a Seoul date, those that end early on it included. */
export function departuresOn(db: Db, { today }: Moment) {
  return listedToAdministrators(db)
    .where('r.status', 'in', ['confirmed', 'checked_out_early'])
    .where(sql<SqlBool>`coalesce(r.ended_on, r.check_out) = ${today}`)
    .orderBy('r.house_id')
    .execute();
}

/** Requests that hold their dates at an instant: those that a transfer keeps, then the one that runs out first. */
export function openHolds(db: Db, { now }: Moment) {
  return listedToAdministrators(db)
    .where('r.status', '=', 'requested')
    .where('r.hold_expires_at', '>', now)
    .orderBy('r.hold_kept_at', (order) => order.asc().nullsLast())
    .orderBy('r.hold_expires_at')
    .execute();
}

const withReservation = (db: Db) =>
  db
    .selectFrom('instalments as i')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.id as reservation_id', 'r.code', 'h.name as listing_name'])
    .select(['a.first_name', 'a.last_name']);

/** Later instalments of confirmed stays that fell due before a Seoul date and are not paid, the oldest first. */
export function overdueInstalments(db: Db, day: PlainDate) {
  return withReservation(db)
    .select(['i.seq', 'i.due_on', 'i.amount'])
    .where('r.status', '=', 'confirmed')
    .where('i.seq', '>', 1)
    .where('i.amount', '>', 0)
    .where('i.due_on', '<', day)
    .where('i.kept_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.instalment_id', '=', 'i.id')
            .where('payments.status', 'in', ['confirming', 'paid']),
        ),
      ),
    )
    .orderBy('i.due_on')
    .orderBy('i.id')
    .execute();
}

/** Refunds that are recorded and have not gone through, the oldest first. */
export function waitingRefunds(db: Db) {
  return withReservation(db)
    .innerJoin('payments as p', 'p.instalment_id', 'i.id')
    .innerJoin('refunds as f', 'f.payment_id', 'p.id')
    .select(['f.amount', 'f.recorded_at', 'f.attempts', 'f.by_hand_at', 'p.provider'])
    .where('f.status', '=', 'recorded')
    .orderBy('f.recorded_at')
    .orderBy('f.id')
    .execute();
}

/** Turnovers with a problem, the next to be due first. */
export function openProblems(db: Db) {
  return db
    .selectFrom('turnovers as t')
    .innerJoin('houses as h', 'h.id', 't.house_id')
    .leftJoin('accounts as a', 'a.id', 't.assignee_account_id')
    .select(['t.id', 't.due_on', 't.problem', 'h.name as listing_name', 'a.first_name', 'a.last_name'])
    .where('t.state', '=', 'problem')
    .where('t.cancelled_at', 'is', null)
    .orderBy('t.due_on')
    .orderBy('t.id')
    .execute();
}

/** Payments that a person must look at, the oldest first. */
export function doubtfulPayments(db: Db) {
  return withReservation(db)
    .innerJoin('payments as p', 'p.instalment_id', 'i.id')
    .select(['p.amount', 'p.doubt', 'p.doubted_at', 'p.order_id'])
    .where('p.doubt', 'is not', null)
    .orderBy('p.doubted_at')
    .orderBy('p.id')
    .execute();
}
export type AboutRow = Pick<
  Awaited<ReturnType<typeof doubtfulPayments>>[number],
  'reservation_id' | 'code' | 'listing_name' | 'first_name' | 'last_name'
>;

/** Tickets that are not done, the next to be due first. */
export function openTickets(db: Db) {
  return db
    .selectFrom('tickets as t')
    .innerJoin('reservations as r', 'r.id', 't.reservation_id')
    .innerJoin('houses as h', 'h.id', 't.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('accounts as s', 's.id', 't.assignee_account_id')
    .select(['t.id', 't.kind', 't.state', 't.due_at', 'r.id as reservation_id', 'r.code'])
    .select(['h.name as listing_name', 'a.first_name', 'a.last_name'])
    .select(['s.first_name as assignee_first_name', 's.last_name as assignee_last_name'])
    .where('t.state', '<>', 'done')
    .orderBy('t.due_at')
    .orderBy('t.id')
    .execute();
}

/** Requests of building owners whom nobody has called back, the longest first. */
export function openConsultations(db: Db) {
  return db
    .selectFrom('consultations')
    .select(['id', 'name', 'district', 'rooms', 'received_at'])
    .where('state', '=', 'open')
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/** Objections to deductions from deposits that wait for an answer, the oldest first. */
export function openObjections(db: Db) {
  return db
    .selectFrom('deposit_objections as o')
    .innerJoin('reservations as r', 'r.id', 'o.reservation_id')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.id as reservation_id', 'r.code', 'h.name as listing_name'])
    .select(['a.first_name', 'a.last_name', 'o.objected_at'])
    .where('o.answered_at', 'is', null)
    .orderBy('o.objected_at')
    .orderBy('r.id')
    .execute();
}

/** The reservations of these ids, for the deposits that have to go back. */
export function reservationsOf(db: Db, ids: readonly string[]) {
  return listedToAdministrators(db)
    .where(sql<SqlBool>`r.id = any(${ids}::uuid[])`)
    .execute();
}
