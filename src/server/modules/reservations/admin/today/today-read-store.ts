import { sql, type SqlBool } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import { listedToAdministrators, type Moment } from '../read-store.ts';

/**
 * Lists the arrivals of a Seoul date: confirmed stays and requests with a running hold, each with whether the member has read the check-in
 * information.
 */
export function arrivalsOn(db: Db, { now, today }: Moment) {
  return listedToAdministrators(db)
    .leftJoin('check_in_reads as seen', 'seen.reservation_id', 'reservation.id')
    .select('seen.read_at as code_read_at')
    .where('reservation.check_in', '=', today)
    .where(
      sql<SqlBool>`(reservation.status = 'confirmed' or (reservation.status = 'requested' and reservation.hold_expires_at > ${now}))`,
    )
    .orderBy('reservation.house_id')
    .execute();
}

export function departuresOn(db: Db, { today }: Moment) {
  return listedToAdministrators(db)
    .where('reservation.status', 'in', ['confirmed', 'checked_out_early'])
    .where(sql<SqlBool>`coalesce(reservation.ended_on, reservation.check_out) = ${today}`)
    .orderBy('reservation.house_id')
    .execute();
}

export function openHolds(db: Db, { now }: Moment) {
  return listedToAdministrators(db)
    .where('reservation.status', '=', 'requested')
    .where('reservation.hold_expires_at', '>', now)
    .orderBy('reservation.hold_kept_at', (order) => order.asc().nullsLast())
    .orderBy('reservation.hold_expires_at')
    .execute();
}

const withReservation = (db: Db) =>
  db
    .selectFrom('instalments as instalment')
    .innerJoin('reservations as reservation', 'reservation.id', 'instalment.reservation_id')
    .innerJoin('houses as house', 'house.id', 'reservation.house_id')
    .leftJoin('accounts as account', 'account.id', 'reservation.account_id')
    .select(['reservation.id as reservation_id', 'reservation.code', 'house.name as listing_name'])
    .select(['account.first_name', 'account.last_name']);

/** Lists unpaid instalments of confirmed stays, without the first, that were due before a Seoul date, oldest first. */
export function overdueInstalments(db: Db, day: PlainDate) {
  return withReservation(db)
    .select(['instalment.seq', 'instalment.due_on', 'instalment.amount'])
    .where('reservation.status', '=', 'confirmed')
    .where('instalment.seq', '>', 1)
    .where('instalment.amount', '>', 0)
    .where('instalment.due_on', '<', day)
    .where('instalment.kept_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.instalment_id', '=', 'instalment.id')
            .where('payments.status', 'in', ['confirming', 'paid']),
        ),
      ),
    )
    .orderBy('instalment.due_on')
    .orderBy('instalment.id')
    .execute();
}

export function waitingRefunds(db: Db) {
  return withReservation(db)
    .innerJoin('payments as payment', 'payment.instalment_id', 'instalment.id')
    .innerJoin('refunds as refund', 'refund.payment_id', 'payment.id')
    .select([
      'refund.amount',
      'refund.recorded_at',
      'refund.attempts',
      'refund.by_hand_at',
      'payment.provider',
    ])
    .where('refund.status', '=', 'recorded')
    .orderBy('refund.recorded_at')
    .orderBy('refund.id')
    .execute();
}

export function openProblems(db: Db) {
  return db
    .selectFrom('turnovers as turnover')
    .innerJoin('houses as house', 'house.id', 'turnover.house_id')
    .leftJoin('accounts as assignee', 'assignee.id', 'turnover.assignee_account_id')
    .select([
      'turnover.id',
      'turnover.due_on',
      'turnover.problem',
      'house.name as listing_name',
      'assignee.first_name',
      'assignee.last_name',
    ])
    .where('turnover.state', '=', 'problem')
    .where('turnover.cancelled_at', 'is', null)
    .orderBy('turnover.due_on')
    .orderBy('turnover.id')
    .execute();
}

export function doubtfulPayments(db: Db) {
  return withReservation(db)
    .innerJoin('payments as payment', 'payment.instalment_id', 'instalment.id')
    .select(['payment.amount', 'payment.doubt', 'payment.doubted_at', 'payment.order_id'])
    .where('payment.doubt', 'is not', null)
    .orderBy('payment.doubted_at')
    .orderBy('payment.id')
    .execute();
}
export type AboutRow = Pick<
  Awaited<ReturnType<typeof doubtfulPayments>>[number],
  'reservation_id' | 'code' | 'listing_name' | 'first_name' | 'last_name'
>;

export function openTickets(db: Db) {
  return db
    .selectFrom('tickets as ticket')
    .innerJoin('reservations as reservation', 'reservation.id', 'ticket.reservation_id')
    .innerJoin('houses as house', 'house.id', 'ticket.house_id')
    .leftJoin('accounts as account', 'account.id', 'reservation.account_id')
    .leftJoin('accounts as assignee', 'assignee.id', 'ticket.assignee_account_id')
    .select([
      'ticket.id',
      'ticket.kind',
      'ticket.state',
      'ticket.due_at',
      'reservation.id as reservation_id',
      'reservation.code',
    ])
    .select(['house.name as listing_name', 'account.first_name', 'account.last_name'])
    .select(['assignee.first_name as assignee_first_name', 'assignee.last_name as assignee_last_name'])
    .where('ticket.state', '<>', 'done')
    .orderBy('ticket.due_at')
    .orderBy('ticket.id')
    .execute();
}

export function openConsultations(db: Db) {
  return db
    .selectFrom('consultations')
    .select(['id', 'name', 'district', 'rooms', 'received_at'])
    .where('state', '=', 'open')
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

export function openObjections(db: Db) {
  return db
    .selectFrom('deposit_objections as objection')
    .innerJoin('reservations as reservation', 'reservation.id', 'objection.reservation_id')
    .innerJoin('houses as house', 'house.id', 'reservation.house_id')
    .leftJoin('accounts as account', 'account.id', 'reservation.account_id')
    .select(['reservation.id as reservation_id', 'reservation.code', 'house.name as listing_name'])
    .select(['account.first_name', 'account.last_name', 'objection.objected_at'])
    .where('objection.answered_at', 'is', null)
    .orderBy('objection.objected_at')
    .orderBy('reservation.id')
    .execute();
}

export function reservationsOf(db: Db, ids: readonly string[]) {
  return listedToAdministrators(db)
    .where(sql<SqlBool>`reservation.id = any(${ids}::uuid[])`)
    .execute();
}
