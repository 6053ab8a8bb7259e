import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table tickets add column member_read_at timestamptz, add column staff_read_at timestamptz, add column told_at timestamptz`,
  // Messages from before anybody could mark them count as read: a mark on all of them would say nothing.
  `update tickets as t set
    member_read_at = (select max(p.written_at) from ticket_replies p where p.ticket_id = t.id),
    staff_read_at = greatest(t.opened_at, (select max(p.written_at) from ticket_replies p where p.ticket_id = t.id))`,
];

/** Marks of the newest message of a ticket that its member, and the administrators together, have seen, and when the member was last told of a visit or an end (ADR 59). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
