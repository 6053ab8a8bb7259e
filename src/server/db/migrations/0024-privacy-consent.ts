import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table consents drop constraint consents_kind_check`,
  `alter table consents add constraint consents_kind_check
    check (kind in ('terms', 'privacy', 'receipt', 'marketing', 'cancellation'))`,
];

/** A consent of its own to the collection and use of personal data. Who signed up before is not said to have given it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
