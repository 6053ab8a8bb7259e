import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { listEndpoints } from '#server/http/api/serve.ts';
import { implementation } from '#server/implementation.ts';
import { person, startTestHost, type Person, type TestHost } from '#tests/kit/api.ts';
import { createHouse, requestReservation } from '#tests/kit/reservations.ts';

/** Tests every call of the contract as a visitor, a member, another member and an administrator. The calls are not listed by hand. */
const declared = listEndpoints(implementation);
const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

let host: TestHost;
let linh: Person;
let admin: Person;
let mina: Person;
let reservation: Reservation;
let device: string;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
  linh = await person(host, { name: 'Ngọc-Linh' });
  admin = await person(host, { role: 'admin' });
  mina = await person(host, { name: 'Mina' });
  reservation = (
    await requestReservation(host, linh, { houseId: await createHouse(host), names: [['Ngọc-Linh', 'Trần']] })
  ).data;
  const own = await host.ctx.db
    .selectFrom('devices')
    .select('id')
    .where('account_id', '=', linh.id)
    .executeTakeFirstOrThrow();
  device = own.id;
});
afterAll(() => host.close());

function hers(path: string): string {
  return (
    path
      .replace('/devices/{id}', `/devices/${device}`)
      .replace('/reservations/{id}', `/reservations/${reservation.id}`)
      // She stays a member, whatever role is given and taken here.
      .replace('/users/{id}/admin', `/users/${mina.id}/admin`)
      .replace('/users/{id}', `/users/${linh.id}`)
      .replace('{paymentId}', reservation.payments[0]!.id)
      .replaceAll(/\{\w+\}/g, () => randomUUID())
  );
}

function bodyFor({ method, path }: { method: string; path: string }): { body?: object } {
  if (method === 'GET' || method === 'DELETE') return {};
  if (path === '/v1/payments')
    return { body: { reservationId: reservation.id, paymentId: reservation.payments[0]!.id } };
  if (path === '/v1/payments/confirm') return { body: { orderId: randomUUID(), paymentKey: 'x', amount: 1 } };
  return { body: {} };
}
const call = (endpoint: { method: string; path: string }, token?: string) =>
  host.call<unknown>(endpoint.method, hers(endpoint.path), {
    ...bodyFor(endpoint),
    ...(token ? { token } : {}),
  });
const isHers = (text: string) =>
  [linh.id, linh.email, 'Ngọc-Linh', reservation.code, device].some((part) => text.includes(part));

describe('who may call what', () => {
  const guarded = declared.filter(({ endpoint }) => /member|admin/.test(endpoint.access));
  const forAdmins = declared.filter(({ endpoint }) => endpoint.access === 'admin');
  const open = declared.filter(({ endpoint }) => /public|token/.test(endpoint.access));

  it('knows every call and every kind of access', () => {
    expect(guarded.length).toBeGreaterThan(40);
    expect(guarded.length + open.length).toBe(declared.length);
  });

  it.each(guarded.map(({ endpoint }) => [named(endpoint), endpoint] as const))(
    'a visitor is asked to log in: %s',
    async (_, endpoint) => {
      for (const token of [undefined, 'made-up', `${linh.token.slice(0, -4)}AAAA`])
        expect(await call(endpoint, token)).toMatchObject({ status: 401, code: 'unauthorized' });
    },
  );

  it.each(forAdmins.map(({ endpoint }) => [named(endpoint), endpoint] as const))(
    'a member is refused, an administrator is not: %s',
    async (_, endpoint) => {
      expect(await call(endpoint, linh.token)).toMatchObject({ status: 403, code: 'forbidden' });
      const boss = await person(host, { role: 'admin' });
      expect([401, 403]).not.toContain((await call(endpoint, boss.token)).status);
    },
  );

  it.each(open.map(({ endpoint }) => [named(endpoint), endpoint] as const))(
    'anyone may ask, and learns nothing of anybody: %s',
    async (_, endpoint) => {
      const answer = await call(endpoint);
      expect(answer.code).not.toBe('unauthorized');
      expect(answer.status).not.toBe(403);
      expect(isHers(JSON.stringify(answer.data ?? null))).toBe(false);
    },
  );

  it.each(guarded.map(({ endpoint }) => [named(endpoint), endpoint] as const))(
    'another member reaches nothing that is not theirs: %s',
    async (_, endpoint) => {
      const mina = await person(host, { name: 'Mina' });
      const before = await whatIsHers();
      const answer = await call(endpoint, mina.token);
      expect(answer.status).not.toBe(500);
      expect(isHers(JSON.stringify({ ...answer, headers: [...answer.headers] }))).toBe(false);
      const namesHers = hers(endpoint.path).includes(reservation.id) || hers(endpoint.path).includes(device);
      if (endpoint.access === 'admin') expect(answer.status).toBe(403);
      else if (namesHers) expect([400, 404, 501]).toContain(answer.status);
      expect(await whatIsHers(), 'and changes none of it').toEqual(before);
    },
  );

  it('an administrator is no member of other people’s stays', async () => {
    const own = await host.call('GET', `/v1/reservations/${reservation.id}`, { token: linh.token });
    expect(own.status).toBe(200);
    const other = await host.call('GET', `/v1/reservations/${reservation.id}`, { token: admin.token });
    expect(other).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('a role holds from the moment it is given until it is taken, whatever the token says', async () => {
    const someone = await person(host, { role: 'admin' });
    const ask = () => host.call('GET', '/v1/admin/users', { token: someone.token });
    expect((await ask()).status).not.toBe(403);
    const role = (is: 'admin' | 'member') =>
      host.ctx.db.updateTable('accounts').set({ role: is }).where('id', '=', someone.id).execute();
    await role('member');
    expect(await ask()).toMatchObject({ status: 403, code: 'forbidden' });
    await role('admin');
    expect((await ask()).status).not.toBe(403);
  });

  it('nothing that belongs to a person, and nothing of logging in, is cached by anyone on the way', async () => {
    for (const { endpoint } of [...guarded, ...open.filter((row) => row.noun === 'auth')]) {
      const answer = await call(endpoint);
      expect(answer.headers.get('cache-control'), named(endpoint)).toContain('no-store');
    }
    for (const path of ['/v1/auth/methods', '/v1/users/me', '/v1/users/me/devices'])
      expect((await host.call('GET', path, { token: linh.token })).headers.get('cache-control')).toContain(
        'no-store',
      );
  });
});

async function whatIsHers() {
  const { db } = host.ctx;
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', linh.id).execute();
  const reservations = await db
    .selectFrom('reservations')
    .selectAll()
    .where('account_id', '=', linh.id)
    .execute();
  const devices = await db.selectFrom('devices').selectAll().where('account_id', '=', linh.id).execute();
  const { payments } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('payments'))
    .executeTakeFirstOrThrow();
  return { account, reservations, devices, payments };
}
