/** Program of the durability test: commits rows into the given folder and prints each id once it is confirmed. */
import { openDatabase } from '../db.ts';

const { pool } = await openDatabase({ dataDir: process.argv[2] });
await pool.query(
  'create table if not exists acknowledged (id bigint primary key generated always as identity, note text)',
);
for (;;) {
  const { rows } = await pool.query<{ id: number }>(
    'insert into acknowledged (note) values ($1) returning id',
    ['온돌'.repeat(200)],
  );
  process.stdout.write(`${rows[0]?.id}\n`);
}
