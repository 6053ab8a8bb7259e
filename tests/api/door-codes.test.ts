import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { HouseDoorCode } from '#contract/admin/calendars/door-codes.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { aesGcm } from '#server/adapters/encryption/aes-gcm.ts';
import { readConfig } from '#server/config.ts';
import { createHost } from '#server/host.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  messages,
  payReservation,
  signingToken,
  signReservation,
  someoneWithAConfirmedReservation,
  stayOf,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';
import { freshDatabase } from '#tests/kit/template.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;
const admin = () => person(host, { role: 'admin', name: 'Jiwoo' });
const as = async <T>(who: Person, method: string, path: string, body?: unknown, ifMatch?: string) =>
  host.call<T>(method, `/v1/admin/${path}`, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch ? { headers: { 'if-match': `"${ifMatch}"` } } : {}),
  });
const about = async (boss: Person, houseId: string) =>
  (await as<HouseDoorCode>(boss, 'GET', `houses/${houseId}/door-code`)).data;
const trail = async (boss: Person, action: string, subjectId: string) =>
  (await as<AuditEntry[]>(boss, 'GET', `audit-log?action=${action}&subjectId=${subjectId}`)).data;
const storedCode = async (houseId: string) =>
  (
    await host.ctx.db
      .selectFrom('houses')
      .select('door_code')
      .where('id', '=', houseId)
      .executeTakeFirstOrThrow()
  ).door_code;

describe('the door code of a house', () => {
  it('is changed by who saw the last one, stored encrypted, shown on request and on record', async () => {
    const boss = await admin();
    const houseId = await createHouse(host);
    const { version } = await about(boss, houseId);
    const path = `houses/${houseId}/door-code`;
    const changed = await as<HouseDoorCode>(boss, 'PUT', path, { doorCode: ' 7788# ', tell: true }, version);
    expect(changed.data).toMatchObject({ hasCode: true, stays: [] });
    expect(JSON.stringify(changed.data)).not.toContain('7788#');
    expect(await storedCode(houseId)).not.toContain('7788#');
    expect(await as(boss, 'PUT', path, { doorCode: '1', tell: true }, version)).toMatchObject({
      status: 412,
    });
    expect(await as(boss, 'PUT', path, { doorCode: ' ', tell: true }, version)).toMatchObject({
      status: 400,
    });
    expect((await as(boss, 'GET', `${path}/text`)).data).toEqual({ doorCode: '7788#' });
    expect(await trail(boss, 'house-door-code-read', houseId)).toHaveLength(1);
    expect(JSON.stringify(await trail(boss, 'door-code-changed', houseId))).not.toContain('7788#');
    const member = await person(host);
    expect(await as(member, 'GET', `${path}/text`)).toMatchObject({ status: 403 });
  });

  it('or one of its own opens a stay, in the mail, in My page and for administrators; a change is told where it is wished', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const path = `houses/${reservation.houseId}/door-code`;
    const own = await as<HouseDoorCode>(
      boss,
      'PUT',
      `${path}/stays/${reservation.id}`,
      { doorCode: '5150*', tell: true },
      (await about(boss, reservation.houseId)).version,
    );
    expect(own.data.stays).toMatchObject([{ reservationId: reservation.id, hasOwn: true, isTold: false }]);
    clock.set(`${addDays(reservation.checkIn, -1)}T06:01:00Z`);
    await runJobs(host.ctx);
    const told = () => messages(host, who.email, '');
    expect((await told()).filter(({ text }) => text.includes('5150*'))).toHaveLength(1);
    const token = await tokenNow(host, who);
    const seen = async () =>
      (await stayOf(host, { ...who, token }, reservation.id)).data.checkInInfo?.doorCode;
    expect(await seen()).toBe('5150*');
    expect((await as(boss, 'GET', `reservations/${reservation.id}/door-code`)).data).toMatchObject({
      doorCode: '5150*',
    });

    const before = (await told()).length;
    const house = await as<HouseDoorCode>(
      boss,
      'PUT',
      path,
      { doorCode: '9999', tell: true },
      own.data.version,
    );
    expect((await told()).length, 'it has its own').toBe(before);
    const back = await as<HouseDoorCode>(
      boss,
      'PUT',
      `${path}/stays/${reservation.id}`,
      { doorCode: null, tell: false },
      house.data.version,
    );
    expect(await seen()).toBe('9999');
    expect((await told()).length, 'not told').toBe(before);
    await as(boss, 'PUT', path, { doorCode: '1234#', tell: true }, back.data.version);
    const again = (await told()).filter(({ text }) => text.includes('1234#'));
    expect(
      again.map(({ channel }) => channel),
      'by email; the text message goes to the phone',
    ).toEqual(['email']);
    expect((await told()).length).toBe(before + 1);
    expect(await trail(boss, 'stay-door-code-set', reservation.id)).toHaveLength(1);

    const nobody = `${path}/stays/00000000-0000-4000-8000-000000000000`;
    const { version } = await about(boss, reservation.houseId);
    expect(await as(boss, 'PUT', nobody, { doorCode: '1', tell: false }, version)).toMatchObject({
      code: 'not_staying',
    });
  });

  it('of a stay stays its own when it is prolonged, until it is taken back or another is set', async () => {
    const boss = await admin();
    const house = await createHouse(host, { minNights: 28 });
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      houseId: house,
      checkIn: '2026-12-01',
    });
    const change = async (id: string, doorCode: string | null) => {
      const { version } = await about(boss, house);
      const path = `houses/${house}/door-code/stays/${id}`;
      return (await as<HouseDoorCode>(boss, 'PUT', path, { doorCode, tell: false }, version)).data;
    };
    await change(reservation.id, '5150*');
    clock.set('2026-12-20T01:00:00Z');
    const token = await tokenNow(host, who);
    const checkOut = addDays(reservation.checkOut, 10);
    const consents = { terms: true, cancellation: true };
    const body = { checkOut, expectedTotal: 300_000, paymentMethod: 'card', consents };
    const path = `/v1/reservations/${reservation.id}/extend`;
    const { data: more } = await host.call<Reservation>('POST', path, { token, body });
    await signReservation(host, await signingToken(host, who));
    await payReservation(host, { ...who, token }, more);

    const ownCodes = async () =>
      (await about(boss, house)).stays.map(({ reservationId, hasOwn }) => [reservationId, hasOwn]);
    const shown = async (id: string) =>
      (await as<{ doorCode: string }>(boss, 'GET', `reservations/${id}/door-code`)).data.doorCode;
    expect(await ownCodes()).toEqual([
      [reservation.id, true],
      [more.id, true],
    ]);
    expect(await shown(more.id)).toBe('5150*');
    await change(more.id, '6161*');
    expect([await shown(reservation.id), await shown(more.id)]).toEqual(['5150*', '6161*']);
    await change(more.id, null);
    expect(await ownCodes()).toEqual([
      [reservation.id, false],
      [more.id, false],
    ]);
  });
});

describe('encryption at rest', () => {
  const secret = (letter: string) => letter.repeat(40);
  const settings = { DATA_DIR: '.tmp/test-host', TOKEN_SECRET: secret('t'), LOG: 'silent', DEMO: '0' };

  it('takes up codes of versions before and of a former key at the start, and refuses to start without the key', async () => {
    const database = await freshDatabase('empty');
    const start = (extra: Record<string, string>) =>
      createHost(readConfig({ ...settings, ...extra }), { clock, database: database.where, log: () => {} });
    const first = await start({});
    const houseId = await createHouse(first as never);
    const stored = async (of: typeof first) =>
      (await of.ctx.db.selectFrom('houses').select('door_code').executeTakeFirstOrThrow()).door_code;
    expect(await stored(first), 'as a version before wrote it').toBe('4821*');
    await first.close();
    const second = await start({});
    const encrypted = await stored(second);
    expect(encrypted).toMatch(/^aes1:/);
    expect(await second.ctx.doorCodes.of(second.ctx.db, { id: houseId, houseId: 'x' }).catch(() => '')).toBe(
      '',
    );
    await second.close();
    const third = await start({ ENCRYPTION_KEY: secret('k') });
    expect(await stored(third)).not.toBe(encrypted);
    await third.close();
    const fourth = await start({ ENCRYPTION_KEY: `${secret('n')},${secret('k')}` });
    const [stay] = ['00000000-0000-4000-8000-000000000000'];
    expect(await fourth.ctx.doorCodes.of(fourth.ctx.db, { id: stay, houseId })).toBe('4821*');
    await fourth.close();
    await expect(start({ ENCRYPTION_KEY: secret('x') })).rejects.toThrow('ENCRYPTION_KEY');
    await database.drop();
  });

  it('notices a text that was changed', () => {
    const cipher = aesGcm([Buffer.alloc(32, 1)]);
    const text = cipher.encrypt('4821*');
    expect(cipher.decrypt(text)).toBe('4821*');
    const last = text.at(-1) === 'A' ? 'B' : 'A';
    expect(() => cipher.decrypt(text.slice(0, -1) + last)).toThrow();
  });
});
