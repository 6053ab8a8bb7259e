import { sql, type Expression, type SqlBool } from 'kysely';
import type * as v from 'valibot';
import type { adminTickets } from '#contract/admin/tickets/tickets.ts';
import { isId } from '#contract/rules/id.ts';
import { containing, holdsFolded } from '#server/db/like.ts';
import type { Db } from '#server/ports/database.ts';

export type TicketQuery = v.InferOutput<(typeof adminTickets)['list']['query']>;

export function ownReservation(db: Db, accountId: string, reservationId: string) {
  return db
    .selectFrom('reservations')
    .select(['id', 'house_id', 'status', 'check_out', 'ended_on'])
    .where('id', '=', reservationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export function ticketsOfAccount(db: Db, accountId: string) {
  return db
    .selectFrom('tickets as t')
    .innerJoin('reservations as r', 'r.id', 't.reservation_id')
    .selectAll('t')
    .select('r.code')
    .where('r.account_id', '=', accountId)
    .orderBy('t.opened_at')
    .orderBy('t.id')
    .execute();
}

export function subjectOf(db: Db, ticketId: string) {
  return db
    .selectFrom('tickets as t')
    .innerJoin('reservations as r', 'r.id', 't.reservation_id')
    .innerJoin('houses as h', 'h.id', 't.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.code', 'h.name as house', 'a.id as account_id'])
    .select(['a.email', 'a.first_name', 'a.language'])
    .where('t.id', '=', ticketId)
    .executeTakeFirstOrThrow();
}

const unreadByStaff = sql<boolean>`(t.staff_read_at is null or t.staff_read_at < greatest(t.opened_at,
  (select max(p.written_at) from ticket_replies as p where p.ticket_id = t.id and p.author = 'member')))`;

const tickets = (db: Db) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('reservations as r', 'r.id', 't.reservation_id')
    .innerJoin('houses as h', 'h.id', 't.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('accounts as s', 's.id', 't.assignee_account_id')
    .selectAll('t')
    .select(['r.code', 'r.check_in', 'r.check_out'])
    .select(['h.name as house_name', 'h.location'])
    .select(['a.id as member_id', 'a.first_name', 'a.last_name', 'a.language'])
    .select(['s.first_name as assignee_first_name', 's.last_name as assignee_last_name'])
    .select((eb) => [
      eb
        .selectFrom('ticket_replies as p')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('p.ticket_id', '=', 't.id')
        .as('replies'),
      eb
        .selectFrom('ticket_replies as p')
        .select('p.author')
        .whereRef('p.ticket_id', '=', 't.id')
        .orderBy('p.written_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(1)
        .as('last_author'),
      unreadByStaff.as('is_unread'),
    ]);
export type AdminTicketRow = Awaited<ReturnType<ReturnType<typeof tickets>['execute']>>[number];

function conditions(
  { filter, kind, houseId, reservationId, search }: TicketQuery,
  { at, me }: { at: Date; me: string },
): Expression<SqlBool>[] {
  const isOpen = sql<SqlBool>`t.state <> 'done'`;
  const pattern = search ? containing(search) : null;
  return [
    ...(filter === 'done' ? [sql<SqlBool>`t.state = 'done'`] : []),
    ...(filter === 'unread' ? [unreadByStaff] : []),
    ...(filter && filter !== 'done' && filter !== 'unread' ? [isOpen] : []),
    ...(filter === 'mine' ? [sql<SqlBool>`t.assignee_account_id = ${me}`] : []),
    ...(filter === 'unassigned' ? [sql<SqlBool>`t.assignee_account_id is null`] : []),
    ...(filter === 'overdue' ? [sql<SqlBool>`t.due_at <= ${at}`] : []),
    ...(kind ? [sql<SqlBool>`t.kind = ${kind}`] : []),
    ...(houseId ? [sql<SqlBool>`t.house_id = ${houseId}`] : []),
    ...(reservationId
      ? [isId(reservationId) ? sql<SqlBool>`t.reservation_id = ${reservationId}` : sql<SqlBool>`false`]
      : []),
    ...(pattern
      ? [
          sql<SqlBool>`(r.code ilike ${pattern} or t.text ilike ${pattern} or h.name ->> 'ko' ilike ${pattern}
            or h.name ->> 'en' ilike ${pattern} or ${holdsFolded(sql`a.search_name`, search ?? '')})`,
        ]
      : []),
  ];
}

export async function searchTickets(
  db: Db,
  query: TicketQuery,
  as: { at: Date; me: string },
): Promise<{ rows: AdminTicketRow[]; total: number }> {
  const all = conditions(query, as);
  const rows = await tickets(db)
    .where((eb) => eb.and(all))
    .orderBy(sql`t.due_at asc nulls last`)
    .orderBy('t.done_at', 'desc')
    .orderBy('t.id')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const { total } = await db
    .selectFrom('tickets as t')
    .innerJoin('reservations as r', 'r.id', 't.reservation_id')
    .innerJoin('houses as h', 'h.id', 't.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(all))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export function findTicket(db: Db, id: string): Promise<AdminTicketRow | undefined> {
  return tickets(db).where('t.id', '=', id).executeTakeFirst();
}
