import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { freshDatabase, type FreshDatabase } from '#tests/kit/template.ts';

let database: Database;
let fresh: FreshDatabase;
const again = () => `:again:${randomUUID()}`;
const [once, twice] = [`a${again()}`, `b${again()}`];
const GIVEN_UP = '2026-11-20T02:00:00Z';
const SENT_AGAIN = '2026-11-20T03:00:00Z';

beforeAll(async () => {
  fresh = await freshDatabase('empty');
  database = await openDatabase(fresh.where);
  const { db } = database;
  await migrate(db, '0060-ended-accounts');
  const write = (key: string, at: string, gave: string | null) =>
    sql`insert into outbox (id, key, channel, recipient, language, text, created_at, next_attempt_at, failed_at)
      values (${randomUUID()}, ${key}, 'sms', '+82 1012345678', 'en', 'Hi', ${at}, ${at}, ${gave})`.execute(
      db,
    );
  for (const key of ['a', 'b', 'c', twice]) await write(key, '2026-11-20T01:00:00Z', GIVEN_UP);
  await write(once, SENT_AGAIN, null);
  // Check-in information has its own ending; this one was sent again, and again.
  await write(`${twice}${again()}:sms`, SENT_AGAIN, null);
  await migrate(db);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

it.each([
  ['sent again', 'a', true],
  ['sent again, with what was sent again once more', 'b', true],
  ['never sent again', 'c', false],
  ['on its way for the second time', once, false],
  ['given up for the second time, and sent again', twice, true],
])('a message, %s', async (_, key, isSettled) => {
  const { settled_at } = await database.db
    .selectFrom('outbox')
    .select('settled_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  expect(settled_at !== null).toBe(isSettled);
});
