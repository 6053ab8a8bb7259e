import { sql, type Kysely } from 'kysely';

const statements = [
  // The request that made a house: the same one again, after a lost answer, makes no second house.
  `alter table houses add column request_id uuid`,
  `create unique index houses_request on houses (request_id)`,
  // A message that was given up waits for a person until it is sent again or let be.
  `alter table outbox add column settled_at timestamptz`,
  // The key of a message that was sent again begins with that of the one before.
  `update outbox as o set settled_at = a.created_at
    from outbox as a
    where o.failed_at is not null and o.sent_at is null and a.key like '%:again:%'
      and o.key = regexp_replace(a.key, ':again:[0-9a-f-]{36}(?!.*:again:).*$', '')`,
];

/** What is sent a second time is known as such: a house by the request that made it, a message that was given up by what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
