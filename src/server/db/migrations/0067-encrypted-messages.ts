import { sql, type Kysely } from 'kysely';

const statements = [
  // All that a message says is one text, which the host encrypts at its start: the key is not in the database.
  `alter table outbox add column content text`,
  `update outbox set content = jsonb_build_object(
    'text', text, 'html', html, 'link', link, 'secrets', secrets, 'attachments', attachments)::text`,
  `alter table outbox drop column text, drop column html, drop column link, drop column secrets, drop column attachments`,
];

/** Gathers all that a message says in one text, so that it can be encrypted as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
