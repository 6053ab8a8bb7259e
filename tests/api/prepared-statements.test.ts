import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');

it('a statement is prepared once on a connection, whatever its values', async () => {
  await host.ctx.db.connection().execute(async (db) => {
    for (const rank of [1, 2, 3])
      await db.selectFrom('houses').select(['id', 'rank']).where('rank', '>', rank).execute();
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like 'select "id", "rank" from "houses"%'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  });
});

it('a host goes on reading a table to which another one has added a column', async () => {
  const { db } = host.ctx;
  await db.connection().execute(async (one) => {
    const whole = () => one.selectFrom('coupons').selectAll().where('code', '=', 'NONE').execute();
    const part = () => one.selectFrom('coupons').select('code').where('code', '=', 'NONE').execute();
    for (let i = 0; i < 7; i += 1) await Promise.all([whole(), part()]);
    await sql`alter table coupons add column colour text`.execute(one);
    expect(await Promise.all([whole(), part()])).toEqual([[], []]);
    await sql`alter table coupons drop column colour`.execute(one);
  });
});
