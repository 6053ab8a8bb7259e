import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#server/db/db.ts';
import * as mainJob from '#server/db/migrations/0001-main-job.ts';
import * as contracts from '#server/db/migrations/0004-contracts.ts';
import { freshDatabase } from '#tests/kit/api.ts';

let database: Database;
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
const old = { signed: randomUUID(), sent: randomUUID() };
beforeAll(async () => {
  fresh = await freshDatabase(() => Promise.resolve(undefined));
  database = await openDatabase(fresh.where);
  const { db } = database;
  await mainJob.up(db as unknown as Kysely<unknown>);
  const [account, house] = [randomUUID(), 'old-house'];
  await sql`insert into accounts (id, email, language, first_name, last_name, phone_country, phone, created_at)
    values (${account}, 'linh@people.example', 'en', 'Linh', 'Nguyễn', '+84', '912345678', now())`.execute(
    db,
  );
  const text = sql`'{"ko":"집","en":"Home"}'::jsonb`;
  await sql`insert into houses (id, name, summary, about, location, type, area, address, latitude, longitude, station, area_m2,
    max_guests, beds, bathrooms, floor, parking, facilities, before_reservation, things_to_know, min_nights, monthly_rent, deposit,
    door_code, wifi_name, wifi_password, way)
    values (${house}, ${text}, ${text}, ${text}, 'hongdae', 'studio', ${text}, ${text}, 37.5, 126.9, '{}', 20, 2, 1, 1, ${text},
      ${text}, '[]', '[]', '[]', 7, 900000, 500000, '1', 'w', 'w', ${text})`.execute(db);
  for (const [index, [status, id]] of Object.entries(old).entries()) {
    const [reservation, document] = [randomUUID(), randomUUID()];
    const checkIn = `2027-0${index + 1}-01`;
    await sql`insert into reservations (id, code, account_id, house_id, status, check_in, check_out, guests, bedding_sets, house_price,
      coupon_discount, bedding_price, deposit, total, is_international, payment_method, krw_per_usd, rate_source, rate_at, policy,
      terms_version, cancellation_version, requested_at, hold_expires_at)
      values (${reservation}, ${`OLD${index}`}, ${account}, ${house}, 'requested', ${checkIn}::date, ${checkIn}::date + 7, 1, 0, 100, 0, 0,
        0, 100, false, 'card', 1385, 'test', now(), '{}', '1', '1', now(), now())`.execute(db);
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
