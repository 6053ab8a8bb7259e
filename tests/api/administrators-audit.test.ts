import { describe, expect, it } from 'vitest';
import type { AuditActor, AuditEntry } from '#contract/admin/audit-log.ts';
import type { DoorCode } from '#contract/admin/recorded-reads.ts';
import type { AuditedAction } from '#contract/admin/vocabulary.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const admin = () => person(host, { role: 'admin', name: 'Jion' });
async function asks<T>(who: Person, method: string, path: string, body?: unknown) {
  return host.call<T>(method, path, { token: await tokenNow(host, who), body });
}
const log = async (boss: Person, query: string) => {
  const answer = await asks<AuditEntry[]>(boss, 'GET', `/v1/admin/audit-log?${query}`);
  expect(answer.status).toBe(200);
  return answer.data;
};
const actions = async (boss: Person, query: string) => (await log(boss, query)).map(({ action }) => action);

describe('the audit log', () => {
  it('tells who did what to which thing, from where and how it changed, the newest first', async () => {
    const boss = await admin();
    const who = await person(host);
    const role = `/v1/admin/users/${who.id}/admin`;
    await host.call('PUT', role, {
      token: await tokenNow(host, boss),
      headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) Chrome/131.0.0.0' },
    });
    clock.forward(60_000);
    await asks(boss, 'DELETE', role);
    const entries = await log(boss, `subject=account&subjectId=${who.id}`);
    expect(entries).toMatchObject([
      { action: 'role-revoked', before: { role: 'admin' }, after: { role: 'member' } },
      {
        action: 'role-granted',
        at: '2026-11-21T01:00:00.000Z',
        actorId: boss.id,
        actorName: 'Nguyễn Jion',
        network: '127.0.0.1',
        userAgent: 'Mozilla/5.0 (Macintosh) Chrome/131.0.0.0',
        subject: { kind: 'account', id: who.id, name: 'Nguyễn Linh' },
      },
    ]);
  });

  it('is filtered by actor, action, thing and Seoul days, page by page', async () => {
    const [one, two] = [await admin(), await admin()];
    const { reservation } = await someoneWithAReservation(host);
    const notes = `/v1/admin/reservations/${reservation.id}/notes`;
    // One minute to midnight in Seoul, and midnight.
    clock.set('2026-11-22T14:59:00Z');
    await asks(one, 'POST', notes, { text: 'Arrives late' });
    clock.set('2026-11-22T15:00:00Z');
    await asks(two, 'POST', notes, { text: 'Calls again' });
    const about = `subject=reservation&subjectId=${reservation.id}`;
    const texts = async (query: string) =>
      (await log(one, `${about}&${query}`)).map(({ after }) => after?.['text']);
    expect(await texts('')).toEqual(['Calls again', 'Arrives late']);
    expect(await texts(`actor=${one.id}`)).toEqual(['Arrives late']);
    expect(await texts('actor=nobody')).toEqual([]);
    expect(await texts('from=2026-11-23')).toEqual(['Calls again']);
    expect(await texts('to=2026-11-22')).toEqual(['Arrives late']);
    expect(await texts('action=note-added&to=2026-11-23&pageSize=1&page=2')).toEqual(['Arrives late']);
    expect(await texts('action=role-granted')).toEqual([]);
    const { headers } = await asks(one, 'GET', `/v1/admin/audit-log?${about}&pageSize=1`);
    expect(JSON.parse(headers.get('x-pagination') ?? '')).toMatchObject({ totalItems: 2, totalPages: 2 });
    expect(await asks(one, 'GET', '/v1/admin/audit-log?from=2026-02-30')).toMatchObject({
      status: 400,
      fields: { from: 'dates_invalid' },
    });
  });

  it('names the number of a reservation, and those who ever did something', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host);
    await asks(boss, 'POST', `/v1/admin/reservations/${reservation.id}/notes`, { text: 'Hello' });
    const [entry] = await log(boss, `subjectId=${reservation.id}`);
    expect(entry).toMatchObject({ subject: { kind: 'reservation', name: reservation.code } });
    const { data } = await asks<AuditActor[]>(boss, 'GET', '/v1/admin/audit-log/actors');
    expect(data).toContainEqual({ id: boss.id, name: 'Nguyễn Jion' });
    expect(data.map(({ id }) => id)).not.toContain((await admin()).id);
  });

  it('is read by administrators alone', async () => {
    const who = await person(host);
    for (const path of ['/v1/admin/audit-log', '/v1/admin/audit-log/actors'])
      expect((await asks(who, 'GET', path)).status, path).toBe(403);
  });

  it('forgets why somebody was moved, and what occupants were mailed, once the member is gone', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host, { guests: 2 });
    const houseId = await createHouse(host, { maxGuests: 2 });
    const reason = 'Linh is afraid of heights.';
    await asks(boss, 'POST', `/v1/admin/reservations/${reservation.id}/move`, { houseId, reason });
    const told = () =>
      host.ctx.db.selectFrom('outbox').select('id').where('reservation_id', '=', reservation.id).execute();
    expect((await told()).length).toBeGreaterThan(1);
    await asks(boss, 'DELETE', `/v1/admin/reservations/${reservation.id}/cancel?reason=No%20water`);
    expect((await asks(who, 'DELETE', '/v1/users/me')).status).toBe(200);
    expect(await told()).toEqual([]);
    expect(await log(boss, `subjectId=${reservation.id}`)).toMatchObject([
      { action: 'reservation-cancelled', after: { reason: 'No water' } },
      { action: 'reservation-moved', after: { houseId } },
    ]);
    const events = await host.ctx.db
      .selectFrom('reservation_events')
      .select('note')
      .where('reservation_id', '=', reservation.id)
      .orderBy('seq')
      .execute();
    expect(events.map(({ note }) => note)).toEqual([null, null, 'No water']);
    expect(JSON.stringify(await log(boss, `subjectId=${reservation.id}`))).not.toContain('heights');
  });

  it('keeps that something was done once its member is gone, without what it told about them', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    await asks(boss, 'POST', `/v1/admin/reservations/${reservation.id}/notes`, { text: 'Allergic to cats' });
    await asks(boss, 'PUT', `/v1/admin/users/${who.id}/admin`);
    await asks(boss, 'DELETE', `/v1/admin/users/${who.id}/admin`);
    await asks(who, 'DELETE', `/v1/reservations/${reservation.id}/cancel`);
    expect((await asks(who, 'DELETE', '/v1/users/me')).status).toBe(200);
    expect(await log(boss, `subjectId=${reservation.id}`)).toMatchObject([
      { action: 'note-added', after: null },
    ]);
    expect(await log(boss, `subjectId=${who.id}`)).toMatchObject([
      { action: 'role-revoked', before: null, after: null, subject: { name: null } },
      { action: 'role-granted' },
    ]);
  });
});

describe('what administrators only read, and yet is on record', () => {
  it('the door code of a stay: before and while it runs, and nobody else’s', async () => {
    const boss = await admin();
    const { reservation: open } = await someoneWithAReservation(host);
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    const path = (id: string) => `/v1/admin/reservations/${id}/door-code`;
    const read = await asks<DoorCode>(boss, 'GET', path(reservation.id));
    const house = await host.ctx.db
      .selectFrom('houses')
      .selectAll()
      .where('id', '=', reservation.houseId)
      .executeTakeFirstOrThrow();
    expect(read.data).toEqual({
      doorCode: house.door_code,
      wifiName: house.wifi_name,
      wifiPassword: house.wifi_password,
    });
    expect(read.headers.get('cache-control')).toBe('private, no-store');
    expect(await asks(boss, 'GET', path(open.id))).toMatchObject({ status: 409, code: 'not_staying' });
    expect((await asks(who, 'GET', path(reservation.id))).status).toBe(403);
    clock.set(`${reservation.checkOut}T16:00:00Z`);
    expect(await asks(boss, 'GET', path(reservation.id))).toMatchObject({ code: 'not_staying' });
    expect(await log(boss, `subjectId=${reservation.id}&action=door-code-read`)).toMatchObject([
      { actorId: boss.id, after: { houseId: reservation.houseId } },
    ]);
    expect(await actions(boss, `subjectId=${open.id}`)).toEqual([]);
    expect(JSON.stringify(await log(boss, `subjectId=${reservation.id}`))).not.toContain(house.door_code);
  });

  it('every export, with its filters and the number of its rows', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host);
    const path = `/v1/admin/reservations/export?houseId=${reservation.houseId}&from=2026-11-01&unsigned=true`;
    const token = await tokenNow(host, boss);
    const csv = await host.call<string>('GET', path, { token, language: 'ko' });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="reservations-2026-11-21.csv"');
    expect(csv.data).toContain('예약 번호');
    expect(csv.data).toContain(reservation.code);
    expect(csv.data, 'a number is no formula').toContain("'+84 912345678");
    expect(csv.data.trimEnd().split('\r\n')).toHaveLength(2);
    const [entry] = await log(boss, 'action=reservations-exported');
    expect(entry).toMatchObject({
      actorId: boss.id,
      subject: { kind: 'export', id: 'reservations' },
      after: { rows: 1, houseId: reservation.houseId, from: '2026-11-01', unsigned: true },
    });
    const refused = await host.call('GET', path, { token: await tokenNow(host, await person(host)) });
    expect(refused.status).toBe(403);
  });
});

describe('every action of an administrator', () => {
  it('is on record: reminders, holds and notes', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host);
    const does = async (method: string, path: string, body?: unknown) => {
      const answer = await asks(boss, method, `/v1/admin/reservations/${reservation.id}/${path}`, body);
      expect(answer.status, path).toBe(200);
    };
    await does('POST', 'send-signing-reminder');
    await does('POST', 'extend-hold');
    await does('POST', 'notes', { text: 'Phoned' });
    const expected: AuditedAction[] = ['note-added', 'hold-extended', 'signers-reminded'];
    expect(await actions(boss, `subjectId=${reservation.id}`)).toEqual(expected);
    const [, , reminded] = await log(boss, `subjectId=${reservation.id}`);
    expect(reminded?.after?.['recipients']).toHaveLength(1);
  });

  it('is not on record where it was refused', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host);
    const path = `/v1/admin/reservations/${reservation.id}`;
    expect((await asks(boss, 'POST', `${path}/send-signing-reminder`)).status).toBe(409);
    expect((await asks(boss, 'POST', `${path}/extend-hold`)).status).toBe(409);
    expect(await actions(boss, `subjectId=${reservation.id}`)).toEqual([]);
  });
});
