import { describe, expect, it } from 'vitest';
import type { AdminReservation, AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { AdminUser } from '#contract/admin/accounts.ts';
import type { ReservationInstalment, ReservationSummary } from '#contract/reservations/reservations.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  payReservation,
  requestReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const admin = () => person(host, { role: 'admin' });
async function asks<T>(who: Person, path: string, method: 'GET' | 'PUT' | 'DELETE' = 'GET') {
  return host.call<T>(method, path, { token: await tokenNow(host, who) });
}
const found = async (who: Person, query: string) => {
  const answer = await asks<AdminReservation[]>(who, `/v1/admin/reservations?pageSize=100&${query}`);
  expect(answer.status).toBe(200);
  return answer.data.map(({ id }) => id);
};

describe('an administrator finds people', () => {
  it('by a part of a name or an address, as it is written, the newest first', async () => {
    const boss = await admin();
    const first = await person(host, { name: '100%_sure Kim' });
    clock.forward(1000);
    const second = await person(host, { name: '100x_sure Kim' });
    const search = async (text: string) =>
      (await asks<AdminUser[]>(boss, `/v1/admin/users?search=${encodeURIComponent(text)}`)).data.map(
        ({ id }) => id,
      );
    expect(await search('_SURE Kim')).toEqual([second.id, first.id]);
    expect(await search('100%')).toEqual([first.id]);
    expect(await search('nobody here')).toEqual([]);
  });

  it('page by page, with the number of all', async () => {
    const boss = await admin();
    for (let each = 0; each < 3; each += 1) await person(host, { name: `Page ${each}` });
    const answer = await asks<AdminUser[]>(boss, '/v1/admin/users?search=Page%20&pageSize=2&page=2');
    expect(answer.data).toHaveLength(1);
    expect(JSON.parse(answer.headers.get('x-pagination') ?? '')).toEqual({
      page: 2,
      pageSize: 2,
      totalItems: 3,
      totalPages: 2,
    });
  });

  it('with their profile and their four lists; nobody else does', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    const { data } = await asks<AdminUser>(boss, `/v1/admin/users/${who.id}`);
    expect(data).toMatchObject({ id: who.id, email: who.email, role: 'member', firstName: 'Linh' });
    const list = (name: string) =>
      asks<ReservationSummary[]>(boss, `/v1/admin/users/${who.id}/reservations/${name}`);
    expect((await list('upcoming')).data).toMatchObject([{ id: reservation.id, status: 'requested' }]);
    expect((await list('canceled')).data).toEqual([]);
    clock.forward(hours(25));
    expect((await list('upcoming')).data).toEqual([]);
    expect((await list('canceled')).data).toMatchObject([{ id: reservation.id, status: 'expired' }]);
    for (const path of [`/v1/admin/users/${who.id}`, '/v1/admin/users', '/v1/admin/reservations'])
      expect((await asks(who, path)).status, path).toBe(403);
    for (const id of ['nobody', '00000000-0000-4000-8000-000000000000'])
      expect((await asks(boss, `/v1/admin/users/${id}/reservations/past`)).status).toBe(404);
  });
});

describe('the role of an administrator', () => {
  const role = (who: Person, id: string, method: 'PUT' | 'DELETE', query = '') =>
    asks<AdminUser>(who, `/v1/admin/users/${id}/admin${query}`, method);
  const recorded = (id: string) =>
    host.ctx.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();

  it('is given and taken, holds from the next call on, and is on record once each', async () => {
    const boss = await admin();
    const who = await person(host);
    expect((await role(boss, who.id, 'PUT')).data.role).toBe('admin');
    expect((await role(boss, who.id, 'PUT')).data.role).toBe('admin');
    expect((await asks(who, '/v1/admin/users')).status).toBe(200);
    expect((await role(boss, who.id, 'DELETE')).data.role).toBe('member');
    expect((await asks(who, '/v1/admin/users')).status).toBe(403);
    const common = { actor_account_id: boss.id, subject_kind: 'account', at: new Date(clock.now()) };
    expect(await recorded(who.id)).toMatchObject([
      { ...common, action: 'role-granted', before: { role: 'member' }, after: { role: 'admin' } },
      { ...common, action: 'role-revoked', before: { role: 'admin' }, after: { role: 'member' } },
    ]);
  });

  it('is given up by its holder only when that is said outright, and leaves one behind', async () => {
    const [boss, other] = [await admin(), await admin()];
    expect(await role(boss, boss.id, 'DELETE')).toMatchObject({ status: 409, code: 'own_role' });
    expect((await role(boss, boss.id, 'DELETE', '?own=true')).data.role).toBe('member');
    await host.ctx.db
      .updateTable('accounts')
      .set({ role: 'member' })
      .where('role', '=', 'admin')
      .where('id', '<>', other.id)
      .execute();
    expect(await role(other, other.id, 'DELETE', '?own=true')).toMatchObject({
      status: 409,
      code: 'last_administrator',
    });
    expect(await recorded(other.id)).toEqual([]);
  });

  it('stays with one of two who take it from each other at the same moment', async () => {
    await host.ctx.db.updateTable('accounts').set({ role: 'member' }).execute();
    const [one, two] = [await admin(), await admin()];
    await Promise.all([role(one, two.id, 'DELETE'), role(two, one.id, 'DELETE')]);
    const { count } = await host.ctx.db
      .selectFrom('accounts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

describe('an administrator finds reservations', () => {
  it('by status and list as they are true now', async () => {
    const boss = await admin();
    const { reservation: open } = await someoneWithAReservation(host);
    const { reservation: sure } = await someoneWithAConfirmedReservation(host);
    const on = (list: string) => found(boss, `list=${list}`);
    const having = (status: string) => found(boss, `status=${status}`);
    expect(await having('requested')).toContain(open.id);
    expect(await having('confirmed')).toContain(sure.id);
    expect(await on('upcoming')).toEqual(expect.arrayContaining([open.id, sure.id]));
    clock.forward(hours(25));
    expect(await having('requested')).not.toContain(open.id);
    expect(await having('expired')).toContain(open.id);
    expect(await on('canceled')).toContain(open.id);
    clock.set(`${sure.checkIn}T03:00:00Z`);
    expect(await having('staying')).toContain(sure.id);
    expect(await on('current')).toContain(sure.id);
    clock.set(`${sure.checkOut}T03:00:00Z`);
    expect(await having('completed')).toContain(sure.id);
    expect(await on('past')).toContain(sure.id);
    expect(await having('staying')).not.toContain(sure.id);
  });

  it('by house, by the days of arrival, departure and stay, and by what is missing', async () => {
    const boss = await admin();
    const { reservation, who } = await someoneWithAReservation(host);
    const house = `houseId=${reservation.houseId}`;
    const { checkIn, checkOut } = reservation;
    expect(await found(boss, house)).toEqual([reservation.id]);
    expect(await found(boss, `${house}&dates=arrival&from=${checkIn}&to=${checkIn}`)).toEqual([
      reservation.id,
    ]);
    expect(await found(boss, `${house}&dates=arrival&from=${checkOut}`)).toEqual([]);
    expect(await found(boss, `${house}&dates=departure&from=${checkOut}&to=${checkOut}`)).toEqual([
      reservation.id,
    ]);
    expect(await found(boss, `${house}&from=${checkOut}`), 'the night of check-out is free').toEqual([]);
    expect(await found(boss, `${house}&to=${checkIn}`)).toEqual([reservation.id]);
    expect(await found(boss, `${house}&unsigned=true&unpaid=true`)).toEqual([reservation.id]);
    await payReservation(host, who, reservation);
    expect(await found(boss, `${house}&unpaid=true`)).toEqual([]);
    expect(await found(boss, `${house}&unsigned=true`)).toEqual([reservation.id]);
    const refused = await asks(boss, '/v1/admin/reservations?from=2026-02-30');
    expect(refused).toMatchObject({ status: 400, fields: { from: 'dates_invalid' } });
  });

  it('by code, house, name, address and number of the member', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host);
    const { data } = await asks<AdminReservation[]>(
      boss,
      `/v1/admin/reservations?search=${reservation.code}`,
    );
    expect(data).toMatchObject([{ id: reservation.id, memberId: who.id, memberEmail: who.email }]);
    const digits = data[0]!.memberPhone!.replaceAll(/\D/g, '');
    for (const text of [reservation.code.toLowerCase(), who.email, data[0]!.memberName!, digits.slice(3)])
      expect(
        await found(boss, `houseId=${reservation.houseId}&search=${encodeURIComponent(text)}`),
        text,
      ).toEqual([reservation.id]);
    expect(await found(boss, `houseId=${reservation.houseId}&search=${encodeURIComponent('%')}`)).toEqual([]);
  });

  it('in the order that was asked for, page by page', async () => {
    const boss = await admin();
    const houseId = await createHouse(host);
    const ids: string[] = [];
    for (const checkIn of ['2027-05-01', '2027-01-01', '2027-03-01']) {
      const { data } = await requestReservation(host, await person(host), { houseId, checkIn, nights: 30 });
      ids.push(data.id);
    }
    const [may, january, march] = ids;
    expect(await found(boss, `houseId=${houseId}`)).toEqual([january, march, may]);
    expect(await found(boss, `houseId=${houseId}&sort=check-in&descending=true`)).toEqual([
      may,
      march,
      january,
    ]);
    const page = `/v1/admin/reservations?houseId=${houseId}&pageSize=2&page=2`;
    const answer = await asks<AdminReservation[]>(boss, page);
    expect(answer.data.map(({ id }) => id)).toEqual([may]);
    expect(JSON.parse(answer.headers.get('x-pagination') ?? '')).toMatchObject({ totalItems: 3 });
  });

  it('of some weeks: what holds a night of them, and nothing that holds none any more', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host);
    const week = async (query: string) => {
      const answer = await asks<AdminReservation[]>(boss, `/v1/admin/reservations/week?${query}`);
      expect(answer.status).toBe(200);
      return answer.data.map(({ id }) => id);
    };
    expect(await week(`from=${reservation.checkIn}`)).toContain(reservation.id);
    expect(await week(`from=${reservation.checkOut}`)).not.toContain(reservation.id);
    clock.forward(hours(25));
    expect(await week(`from=${reservation.checkIn}`)).not.toContain(reservation.id);
    expect((await asks(boss, `/v1/admin/reservations/week?from=${reservation.checkIn}&weeks=9`)).status).toBe(
      400,
    );
  });

  it('one by one, with the member, the history and the payments, and without the keys of the house', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host);
    clock.set(`${reservation.checkIn}T03:00:00Z`);
    const { data } = await asks<AdminReservationDetail>(boss, `/v1/admin/reservations/${reservation.id}`);
    expect(data).toMatchObject({
      id: reservation.id,
      status: 'staying',
      memberId: who.id,
      memberEmail: who.email,
    });
    expect(data.events.map(({ transition }) => transition)).toEqual(['request', 'sign', 'pay', 'confirm']);
    expect(data.events[0]).toMatchObject({ by: 'member', byName: data.memberName });
    expect(data).not.toHaveProperty('checkInInfo');
    const payments = await asks<ReservationInstalment[]>(
      boss,
      `/v1/admin/reservations/${reservation.id}/payments`,
    );
    expect(payments.data).toEqual(data.payments);
    expect((await asks(boss, '/v1/admin/reservations/nothing')).status).toBe(404);
  });
});
