import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TokenPair } from '#contract/sign-in.ts';
import { Reservation } from '#contract/reservations/reservations.ts';
import { lists } from '#contract/rules/reservation-status.ts';
import { runJobs } from '#server/jobs.ts';
import { startTestHost, testClock, type TestHost } from '#tests/kit/api.ts';
import { oldDatabase, rowCounts } from '#tests/kit/old-database.ts';
import { signReservation } from '#tests/kit/reservations.ts';
import { opened } from '#tests/kit/outbox.ts';

const linh = { email: 'linh@ondol.example', password: 'warm-floor-7' };
const admin = { email: 'admin@ondol.example', password: 'keys-and-tea-7' };
const duong = { email: 'duong@upgrade.example', password: 'warmfloor1' };
const marta = { email: 'marta@upgrade.example', password: 'warmfloor1' };
const stays = {
  paidTwice: '66c09a31-8aeb-4eb4-bce9-09a1bd837ae7',
  refundStuck: '60a51d6a-ae96-4743-b265-85b5c0bf6bd5',
  halfSigned: '0c65e4bb-5079-49ed-a318-ead479971668',
  confirmed: '2086cbf3-39a4-4a76-a9be-d3b5fa98e96d',
  dollars: 'b83016ca-03e8-4300-8212-be4126366e4c',
  longer: '1521a93a-ef48-4909-aeed-37d1793ebedf',
};
const moved: Record<string, string> = {};
/** Tables with rows that a migration may recompute. */
const derived = /^(kysely_|vacancies$)/;

const clock = testClock('2026-11-22T01:00:00Z');
let host: TestHost;
let before: Record<string, number>;
beforeAll(async () => {
  const old = await oldDatabase('2026-11-22');
  before = old.rows;
  host = await startTestHost({ demo: false, clock, database: old });
  // The device of the fixture is nobody's: nothing is sent to it.
  host.ctx.push = { ...host.ctx.push, send: () => Promise.resolve() };
}, 240_000);
beforeEach(() => clock.set('2026-11-22T01:00:00Z'));
afterAll(() => host.close());

const logIn = async (body: { email: string; password: string }) =>
  (await host.call<TokenPair>('POST', '/v1/auth/log-in', { body })).data.accessToken;
const read = async (token: string, id: string) =>
  v.parse(Reservation, (await host.call<Reservation>('GET', `/v1/reservations/${id}`, { token })).data);
const listsOf = async (token: string) =>
  Promise.all(
    lists.map(async (list) => {
      const { status, data } = await host.call<Reservation[]>('GET', `/v1/reservations/${list}`, { token });
      expect(status, list).toBe(200);
      return data;
    }),
  );

describe('a database of the version of 22 November 2026', () => {
  it('loses no row of any table', async () => {
    const after = await rowCounts(host.ctx);
    for (const [table, count] of Object.entries(before)) {
      if (derived.test(table)) continue;
      const now = after[moved[table] ?? table];
      expect(now, `${table}: say in \`moved\` where its rows are`).toBeDefined();
      expect(now, table).toBeGreaterThanOrEqual(count);
    }
    expect(Object.keys(before).length).toBeGreaterThan(30);
  });

  it('has every reservation in the status it had', async () => {
    const { rows } = await sql<{ status: string; n: number }>`
      select status, count(*) as n from reservations group by status order by status`.execute(host.ctx.db);
    expect(Object.fromEntries(rows.map(({ status, n }) => [status, n]))).toEqual({
      cancelled: 8,
      checked_out_early: 1,
      confirmed: 32,
      expired: 9,
      requested: 5,
    });
  });

  it('has all money that was taken and given back', async () => {
    const { rows } = await sql`
      select (select sum(amount) from payments where status = 'paid') as paid,
        (select sum(amount) from refunds where status = 'done') as returned,
        (select count(*) from refunds where status = 'recorded') as open`.execute(host.ctx.db);
    expect(rows).toEqual([{ paid: 91_074_180, returned: 14_965_000, open: 3 }]);
  });

  it('finds the messages of a reservation by what their keys name', async () => {
    const { rows } = await sql<{ kind: string; n: number }>`
      select split_part(key, ':', 1) as kind, count(*) as n from outbox
      where reservation_id is null group by 1 having count(*) > 0`.execute(host.ctx.db);
    expect(rows.filter(({ kind }) => /^[\da-f-]{36}$|^contract$|^signing-reminder$/.test(kind))).toEqual([]);
    const about = await host.ctx.db
      .selectFrom('outbox')
      .select('key')
      .where('reservation_id', '=', stays.confirmed)
      .execute();
    expect(about.map(({ key }) => key)).toContain(`${stays.confirmed}:confirmed:email`);
  });

  it('has no message in clear, and tells administrators what each one said', async () => {
    const stored = await host.ctx.db.selectFrom('outbox').selectAll().execute();
    expect(stored.length).toBeGreaterThan(20);
    for (const { content } of stored) expect(content).toMatch(/^aes1:[\da-f]{8}:/);
    const token = await logIn(admin);
    const path = `/v1/admin/reservations/${stays.confirmed}/messages`;
    const [message] = (await host.call<{ id: string }[]>('GET', path, { token })).data;
    const { data } = await host.call<{ text: string }>('GET', `${path}/${message!.id}`, { token });
    expect(data.text.length).toBeGreaterThan(20);
    const houses = await host.ctx.db.selectFrom('houses').select('wifi_password').execute();
    for (const { wifi_password } of houses) expect(wifi_password).toMatch(/^aes1:|^$/);
  });

  it('finds everybody by a name without its accents', async () => {
    const token = await logIn(admin);
    const find = async (path: string) => (await host.call<unknown[]>('GET', path, { token })).data.length;
    expect(await find('/v1/admin/users?search=nguyen%20linh')).toBeGreaterThan(0);
    expect(await find('/v1/admin/reservations?search=nguyen')).toBeGreaterThan(0);
  });

  it('is read by its members: each of their reservations stands in one list, and opens', async () => {
    for (const who of [linh, duong, marta]) {
      const token = await logIn(who);
      const { rows } = await sql<{ id: string }>`
        select r.id from reservations r join accounts a on a.id = r.account_id where a.email = ${who.email}`.execute(
        host.ctx.db,
      );
      const listed = (await listsOf(token)).flat().map(({ id }) => id);
      expect(listed.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      expect(listed.length).toBeGreaterThan(4);
      for (const id of listed) expect((await read(token, id)).id).toBe(id);
    }
  });

  it('says of a closed reservation why, and what went back', async () => {
    const token = await logIn(marta);
    const stuck = await read(token, stays.refundStuck);
    expect(stuck).toMatchObject({ status: 'cancelled', closed: { reason: expect.any(String) } });
    expect(stuck.refunds.map(({ status }) => status)).toEqual(['recorded']);
    const dollars = await read(token, stays.dollars);
    expect(dollars).toMatchObject({ status: 'confirmed', isInternational: true });
    const { refunds } = await read(await logIn(duong), stays.paidTwice);
    expect(refunds.map(({ status }) => status)).toEqual(['done', 'done']);
  });

  it('gives out the signed contract, byte for byte, to its member and to an administrator', async () => {
    const { rows } = await sql<{ id: string; sha256: string }>`
      select c.reservation_id as id, d.sha256 from contracts c join documents d on d.id = c.signed_document_id
      where length(d.bytes) > 1000 and c.status = 'signed'`.execute(host.ctx.db);
    expect(rows).toHaveLength(2);
    const tokens = [await logIn(linh), await logIn(duong), await logIn(admin)];
    const download = async (path: string, token: string) => {
      const answer = await host.fetch(
        new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${token}` } }),
      );
      const bytes = Buffer.from(await answer.arrayBuffer());
      return answer.status === 200 ? createHash('sha256').update(bytes).digest('hex') : answer.status;
    };
    for (const { id, sha256 } of rows) {
      const read = await Promise.all(
        tokens.slice(0, 2).map((token) => download(`/v1/reservations/${id}/contract`, token)),
      );
      expect(new Set(read)).toEqual(new Set([404, sha256]));
      expect(read).toHaveLength(2);
      expect(await download(`/v1/admin/reservations/${id}/contract`, tokens[2]!)).toBe(sha256);
      const { data } = await host.call('GET', `/v1/contracts/verify/${sha256}`);
      expect(data).toMatchObject({ known: true, kind: 'signed', contract: 'in-force' });
    }
  });

  it('goes on: a link in a mail of then signs, a refund that stood open goes out, a stay is cancelled', async () => {
    const { rows } = await sql<{ content: string }>`
      select o.content from outbox o join contract_links l on o.key like '%' || l.id::text
      join contract_signers s on s.id = l.signer_id join contracts c on c.id = s.contract_id
      where c.reservation_id = ${stays.halfSigned} order by s.position`.execute(host.ctx.db);
    const tokens = opened(host, rows).map(({ text }) => /\/sign\?token=([\w-]+)/.exec(text)![1]!);
    expect(tokens).toHaveLength(2);
    for (const token of tokens) expect((await signReservation(host, token)).status).toBe(200);

    const open = () =>
      host.ctx.db.selectFrom('refunds').select('id').where('status', '=', 'recorded').execute();
    expect(await open()).toHaveLength(3);
    clock.set('2026-12-01T01:00:00Z');
    await runJobs(host.ctx).catch(() => undefined);
    const left = await open();
    expect(left.length, 'two were never made known to the sandbox').toBeLessThan(3);

    const token = await logIn(duong);
    expect(await read(token, stays.longer)).toMatchObject({ extendsId: stays.confirmed });
    const cancelled = await host.call('DELETE', `/v1/reservations/${stays.confirmed}/cancel`, { token });
    expect(cancelled.status).toBe(200);
    expect(await read(token, stays.confirmed)).toMatchObject({ status: 'cancelled' });
  });

  it('lets its houses be searched and booked', async () => {
    const found = await host.call<unknown[]>('GET', '/v1/houses?checkIn=2027-01-10&checkOut=2027-02-20');
    expect(found.status).toBe(200);
    expect(found.data.length).toBeGreaterThan(5);
  });
});
