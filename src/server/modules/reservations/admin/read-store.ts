import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { AdminReservationFilter, AdminReservationQuery } from '#contract/admin/reservations.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { lastCheckOut, type ReservationList, type Status } from '#contract/rules/reservation-status.ts';
import { containing, holdsFolded } from '#server/db/like.ts';
import { phoneMatches } from '#server/db/phone-search.ts';
import type { Db } from '#server/ports/database.ts';
import { depositsToReturn } from '../money/deposits-to-return.ts';
import { listedReservations, presentableReservations } from '../read-store.ts';

/** The instant at which a status is to be true, its Seoul date, and the latest check-out date whose stays are over then. */
export type Moment = { now: Date; today: PlainDate; lastCheckOut: PlainDate };

/** The moment of an instant (ms). */
export function momentOf(nowMs: number): Moment {
  return { now: new Date(nowMs), today: seoulDate(nowMs), lastCheckOut: lastCheckOut(nowMs) };
}

const booker = [
  'h.location',
  'a.first_name as member_first_name',
  'a.last_name as member_last_name',
  'a.phone_country as member_phone_country',
  'a.phone as member_phone',
  'a.invited_at as member_invited_at',
] as const;

/** Reservations with their member, for administrators. */
export function administeredReservations(db: Db) {
  return presentableReservations(db).select(booker);
}
export type AdminReservationRow = Awaited<
  ReturnType<ReturnType<typeof administeredReservations>['execute']>
>[number];

/** The same with no more than their lists tell. */
export function listedToAdministrators(db: Db) {
  return listedReservations(db).select(booker);
}
export type AdminListRow = Awaited<ReturnType<ReturnType<typeof listedToAdministrators>['execute']>>[number];

const open = ({ now }: Moment) => sql<SqlBool>`(r.status = 'requested' and r.hold_expires_at > ${now})`;
const lapsed = ({ now }: Moment) => sql<SqlBool>`(r.status = 'requested' and r.hold_expires_at <= ${now})`;
/** Requested or confirmed: what its dates say is still to come, running or over. */
const valid = (at: Moment) => sql<SqlBool>`(r.status = 'confirmed' or ${open(at)})`;

/** The statuses in SQL as `rules/reservation-status.ts` has them. */
const hasStatus: Record<Status, (at: Moment) => Expression<SqlBool>> = {
  requested: open,
  confirmed: ({ today }) => sql`(r.status = 'confirmed' and r.check_in > ${today})`,
  staying: (at) =>
    sql`(r.status = 'confirmed' and r.check_in <= ${at.today} and r.check_out > ${at.lastCheckOut})`,
  completed: (at) => sql`(r.status = 'confirmed' and r.check_out <= ${at.lastCheckOut})`,
  cancelled: () => sql`(r.status = 'cancelled')`,
  expired: (at) => sql`(r.status = 'expired' or ${lapsed(at)})`,
  checked_out_early: () => sql`(r.status = 'checked_out_early')`,
};

/** The four lists in SQL, likewise. */
const isOnList: Record<ReservationList, (at: Moment) => Expression<SqlBool>> = {
  upcoming: (at) => sql`(${valid(at)} and r.check_in > ${at.today} and r.check_out > ${at.lastCheckOut})`,
  current: (at) => sql`(${valid(at)} and r.check_in <= ${at.today} and r.check_out > ${at.lastCheckOut})`,
  past: (at) => sql`(r.status = 'checked_out_early' or (${valid(at)} and r.check_out <= ${at.lastCheckOut}))`,
  canceled: (at) => sql`(r.status in ('cancelled', 'expired') or ${lapsed(at)})`,
};

/** The days of a range, both included, that a reservation must meet in one way or another. */
function inRange({ dates, from, to }: AdminReservationFilter): Expression<SqlBool>[] {
  const day = { arrival: sql.ref('r.check_in'), departure: lastDay, stay: null }[dates];
  return [
    ...(from ? [day ? sql<SqlBool>`${day} >= ${from}` : sql<SqlBool>`${lastDay} > ${from}`] : []),
    ...(to ? [sql<SqlBool>`${day ?? sql.ref('r.check_in')} <= ${to}`] : []),
  ];
}
const lastDay = sql<PlainDate>`coalesce(r.ended_on, r.check_out)`;

function matches(text: string): Expression<SqlBool> {
  const pattern = containing(text);
  const phone = phoneMatches(sql<string>`a.phone_country || a.phone`, text) ?? sql<SqlBool>`false`;
  return sql`(r.code ilike ${pattern} or h.name ->> 'ko' ilike ${pattern} or h.name ->> 'en' ilike ${pattern}
    or a.email ilike ${pattern} or ${holdsFolded(sql`a.search_name`, text)} or ${phone}
    or exists (select from occupants o where o.reservation_id = r.id
      and (o.email ilike ${pattern} or ${holdsFolded(sql`o.search_name`, text)})))`;
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
    ...(query.houseId ? [sql<SqlBool>`r.house_id = ${query.houseId}`] : []),
    ...(query.location ? [sql<SqlBool>`h.location = ${query.location}`] : []),
    // Of what was cancelled or ran out, nothing is open any more.
    ...(query.unsigned || query.unpaid ? [valid(at)] : []),
    // As `isContractOpen` has it.
    ...(query.unsigned
      ? [
          sql<SqlBool>`(r.signed_at is null or exists (
            select 1 from contracts c where c.reservation_id = r.id and c.replaced_at is null and c.status = 'sent'))`,
        ]
      : []),
    ...(query.unpaid ? [sql<SqlBool>`r.first_paid_at is null`] : []),
    ...(query.depositOpen ? [sql<SqlBool>`r.id = any(${[...owed.keys()]}::uuid[])`] : []),
    ...(among ? [sql<SqlBool>`r.id = any(${among}::uuid[])`] : []),
    ...(query.search ? [matches(query.search)] : []),
    ...inRange(query),
  ];
}

const columns = {
  'check-in': 'r.check_in',
  'check-out': 'r.check_out',
  requested: 'r.requested_at',
  total: 'r.total',
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
    .orderBy('r.id');
}

/** The reservations whose deposit has to go back, where a query asks for them. */
async function owedIn(db: Db, { depositOpen }: AdminReservationFilter, { now }: Moment) {
  return depositOpen ? depositsToReturn(db, now.getTime()) : new Map<string, never>();
}

/** Lists every reservation that a query names, of those `among` these ids; null for all. */
export async function everyReservation(
  db: Db,
  filter: AdminReservationFilter,
  at: Moment,
  among: readonly string[] | null,
): Promise<AdminReservationRow[]> {
  const all = conditions(filter, at, await owedIn(db, filter, at), among);
  return inOrder(administeredReservations(db), filter, all).execute();
}

/** Finds one page of all reservations that a query names, likewise, with the number of all of them. */
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
    .selectFrom('reservations as r')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(all))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Lists the reservations that hold a night from a day up to another that is not included, by house and check-in. */
export function reservationsHolding(
  db: Db,
  from: PlainDate,
  until: PlainDate,
  at: Moment,
): Promise<AdminListRow[]> {
  return listedToAdministrators(db)
    .where((eb) =>
      eb.and([
        sql<SqlBool>`(${valid(at)} or r.status = 'checked_out_early')`,
        sql<SqlBool>`r.check_in < ${until} and ${lastDay} > ${from}`,
      ]),
    )
    .orderBy('r.house_id')
    .orderBy('r.check_in')
    .execute();
}

/**
 * Lists open reservations that have not ended, by check-in: those that are parked, those in a house that is not let any more, and those
 * that the house cannot be made ready for.
 */
export function waitingReservations(db: Db, at: Moment) {
  return listedToAdministrators(db)
    .select(['h.published'])
    .select(sql<string | null>`case when r.check_in >= ${at.today} then t.problem end`.as('turnover_problem'))
    .where(
      sql<SqlBool>`${valid(at)} and r.check_out > ${at.today}
        and (r.parked_at is not null or not h.published or (t.problem is not null and r.check_in >= ${at.today}))`,
    )
    .orderBy('r.check_in')
    .orderBy('r.id')
    .execute();
}

/** Finds any reservation. */
export function findReservation(db: Db, id: string): Promise<AdminReservationRow | undefined> {
  return administeredReservations(db).where('r.id', '=', id).executeTakeFirst();
}

/** Counts those who have signed the contract of a reservation that holds now. */
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

/** Lists the saved views of an account and those that other administrators share, by name. */
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
