import { describe, expect, it } from 'vitest';
import type { SavedView } from '#contract/admin/saved-views.ts';
import type { WaitingReservations } from '#contract/admin/parking.ts';
import type { AdminReservation, AdminReservationDetail } from '#contract/admin/reservations.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  messages,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  stayOf,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;
const admin = (name = 'Jiwoo') => person(host, { role: 'admin', name });
const as = async <T>(who: Person, method: string, path: string, body?: unknown) =>
  host.call<T>(method, `/v1/admin/${path}`, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
  });
const detail = async (boss: Person, id: string) =>
  (await as<AdminReservationDetail>(boss, 'GET', `reservations/${id}`)).data;
const park = (boss: Person, id: string) =>
  as<AdminReservationDetail>(boss, 'POST', `reservations/${id}/park`);
const putBack = (boss: Person, id: string) =>
  as<AdminReservationDetail>(boss, 'DELETE', `reservations/${id}/park`);
const move = (boss: Person, id: string, houseId: string) =>
  as(boss, 'POST', `reservations/${id}/move`, { houseId, reason: 'The boiler is beyond repair.' });
const waiting = async (boss: Person) =>
  (await as<WaitingReservations>(boss, 'GET', 'reservations/waiting')).data;
const parkedIds = async (boss: Person) =>
  (await waiting(boss)).parked.map(({ id, parked }) => [id, parked?.hasRoom]);
const isFree = async (houseId: string, checkIn: string, checkOut: string) => {
  const found = await host.call<{ id: string }[]>(
    'GET',
    `/v1/houses?checkIn=${checkIn}&checkOut=${checkOut}&pageSize=100`,
  );
  return found.data.some(({ id }) => id === houseId);
};
const turnoversOf = (id: string) =>
  host.ctx.db
    .selectFrom('turnovers')
    .select('house_id')
    .where('arrival_id', '=', id)
    .where('cancelled_at', 'is', null)
    .execute();

describe('two stays that swap their houses', () => {
  it('by one that is parked, gives way and has a room again, and nobody is booked twice at any time', async () => {
    const [boss, other] = [await admin(), await admin('Minseo')];
    const one = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const two = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const nights = [one.houseId, one.reservation.checkIn, one.reservation.checkOut] as const;
    expect(await move(boss, two.reservation.id, one.houseId)).toMatchObject({ code: 'dates_taken' });
    expect((await park(boss, one.reservation.id)).data).toMatchObject({ parked: { hasRoom: true } });
    expect(await parkedIds(other), 'every administrator sees it').toEqual([[one.reservation.id, true]]);
    expect(await isFree(...nights), 'nobody else may have its nights').toBe(false);

    expect((await move(boss, two.reservation.id, one.houseId)).status).toBe(200);
    expect(await parkedIds(other)).toEqual([[one.reservation.id, false]]);
    expect(await isFree(...nights)).toBe(false);
    expect(
      await isFree(two.houseId, one.reservation.checkIn, one.reservation.checkOut),
      'the house that was left',
    ).toBe(true);
    expect(await putBack(boss, one.reservation.id), 'the constraint is the judge').toMatchObject({
      status: 409,
      code: 'dates_taken',
    });
    const seen = (await stayOf(host, one.who, one.reservation.id)).data;
    expect(seen, 'dates, house and contract of the member stay').toMatchObject({
      status: 'confirmed',
      houseId: one.houseId,
      contract: { status: 'signed' },
    });
    expect(await turnoversOf(one.reservation.id)).toEqual([]);

    expect((await move(boss, one.reservation.id, two.houseId)).status).toBe(200);
    expect(await parkedIds(other)).toEqual([]);
    const { parked, houseId, events } = await detail(boss, one.reservation.id);
    expect({ parked, houseId }).toEqual({ parked: null, houseId: two.houseId });
    expect(events.map(({ transition }) => transition).slice(-3)).toEqual([
      'park',
      'give_way',
      'move_confirmed',
    ]);
    expect(await turnoversOf(one.reservation.id)).toEqual([{ house_id: two.houseId }]);
    const trail = await host.ctx.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', one.reservation.id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['reservation-parked', 'reservation-moved']);
  });
});

describe('a parked stay', () => {
  it('is put back where nobody has its nights, and both again change nothing', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAReservation(host);
    expect((await detail(boss, reservation.id)).actions).toContain('park');
    await park(boss, reservation.id);
    const { data } = await park(boss, reservation.id);
    expect(data.actions).toContain('put_back');
    expect(data.actions).not.toContain('park');
    expect((await putBack(boss, reservation.id)).data).toMatchObject({ parked: null, status: 'requested' });
    const { data: twice } = await putBack(boss, reservation.id);
    expect(twice.events.map(({ transition }) => transition)).toEqual(['request', 'park', 'put_back']);
    const week = await as<AdminReservation[]>(boss, 'GET', `reservations/week?from=${reservation.checkIn}`);
    expect(week.data.find(({ id }) => id === reservation.id)).toMatchObject({ parked: null });
  });

  it('that gave way tells nobody how to get into a house where others live', async () => {
    const boss = await admin();
    const one = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const two = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    await park(boss, one.reservation.id);
    await move(boss, two.reservation.id, one.houseId);
    clock.set('2026-12-14T06:01:00Z');
    await runJobs(host.ctx);
    expect(await messages(host, one.who.email, ':check-in:')).toEqual([]);
    expect(await messages(host, two.who.email, ':check-in:')).toHaveLength(1);
    expect(
      (await stayOf(host, { ...one.who, token: await tokenNow(host, one.who) }, one.reservation.id)).data
        .checkInInfo,
    ).toBeNull();
    // A room is found on the day itself.
    const room = await createHouse(host);
    expect((await detail(boss, one.reservation.id)).actions).toContain('move');
    expect((await move(boss, one.reservation.id, room)).status).toBe(200);
    await runJobs(host.ctx);
    expect(await messages(host, one.who.email, ':check-in:')).toHaveLength(1);
    clock.set('2026-11-21T01:00:00Z');
  });

  it('is not what cannot be moved, and is no member’s to park', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const path = `/v1/admin/reservations/${reservation.id}/park`;
    expect((await host.call('POST', path, { token: await tokenNow(host, who) })).status).toBe(403);
    clock.set('2026-12-14T06:01:00Z');
    expect(await park(boss, reservation.id)).toMatchObject({ status: 409, code: 'not_movable' });
    clock.set('2026-11-21T01:00:00Z');
  });
});

describe('what is in conflict', () => {
  it('is a stay in a house that is not let any more, or that cannot be made ready, until it is dealt with', async () => {
    const boss = await admin();
    const one = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    const two = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-16' });
    const about = async () =>
      (await waiting(boss)).conflicts
        .filter(({ reservation: { id } }) => id === one.reservation.id || id === two.reservation.id)
        .map(({ kind, problem, reservation }) => [reservation.id, kind, problem]);
    expect(await about()).toEqual([]);
    const publish = (published: boolean) =>
      host.ctx.db.updateTable('houses').set({ published }).where('id', '=', one.houseId).execute();
    await publish(false);
    const { turnover } = await detail(boss, two.reservation.id);
    const change = async (body: object) =>
      host.call('PUT', `/v1/admin/turnovers/${turnover!.id}`, {
        token: await tokenNow(host, boss),
        headers: { 'if-match': '*' },
        body,
      });
    await change({ state: 'problem', problem: 'The boiler leaks.' });
    expect(await about()).toEqual([
      [one.reservation.id, 'house_not_let', null],
      [two.reservation.id, 'turnover_problem', 'The boiler leaks.'],
    ]);
    await publish(true);
    await change({ state: 'todo' });
    expect(await about()).toEqual([]);
  });
});

describe('saved views', () => {
  it('follow their owner, are shared where the owner wishes, and are changed by nobody else', async () => {
    const [boss, other] = [await admin(), await admin('Minseo')];
    const list = async (who: Person) => (await as<SavedView[]>(who, 'GET', 'saved-views')).data;
    const query = { location: 'hongdae', unsigned: true, sort: 'total', descending: true };
    const made = await as<SavedView>(boss, 'POST', 'saved-views', {
      name: ' Hongdae ',
      shared: false,
      query,
    });
    expect(made.data).toMatchObject({ name: 'Hongdae', own: true, query });
    const { id } = made.data;
    const again = await as<SavedView>(boss, 'POST', 'saved-views', { name: 'Hongdae', shared: false, query });
    expect(again.data, 'sent again after a lost answer').toEqual(made.data);
    expect(await list(boss)).toHaveLength(1);
    expect(await list(other)).toEqual([]);
    await as(boss, 'PUT', `saved-views/${id}`, { shared: true });
    expect(await list(other)).toMatchObject([{ id, own: false, name: 'Hongdae', query }]);
    expect(await as(other, 'PUT', `saved-views/${id}`, { name: 'Mine' })).toMatchObject({
      code: 'not_found',
    });
    await as(other, 'DELETE', `saved-views/${id}`);
    expect(await list(boss)).toHaveLength(1);
    const renamed = await as<SavedView>(boss, 'PUT', `saved-views/${id}`, { name: 'West' });
    expect(renamed.data).toMatchObject({ name: 'West', shared: true, query });
    await as(boss, 'DELETE', `saved-views/${id}`);
    expect(await list(boss)).toEqual([]);
    expect((await as(boss, 'DELETE', `saved-views/${id}`)).status).toBe(200);
    const wrong = { name: ' ', shared: false, query: { location: 'busan' } };
    expect(await as(boss, 'POST', 'saved-views', wrong)).toMatchObject({
      status: 400,
      fields: { name: 'name_required' },
    });
    expect((await as(boss, 'PUT', 'saved-views/none', { name: 'x' })).code).toBe('not_found');
  });
});
