import { sql, type Kysely } from 'kysely';

/** The picture by which a shared address is shown: of which words and photo the stored file was drawn. */
const statements = [
  `create table share_pictures (
    subject text primary key,
    content_hash text not null,
    drawn_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
