import { sql, type Expression, type SqlBool } from 'kysely';
import type * as v from 'valibot';
import type { adminTurnovers, ChecklistStep } from '#contract/admin/turnovers.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import type { TurnoverReservation } from './policy.ts';

export type TurnoverQuery = v.InferOutput<(typeof adminTurnovers)['list']['query']>;

const turnovers = (db: Db) =>
  db
    .selectFrom('turnovers as t')
    .innerJoin('houses as h', 'h.id', 't.house_id')
    .innerJoin('reservations as r', 'r.id', 't.arrival_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('reservations as d', 'd.id', 't.departure_id')
    .leftJoin('accounts as da', 'da.id', 'd.account_id')
    .leftJoin('accounts as s', 's.id', 't.assignee_account_id')
    .selectAll('t')
    .select(['h.name as house_name', 'h.location', 'h.address'])
    .select(['r.code', 'r.guests', 'r.bedding_sets', 'a.first_name', 'a.last_name'])
    .select(['d.code as departure_code', 'd.guests as departure_guests'])
    .select(sql<PlainDate | null>`coalesce(d.ended_on, d.check_out)`.as('free_from'))
    .select(['da.first_name as departure_first_name', 'da.last_name as departure_last_name'])
    .select(['s.first_name as assignee_first_name', 's.last_name as assignee_last_name'])
    .select((eb) =>
      eb
        .selectFrom('file_uses as u')
        .select((count) => count.fn.countAll<number>().as('n'))
        .where('u.subject_id', '=', sql<string>`t.id::text`)
        .where('u.kind', '=', 'turnover')
        .as('photos'),
    )
    .where('t.cancelled_at', 'is', null);
export type TurnoverRow = Awaited<ReturnType<ReturnType<typeof turnovers>['execute']>>[number];

function conditions({ from, to, state, location }: TurnoverQuery): Expression<SqlBool>[] {
  return [
    sql<SqlBool>`t.cancelled_at is null`,
    ...(from ? [sql<SqlBool>`t.due_on >= ${from}`] : []),
    ...(to ? [sql<SqlBool>`t.due_on <= ${to}`] : []),
    ...(state ? [sql<SqlBool>`t.state = ${state}`] : []),
    ...(location ? [sql<SqlBool>`h.location = ${location}`] : []),
  ];
}

export async function searchTurnovers(
  db: Db,
  query: TurnoverQuery,
): Promise<{ rows: TurnoverRow[]; total: number }> {
  const all = conditions(query);
  const rows = await turnovers(db)
    .where((eb) => eb.and(all))
    .orderBy('t.due_on')
    .orderBy('h.location')
    .orderBy('t.house_id')
    .orderBy('t.id')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const { total } = await db
    .selectFrom('turnovers as t')
    .innerJoin('houses as h', 'h.id', 't.house_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(all))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export function findTurnover(db: Db, id: string): Promise<TurnoverRow | undefined> {
  return turnovers(db).where('t.id', '=', id).executeTakeFirst();
}

export function readyForMember(
  db: Db,
  accountId: string,
  reservationId: string,
  today: PlainDate,
): Promise<{ reservation: string; turnover: string | null } | undefined> {
  return db
    .selectFrom('reservations as r')
    .leftJoin('turnovers as t', (join) =>
      join
        .onRef('t.arrival_id', '=', 'r.id')
        .on('t.cancelled_at', 'is', null)
        .on('t.state', '=', 'ready')
        .on('r.status', '=', 'confirmed')
        .on('r.check_in', '>=', today),
    )
    .select(['r.id as reservation', 't.id as turnover'])
    .where('r.id', '=', reservationId)
    .where('r.account_id', '=', accountId)
    .executeTakeFirst();
}

/** Lists the past and current stays of a house, without parked ones that gave way and have no room in it (ADR 37). */
export async function livedStays(db: Db, houseId: string): Promise<TurnoverReservation[]> {
  const rows = await db
    .selectFrom('reservations as r')
    .select(['r.id', 'r.check_in', 'r.extends_id', 'r.status'])
    .select(sql<PlainDate>`coalesce(r.ended_on, r.check_out)`.as('leaves_on'))
    .where('r.house_id', '=', houseId)
    .where('r.status', 'in', ['confirmed', 'checked_out_early'])
    .where('r.gave_way_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    checkIn: row.check_in,
    leavesOn: row.leaves_on,
    extendsId: row.extends_id,
    endedEarly: row.status === 'checked_out_early',
  }));
}

export async function houseChecklist(db: Db, houseId: string): Promise<Omit<ChecklistStep, 'done'>[] | null> {
  const house = await db
    .selectFrom('houses')
    .select('turnover_checklist')
    .where('id', '=', houseId)
    .executeTakeFirst();
  return house?.turnover_checklist ?? null;
}

/** Lists the houses with turnovers that do not match their stays: an arrival from a Seoul date on without a turnover, or the reverse. */
export async function housesToPlan(db: Db, today: PlainDate): Promise<string[]> {
  const { rows } = await sql<{ house_id: string }>`
    select r.house_id from reservations r
    left join turnovers t on t.arrival_id = r.id and t.cancelled_at is null
    where r.status = 'confirmed' and r.gave_way_at is null and r.check_in >= ${today}
      and (t.id is null and not exists (
          select 1 from reservations b where b.id = r.extends_id and b.status in ('confirmed', 'checked_out_early'))
        or t.house_id <> r.house_id or t.due_on <> r.check_in)
    union
    select t.house_id from turnovers t
    join reservations r on r.id = t.arrival_id
    where t.cancelled_at is null and t.due_on >= ${today} and (r.status <> 'confirmed' or r.gave_way_at is not null or r.house_id <> t.house_id)
  `.execute(db);
  return rows.map((row) => row.house_id);
}

export async function arrivalsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('reservations').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}
