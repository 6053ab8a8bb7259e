import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openDatabase, type Database } from '../db.ts';
import { isExclusionViolation, isSerializationFailure, isUniqueViolation } from '../errors.ts';

type Stay = { house: number; guest: string; check_in: string; check_out: string };

const places = [{ name: 'the embedded database', config: { dataDir: 'memory://' } }];
const url = process.env['TEST_DATABASE_URL'];
const realPlaces = url ? [{ name: 'PostgreSQL', config: { url } }] : [];

describe.each([...places, ...realPlaces])('$name', ({ config }) => {
  const schema = `t${randomUUID().replaceAll('-', '')}`;
  let database: Database;
  const query = (text: string, values?: unknown[]) => database.pool.query(text, values);
  const stays = () => database.db.withTables<{ stays: Stay }>().withSchema(schema);

  beforeAll(async () => {
    database = await openDatabase(config);
    await query(`
      create extension if not exists btree_gist;
      create extension if not exists pg_trgm;
      create schema ${schema};
      create table ${schema}.stays (
        house int not null,
        guest text not null unique,
        check_in date not null,
        check_out date not null,
        constraint no_overlap exclude using gist (house with =, daterange(check_in, check_out, '[)') with &&)
      );
    `);
  }, 60_000);

  afterAll(async () => {
    await query(`drop schema ${schema} cascade`);
    await database.close();
  });

  test('a failed parameterised query does not disturb the next one', async () => {
    const failures = [
      ['select $1::int from nowhere', '42P01'],
      ['select $1::int + 1', '22P02'],
      ['select 1 / length($1)', '22012'],
    ] as const;
    for (const [text, code] of failures) {
      const values = code === '22012' ? [''] : ['x'];
      await expect(query(text, values)).rejects.toMatchObject({ code });
      expect((await query('select $1::text as answer', [code])).rows).toEqual([{ answer: code }]);
    }
  });

  test('queries sent at once get their own answers, failures among them', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => query('select 100 / $1::int as answer', [n % 10])),
    );
    for (const [n, result] of results.entries()) {
      if (n % 10 === 0) expect(result).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
      else expect(result).toMatchObject({ value: { rows: [{ answer: Math.trunc(100 / (n % 10)) }] } });
    }
  });

  test('a transaction that fails leaves nothing behind', async () => {
    const mina = { house: 1, guest: 'Mina', check_in: '2026-03-01', check_out: '2026-04-01' };
    await expect(
      stays()
        .transaction()
        .execute(async (trx) => {
          await trx.insertInto('stays').values(mina).execute();
          expect(await trx.selectFrom('stays').select('guest').execute()).toEqual([{ guest: 'Mina' }]);
          await sql`select 1 / ${0}::int`.execute(trx);
        }),
    ).rejects.toMatchObject({ code: '22012' });
    expect(await stays().selectFrom('stays').selectAll().execute()).toEqual([]);
  });

  test('two stays of one house cannot overlap, but may meet', async () => {
    const book = (guest: string, check_in: string, check_out: string) =>
      stays().insertInto('stays').values({ house: 2, guest, check_in, check_out }).execute();
    await book('Jisoo', '2026-05-01', '2026-06-01');
    await book('Leo', '2026-06-01', '2026-07-01');
    const overlap = await book('Ana', '2026-05-31', '2026-06-02').catch((error: unknown) => error);
    expect(overlap).toMatchObject({ code: '23P01' });
    expect(isExclusionViolation(overlap, 'no_overlap')).toBe(true);
    expect(isExclusionViolation(overlap, 'another')).toBe(false);
    expect(isUniqueViolation(overlap)).toBe(false);
    const twice = await book('Leo', '2027-06-01', '2027-07-01').catch((error: unknown) => error);
    expect(isUniqueViolation(twice, 'stays_guest_key')).toBe(true);
    expect(isSerializationFailure(twice)).toBe(false);
  });

  test('values keep their kinds', async () => {
    const { rows } = await query(
      `select $1::date as day, array[$1::date, null] as days, count(*) as many, array[1::int8, 2] as ids,
        12.50::numeric as amount, $2::timestamptz as moment, daterange($1, null) as range`,
      ['2026-03-08', '2026-03-08T00:30:00+09:00'],
    );
    expect(rows).toEqual([
      {
        day: '2026-03-08',
        days: ['2026-03-08', null],
        many: 1,
        ids: [1, 2],
        amount: '12.50',
        moment: new Date('2026-03-07T15:30:00Z'),
        range: '[2026-03-08,)',
      },
    ]);
  });

  test('an integer that JavaScript cannot hold is refused, not rounded', async () => {
    await expect(query('select 9007199254740993::int8 as id')).rejects.toThrow('9007199254740993');
    expect((await query('select 9007199254740991::int8 as id')).rows).toEqual([{ id: 9007199254740991 }]);
  });

  test('days follow the same clock everywhere', async () => {
    const { rows } = await query(`select '2026-03-07T23:30:00Z'::timestamptz::date as day`);
    expect(rows).toEqual([{ day: '2026-03-07' }]);
  });

  test('Korean names are found by their parts', async () => {
    await query(`create table ${schema}.houses (name text)`);
    await query(`create index on ${schema}.houses using gin (name public.gin_trgm_ops)`);
    await query(`insert into ${schema}.houses values ('연남동 햇살 가득한 방'), ('홍대입구 스튜디오')`);
    const { rows } = await query(
      `select name, public.similarity(name, $1) > 0.1 as alike from ${schema}.houses where name like $2`,
      ['햇살 가득 연남동', '%햇살%'],
    );
    expect(rows).toEqual([{ name: '연남동 햇살 가득한 방', alike: true }]);
  });

  test('a client that goes away leaves no transaction and no statement to the next one', async () => {
    const first = await database.pool.connect();
    await first.query({ name: 'twice', text: 'select $1::int as n', values: [1] });
    await first.query('begin');
    await first.query(`insert into ${schema}.stays values (9, 'Gone', '2026-01-01', '2026-02-01')`);
    first.release(true);
    const second = await database.pool.connect();
    const { rows } = await second.query({ name: 'twice', text: 'select $1::text as n', values: ['2'] });
    const left = await second.query(`select 1 from ${schema}.stays where guest = 'Gone'`);
    second.release();
    expect(rows).toEqual([{ n: '2' }]);
    expect(left.rows).toEqual([]);
  });

  test('endless recursion is an error like any other', async () => {
    await query(`
      create function ${schema}.deeper(n int) returns int language plpgsql
      as $$ begin return ${schema}.deeper(n + 1); end $$`);
    await expect(query(`select ${schema}.deeper($1)`, [1])).rejects.toMatchObject({ code: '54001' });
    expect((await query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
  });

  test('large parameters and answers arrive whole', async () => {
    const text = '한'.repeat(1_000_000);
    const { rows } = await query('select $1::text as same from generate_series(1, 3)', [text]);
    expect(rows.map(({ same }) => same === text)).toEqual([true, true, true]);
  });
});
