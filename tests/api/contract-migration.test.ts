import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/db/db.ts';
import * as mainJob from '#server/db/migrations/0001-main-job.ts';
import * as contracts from '#server/db/migrations/0004-contracts.ts';
import { insertOldAccount, insertOldHouse, insertOldReservation } from '#tests/kit/old-rows.ts';
import { freshDatabase, type FreshDatabase } from '#tests/kit/template.ts';

let database: Database;
let fresh: FreshDatabase;
const old = { signed: randomUUID(), sent: randomUUID() };
beforeAll(async () => {
  fresh = await freshDatabase('empty');
  database = await openDatabase(fresh.where);
  const { db } = database;
  await mainJob.up(db as unknown as Kysely<unknown>);
  const [account, house] = [await insertOldAccount(database), await insertOldHouse(database)];
  for (const [index, [status, id]] of Object.entries(old).entries()) {
    const [code, checkIn] = [`OLD${index}`, `2027-0${index + 1}-01`];
    const reservation = await insertOldReservation(database, { account, house, code, checkIn });
    const document = randomUUID();
    await sql`insert into documents (id, kind, sha256, bytes, created_at) values (${document}, 'contract', ${'a'.repeat(64)}, '', now())`.execute(
      db,
    );
    const signedAt = status === 'signed' ? '2026-11-01T00:00:00Z' : null;
    await sql`insert into contracts (id, reservation_id, status, content, document_id, signed_document_id, signer_name, signer_email,
      signer_phone, signed_at, created_at)
      values (${id}, ${reservation}, ${status}, '{}', ${document}, ${signedAt && document}, 'Linh Nguyễn', 'linh@people.example', '+84 912345678',
        ${signedAt}::timestamptz, now())`.execute(db);
    await sql`insert into contract_links (id, contract_id, token_hash, created_at, expires_at)
      values (${randomUUID()}, ${id}, ${`hash-${status}`}, now(), now())`.execute(db);
    for (const [seq, kind] of ['sent', 'opened', ...(signedAt ? ['signed'] : [])].entries())
      await sql`insert into contract_events (id, contract_id, seq, kind, at, ip)
        values (${randomUUID()}, ${id}, ${seq + 1}, ${kind}, now(), '203.0.113.9')`.execute(db);
  }
  await contracts.up(db as unknown as Kysely<unknown>);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

describe('contracts from when one person signed', () => {
  it('keep their signer, who has signed or may still', async () => {
    const signers = await database.db
      .selectFrom('contract_signers')
      .selectAll()
      .orderBy('status', 'desc')
      .execute();
    expect(signers.map(({ contract_id, status, position }) => [contract_id, status, position])).toEqual([
      [old.signed, 'signed', 1],
      [old.sent, 'opened', 1],
    ]);
    expect(signers[0]).toMatchObject({
      name: 'Linh Nguyễn',
      email: 'linh@people.example',
      language: 'en',
      ip: '203.0.113.9',
      signed_at: new Date('2026-11-01T00:00:00Z'),
      mark_kind: null,
    });
  });

  it('keep their links and their record', async () => {
    const links = await database.db
      .selectFrom('contract_links as l')
      .innerJoin('contract_signers as s', 's.id', 'l.signer_id')
      .select(['l.token_hash', 's.contract_id'])
      .orderBy('l.token_hash')
      .execute();
    expect(links).toEqual([
      { token_hash: 'hash-sent', contract_id: old.sent },
      { token_hash: 'hash-signed', contract_id: old.signed },
    ]);
    const { orphans } = await database.db
      .selectFrom('contract_events')
      .select((eb) => eb.fn.countAll<number>().as('orphans'))
      .where('signer_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(orphans).toBe(0);
  });
});
