import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { accessesOf, owners, tableBreach } from './tables.ts';

/** Migrations make the tables, and the demo fills an empty database with all of them at once. */
const files = globSync(['src/server/**/*.ts'], {
  ignore: ['src/server/db/**', 'src/server/demo/**', '**/*.test.ts'],
});
const accesses = files.flatMap((file) => accessesOf(file, readFileSync(file, 'utf8')));
const breaches = (file: string, source: string) => accessesOf(file, source).map(tableBreach).filter(Boolean);

describe('tables and who writes them', () => {
  it('knows every table that the migrations make', () => {
    const migrations = globSync(['src/server/db/migrations/*.ts']).toSorted();
    const texts = migrations.map((file) => readFileSync(file, 'utf8')).join('\n');
    const made = [...texts.matchAll(/\bcreate (?:table|view) ([a-z_]+)/g)].map(([, table]) => table!);
    const dropped = new Set([...texts.matchAll(/\bdrop table ([a-z_]+)/g)].map(([, table]) => table!));
    expect(made.filter((table) => !dropped.has(table)).toSorted()).toEqual(Object.keys(owners).toSorted());
  });

  it('sees the SQL of the host', () => {
    expect(accesses.length).toBeGreaterThan(200);
    const written = new Set(accesses.filter(({ writes }) => writes).map(({ table }) => table));
    expect([...written]).toEqual(expect.arrayContaining(['reservations', 'refunds', 'outbox', 'consents']));
  });

  it('finds each written by its owner alone, and read by others in read stores alone', () => {
    expect([...new Set(accesses.map(tableBreach).filter(Boolean))]).toEqual([]);
  });

  it.each([
    ['src/server/modules/contracts/store.ts', "trx.updateTable('reservations').set({ status: 'confirmed' })"],
    ['src/server/modules/reservations/store.ts', "trx.insertInto('refunds').values(rows)"],
    ['src/server/modules/reservations/store.ts', "trx.insertInto('consents').values(rows)"],
    ['src/server/modules/payments/store.ts', "db.deleteFrom('outbox').where('id', '=', id)"],
    ['src/server/platform/outbox-store.ts', 'sql`update accounts set language = ${language}`'],
    ['src/server/modules/houses/store.ts', 'sql<Row>`delete from reservations where id = ${id}`'],
    ['src/server/modules/payments/read-store.ts', "db.updateTable('refunds').set({ warned_at: now })"],
    [
      'src/server/modules/payments/store.ts',
      "db.selectFrom('payments').innerJoin('houses as h', 'h.id', 'x')",
    ],
    ['src/server/modules/reviews/handlers.ts', 'sql`select 1 from reservations r where r.id = ${id}`'],
    ['src/server/platform/limit-store.ts', "db.selectFrom(['accounts', 'allowances'])"],
  ])('notices a planted breach in %s: %s', (file, source) => {
    expect(breaches(file, source)).toHaveLength(1);
  });
});

describe('the status of a reservation', () => {
  it.each([
    [
      'src/server/modules/reservations/store.ts',
      "trx.updateTable('reservations').set({ status: 'expired' })",
    ],
    ['src/server/modules/reservations/cancel.ts', "trx.updateTable('reservations as r').set({ guests: 2 })"],
    ['src/server/modules/reservations/jobs.ts', "sql`update reservations set status = 'expired'`"],
    ['src/server/modules/reservations/request.ts', "trx.insertInto('reservations').values(row)"],
  ])('is written by a transition alone, and by nothing else as planted in %s: %s', (file, source) => {
    expect(breaches(file, source)).toEqual([expect.stringContaining('call transition()')]);
  });

  it('is written where the transition keeps its SQL', () => {
    const writers = accesses.filter(({ table, writes }) => writes && table === 'reservations');
    expect(new Set(writers.map(({ file }) => file))).toEqual(
      new Set(['src/server/modules/reservations/transition-store.ts']),
    );
  });
});
