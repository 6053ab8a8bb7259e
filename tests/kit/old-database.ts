import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { openDatabase, type Database } from '#server/db/db.ts';
import { freshDatabase, type FreshDatabase } from './template.ts';

const fixtures = resolve(import.meta.dirname, '../fixtures');

/** Creates a database with the tables and rows of an older version: `2026-11-22`, described in tests/fixtures/README.md. */
export async function oldDatabase(
  version: string,
): Promise<FreshDatabase & { rows: Record<string, number> }> {
  const fresh = process.env['TEST_DATABASE_URL'] ? await freshDatabase('empty') : inFolder();
  const packed = readFileSync(join(fixtures, `database-${version}.sql.br`));
  const database = await openDatabase(fresh.where);
  try {
    await database.pool.query(brotliDecompressSync(packed).toString());
    return { ...fresh, rows: await rowCounts(database) };
  } finally {
    await database.close();
  }
}

export async function rowCounts({ db }: Pick<Database, 'db'>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select table_name as name, (xpath('/row/count/text()',
      query_to_xml(format('select count(*) from public.%I', table_name), false, true, '')))[1]::text::int as count
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Creates an embedded database in its own folder, because one in memory is lost when it is closed. */
function inFolder(): FreshDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'ondol-old-'));
  return {
    where: { dataDir: folder },
    drop: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  };
}
