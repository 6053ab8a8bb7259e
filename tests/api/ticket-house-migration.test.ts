import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { insertOldAccount, insertOldHouse, insertOldReservation } from '#tests/kit/old-rows.ts';
import { freshDatabase, type FreshDatabase } from '#tests/kit/template.ts';

let database: Database;
let fresh: FreshDatabase;
let reservation: string;
const MOVED_AT = '2026-11-20T03:00:00Z';
const tickets = { before: '2026-11-20T02:00:00Z', after: '2026-11-20T04:00:00Z' };
const ids = { before: randomUUID(), after: randomUUID() };

beforeAll(async () => {
  fresh = await freshDatabase('empty');
  database = await openDatabase(fresh.where);
  const { db } = database;
  await migrate(db, '0007-vacancy-columns');
  const [account, house] = [await insertOldAccount(database), await insertOldHouse(database)];
  reservation = await insertOldReservation(database, {
    account,
    house: await insertOldHouse(database, 'new-house'),
    code: 'OLD1',
    checkIn: '2027-01-01',
  });
  await migrate(db, '0057-folded-names');
  await sql`insert into reservation_events (id, reservation_id, seq, transition, actor_kind, at, before, after)
    values (${randomUUID()}, ${reservation}, 9, 'move', 'administrator', ${MOVED_AT},
      ${JSON.stringify({ house_id: house })}, '{"house_id":"new-house"}')`.execute(db);
  for (const [name, at] of Object.entries(tickets))
    await sql`insert into tickets (id, reservation_id, kind, text, opened_at, due_at)
      values (${ids[name as keyof typeof ids]}, ${reservation}, 'malfunction', 'Cold.', ${at}, ${at})`.execute(
      db,
    );
  await migrate(db);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

it.each([
  ['before', 'old-house'],
  ['after', 'new-house'],
] as const)('a ticket of %s the move of its stay is about the house of then', async (name, house) => {
  const { house_id } = await database.db
    .selectFrom('tickets')
    .select('house_id')
    .where('id', '=', ids[name])
    .executeTakeFirstOrThrow();
  expect(house_id).toBe(house);
});
