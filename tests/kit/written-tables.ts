import { sql } from 'kysely';
import type { TestHost } from './api.ts';

/**
 * Records which tables are written to from now on, by triggers that run in the transaction of each insert, update and delete, so rolled-back writes
 * do not count.
 * @returns a function that returns the tables written to since its last call, in alphabetical order
 */
export async function watchTables(host: TestHost): Promise<() => Promise<string[]>> {
  const { db } = host.ctx;
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  await sql`create table fuzz_writes (name text not null)`.execute(db);
  await sql`
    create function note_write() returns trigger language plpgsql as
    $$ begin insert into fuzz_writes values (tg_table_name); return null; end $$`.execute(db);
  for (const { name } of tables.rows)
    await sql`
      create trigger note_write after insert or update or delete on ${sql.table(name)}
      for each row execute function note_write()`.execute(db);
  return async () => {
    const { rows } = await sql<{ name: string }>`delete from fuzz_writes returning name`.execute(db);
    return [...new Set(rows.map(({ name }) => name))].toSorted();
  };
}
