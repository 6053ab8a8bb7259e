import { sql, type SqlBool } from 'kysely';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { lastCheckOut } from '#contract/rules/reservation-status.ts';
import type { Db } from '#server/ports/database.ts';
import { listedReservations, presentableReservations } from '../read-store.ts';

/** The instant for which statuses are computed, its Seoul date, and the latest check-out date of stays that are over by then. */
export type Moment = { now: Date; today: PlainDate; lastCheckOut: PlainDate };

export function momentOf(nowMs: number): Moment {
  return { now: new Date(nowMs), today: seoulDate(nowMs), lastCheckOut: lastCheckOut(nowMs) };
}

const booker = [
  'house.location',
  'account.first_name as member_first_name',
  'account.last_name as member_last_name',
  'account.phone_country as member_phone_country',
  'account.phone as member_phone',
  'account.invited_at as member_invited_at',
] as const;

export function administeredReservations(db: Db) {
  return presentableReservations(db).select(booker);
}
export type AdminReservationRow = Awaited<
  ReturnType<ReturnType<typeof administeredReservations>['execute']>
>[number];

export function listedToAdministrators(db: Db) {
  return listedReservations(db).select(booker);
}
export type AdminListRow = Awaited<ReturnType<ReturnType<typeof listedToAdministrators>['execute']>>[number];

export const open = ({ now }: Moment) =>
  sql<SqlBool>`(reservation.status = 'requested' and reservation.hold_expires_at > ${now})`;
export const lapsed = ({ now }: Moment) =>
  sql<SqlBool>`(reservation.status = 'requested' and reservation.hold_expires_at <= ${now})`;
export const lastDay = sql<PlainDate>`coalesce(reservation.ended_on, reservation.check_out)`;
export const valid = (at: Moment) => sql<SqlBool>`(reservation.status = 'confirmed' or ${open(at)})`;

/** Lists the reservations with a night from a day on, end day excluded, by house and check-in. */
export function reservationsHolding(
  db: Db,
  from: PlainDate,
  until: PlainDate,
  at: Moment,
): Promise<AdminListRow[]> {
  return listedToAdministrators(db)
    .where((eb) =>
      eb.and([
        sql<SqlBool>`(${valid(at)} or reservation.status = 'checked_out_early')`,
        sql<SqlBool>`reservation.check_in < ${until} and ${lastDay} > ${from}`,
      ]),
    )
    .orderBy('reservation.house_id')
    .orderBy('reservation.check_in')
    .execute();
}

/**
 * Lists open reservations that have not ended and need a room, by check-in: parked, in an unpublished house, or before an arrival that the house
 * cannot be ready for.
 */
export function waitingReservations(db: Db, at: Moment) {
  return listedToAdministrators(db)
    .select(['house.published'])
    .select(
      sql<string | null>`case when reservation.check_in >= ${at.today} then turnover.problem end`.as(
        'turnover_problem',
      ),
    )
    .where(
      sql<SqlBool>`${valid(at)} and reservation.check_out > ${at.today}
        and (reservation.parked_at is not null or not house.published or (turnover.problem is not null and reservation.check_in >= ${at.today}))`,
    )
    .orderBy('reservation.check_in')
    .orderBy('reservation.id')
    .execute();
}

export function findReservation(db: Db, id: string): Promise<AdminReservationRow | undefined> {
  return administeredReservations(db).where('reservation.id', '=', id).executeTakeFirst();
}

export async function countSignatures(db: Db, id: string): Promise<number> {
  const { signed } = await db
    .selectFrom('contract_signers as s')
    .innerJoin('contracts as c', 'c.id', 's.contract_id')
    .select((eb) => eb.fn.countAll<number>().as('signed'))
    .where('c.reservation_id', '=', id)
    .where('c.replaced_at', 'is', null)
    .where('s.status', '=', 'signed')
    .executeTakeFirstOrThrow();
  return signed;
}

export function savedViewsFor(db: Db, accountId: string) {
  return db
    .selectFrom('saved_views as s')
    .innerJoin('accounts as a', 'a.id', 's.owner_account_id')
    .selectAll('s')
    .select(['a.first_name', 'a.last_name'])
    .where((eb) =>
      eb.or([
        eb('s.owner_account_id', '=', accountId),
        eb.and([eb('s.shared', '=', true), eb('a.role', '=', 'admin')]),
      ]),
    )
    .orderBy('s.name')
    .orderBy('s.id')
    .execute();
}
export type SavedViewRow = Awaited<ReturnType<typeof savedViewsFor>>[number];
