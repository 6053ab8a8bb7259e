import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { AdminReservationFilter, AdminReservationQuery } from '#contract/admin/reservations.ts';
import type { ReservationList, Status } from '#contract/rules/reservation-status.ts';
import { containing, holdsFolded } from '#server/db/like.ts';
import { phoneMatches } from '#server/db/phone-search.ts';
import type { Db } from '#server/ports/database.ts';
import { depositsToReturn } from '../../money/deposits-to-return.ts';
import {
  administeredReservations,
  lapsed,
  lastDay,
  listedToAdministrators,
  open,
  valid,
  type AdminListRow,
  type AdminReservationRow,
  type Moment,
} from '../read-store.ts';

/** The statuses of `rules/reservation-status.ts` as SQL. */
const hasStatus: Record<Status, (at: Moment) => Expression<SqlBool>> = {
  requested: open,
  confirmed: ({ today }) => sql`(reservation.status = 'confirmed' and reservation.check_in > ${today})`,
  staying: (at) =>
    sql`(reservation.status = 'confirmed' and reservation.check_in <= ${at.today} and reservation.check_out > ${at.lastCheckOut})`,
  completed: (at) => sql`(reservation.status = 'confirmed' and reservation.check_out <= ${at.lastCheckOut})`,
  cancelled: () => sql`(reservation.status = 'cancelled')`,
  expired: (at) => sql`(reservation.status = 'expired' or ${lapsed(at)})`,
  checked_out_early: () => sql`(reservation.status = 'checked_out_early')`,
};

const isOnList: Record<ReservationList, (at: Moment) => Expression<SqlBool>> = {
  upcoming: (at) =>
    sql`(${valid(at)} and reservation.check_in > ${at.today} and reservation.check_out > ${at.lastCheckOut})`,
  current: (at) =>
    sql`(${valid(at)} and reservation.check_in <= ${at.today} and reservation.check_out > ${at.lastCheckOut})`,
  past: (at) =>
    sql`(reservation.status = 'checked_out_early' or (${valid(at)} and reservation.check_out <= ${at.lastCheckOut}))`,
  canceled: (at) => sql`(reservation.status in ('cancelled', 'expired') or ${lapsed(at)})`,
};

function inRange({ dates, from, to }: AdminReservationFilter): Expression<SqlBool>[] {
  const day = { arrival: sql.ref('reservation.check_in'), departure: lastDay, stay: null }[dates];
  return [
    ...(from ? [day ? sql<SqlBool>`${day} >= ${from}` : sql<SqlBool>`${lastDay} > ${from}`] : []),
    ...(to ? [sql<SqlBool>`${day ?? sql.ref('reservation.check_in')} <= ${to}`] : []),
  ];
}

function matches(text: string): Expression<SqlBool> {
  const pattern = containing(text);
  const phone =
    phoneMatches(sql<string>`account.phone_country || account.phone`, text) ?? sql<SqlBool>`false`;
  return sql`(reservation.code ilike ${pattern} or house.name ->> 'ko' ilike ${pattern} or house.name ->> 'en' ilike ${pattern}
    or account.email ilike ${pattern} or ${holdsFolded(sql`account.search_name`, text)} or ${phone}
    or exists (select from occupants occupant where occupant.reservation_id = reservation.id
      and (occupant.email ilike ${pattern} or ${holdsFolded(sql`occupant.search_name`, text)})))`;
}

/**
 * @param owed the reservations whose deposit has to go back, where they are asked for
 * @param among the reservations to which a query is narrowed, by id; null for all
 */
function conditions(
  query: AdminReservationFilter,
  at: Moment,
  owed: ReadonlyMap<string, unknown>,
  among: readonly string[] | null,
): Expression<SqlBool>[] {
  return [
    ...(query.list ? [isOnList[query.list](at)] : []),
    ...(query.status ? [hasStatus[query.status](at)] : []),
    ...(query.houseId ? [sql<SqlBool>`reservation.house_id = ${query.houseId}`] : []),
    ...(query.location ? [sql<SqlBool>`house.location = ${query.location}`] : []),
    // Of what was cancelled or ran out, nothing is open any more.
    ...(query.unsigned || query.unpaid ? [valid(at)] : []),
    // As `isContractOpen` has it.
    ...(query.unsigned
      ? [
          sql<SqlBool>`(reservation.signed_at is null or exists (
            select 1 from contracts contract where contract.reservation_id = reservation.id and contract.replaced_at is null and contract.status = 'sent'))`,
        ]
      : []),
    ...(query.unpaid ? [sql<SqlBool>`reservation.first_paid_at is null`] : []),
    ...(query.depositOpen ? [sql<SqlBool>`reservation.id = any(${[...owed.keys()]}::uuid[])`] : []),
    ...(among ? [sql<SqlBool>`reservation.id = any(${among}::uuid[])`] : []),
    ...(query.search ? [matches(query.search)] : []),
    ...inRange(query),
  ];
}

const columns = {
  'check-in': 'reservation.check_in',
  'check-out': 'reservation.check_out',
  requested: 'reservation.requested_at',
  total: 'reservation.total',
} as const;

type Reservations<Row> =
  ReturnType<typeof listedToAdministrators> extends SelectQueryBuilder<infer Tables, infer Names, unknown>
    ? SelectQueryBuilder<Tables, Names, Row>
    : never;

function inOrder<Row>(
  reservations: Reservations<Row>,
  { sort, descending }: AdminReservationFilter,
  all: Expression<SqlBool>[],
) {
  return reservations
    .where((eb) => eb.and(all))
    .orderBy(columns[sort], descending ? 'desc' : 'asc')
    .orderBy('reservation.id');
}

async function owedIn(db: Db, { depositOpen }: AdminReservationFilter, { now }: Moment) {
  return depositOpen ? depositsToReturn(db, now.getTime()) : new Map<string, never>();
}

/** Lists every reservation that matches a query, limited to the ids `among`; null for no limit. */
export async function everyReservation(
  db: Db,
  filter: AdminReservationFilter,
  at: Moment,
  among: readonly string[] | null,
): Promise<AdminReservationRow[]> {
  const all = conditions(filter, at, await owedIn(db, filter, at), among);
  return inOrder(administeredReservations(db), filter, all).execute();
}

export async function searchReservations(
  db: Db,
  query: AdminReservationQuery,
  at: Moment,
  among: readonly string[] | null,
): Promise<{ rows: AdminListRow[]; total: number }> {
  const all = conditions(query, at, await owedIn(db, query, at), among);
  const rows = await inOrder(listedToAdministrators(db), query, all)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const { total } = await db
    .selectFrom('reservations as reservation')
    .innerJoin('houses as house', 'house.id', 'reservation.house_id')
    .leftJoin('accounts as account', 'account.id', 'reservation.account_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(all))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
