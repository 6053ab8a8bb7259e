import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table tickets add column house_id text references houses`,
  // A stay that was moved after the report left the house of the report behind it: its first move since then names that house.
  `update tickets as t set house_id = coalesce(
    (select e.before ->> 'house_id' from reservation_events as e
      where e.reservation_id = t.reservation_id and e.at >= t.opened_at and e.before ->> 'house_id' is not null
      order by e.seq limit 1),
    r.house_id)
  from reservations as r where r.id = t.reservation_id`,
  `alter table tickets alter column house_id set not null`,
  `create index tickets_house on tickets (house_id)`,
];

/** The house that a ticket is about: that of its stay when it was reported. A stay may move on, its broken boiler does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
