import { describe, expect, it } from 'vitest';
import type { AdminUser } from '#contract/admin/accounts.ts';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import type { Today } from '#contract/admin/today.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  payReservation,
  signAll,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  wishBody,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

const admin = () => person(host, { role: 'admin' });
const asks = async <T>(who: Person, path: string) =>
  host.call<T>('GET', `/v1/admin/${path}`, { token: await tokenNow(host, who) });
const rowsOf = async (who: Person, query: string) => {
  const answer = await asks<AdminReservation[]>(who, `reservations?pageSize=100&${query}`);
  expect(answer.status).toBe(200);
  return answer.data;
};
const found = async (who: Person, query: string) => (await rowsOf(who, query)).map(({ id }) => id);
const exported = async (who: Person, query: string) => {
  const { data } = await asks<string>(who, `reservations/export?${query}`);
  return data.trim().split('\r\n').slice(1);
};

describe('the filters of what is still open', () => {
  it.each(['unsigned', 'unpaid'])('%s: nothing of a request that ran out or was cancelled', async (what) => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAReservation(host, { checkIn: '2027-01-05' });
    const open = `houseId=${reservation.houseId}&${what}=true`;
    expect(await found(boss, open)).toEqual([reservation.id]);
    expect(await exported(boss, open)).toEqual([expect.stringContaining(reservation.code)]);
    await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, {
      token: await tokenNow(host, who),
    });
    expect(await found(boss, `houseId=${reservation.houseId}&status=cancelled`)).toEqual([reservation.id]);
    expect(await found(boss, open)).toEqual([]);
    expect(await exported(boss, open)).toEqual([]);
    const other = await someoneWithAReservation(host, {
      checkIn: '2027-01-05',
      houseId: reservation.houseId,
    });
    expect(await found(boss, open)).toEqual([other.reservation.id]);
    if (what === 'unsigned') await payReservation(host, other.who, other.reservation);
    clock.forward(hours(25));
    expect(await found(boss, `houseId=${reservation.houseId}&status=expired`)).toEqual([
      other.reservation.id,
    ]);
    expect(await found(boss, open)).toEqual([]);
  });

  it('unsigned: a confirmed stay whose new contract waits, as its row, the CSV and the arrivals say', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-11-26' });
    const houseId = await createHouse(host);
    const moved = await host.call('POST', `/v1/admin/reservations/${reservation.id}/move`, {
      token: await tokenNow(host, boss),
      body: { houseId, reason: 'The boiler is beyond repair.' },
    });
    expect(moved.status).toBe(200);
    const unsigned = `houseId=${houseId}&unsigned=true`;
    const row = async () => (await rowsOf(boss, `houseId=${houseId}`))[0];
    const week = async () =>
      (await asks<AdminReservation[]>(boss, 'reservations/week?from=2026-11-26')).data.find(
        ({ id }) => id === reservation.id,
      );
    expect(await found(boss, unsigned)).toEqual([reservation.id]);
    expect(await row()).toMatchObject({ status: 'confirmed', signed: true, contractOpen: true });
    expect(await week()).toMatchObject({ contractOpen: true });
    const signedIs = async () => (await exported(boss, `houseId=${houseId}`))[0]!.split(',')[15];
    expect(await signedIs()).toBe('No');

    clock.set('2026-11-26T01:00:00Z');
    const arrival = async () =>
      (await asks<Today>(boss, 'today')).data.arrivals.items.find(({ id }) => id === reservation.id);
    expect(await arrival()).toMatchObject({ contractOpen: true });
    await signAll(host, reservation);
    expect(await arrival()).toMatchObject({ contractOpen: false });
    expect(await row()).toMatchObject({ contractOpen: false });
    expect(await signedIs()).toBe('Yes');
    expect(await found(boss, unsigned)).toEqual([]);
  });

  it('unsigned: every row that it lists says so, and no other does', async () => {
    const boss = await admin();
    const houseId = await createHouse(host);
    const open = await someoneWithAReservation(host, { houseId, checkIn: '2027-03-01' });
    await someoneWithAConfirmedReservation(host, { houseId, checkIn: '2027-05-01' });
    const changing = await someoneWithAConfirmedReservation(host, { houseId, checkIn: '2027-07-01' });
    const asked = await host.call('POST', `/v1/reservations/${changing.reservation.id}/change`, {
      token: await tokenNow(host, changing.who),
      body: wishBody({ houseId, checkIn: '2027-07-01', nights: 40 }),
    });
    expect(asked.status).toBe(200);
    const gone = await someoneWithAReservation(host, { houseId, checkIn: '2027-09-01' });
    const token = await tokenNow(host, gone.who);
    await host.call('DELETE', `/v1/reservations/${gone.reservation.id}/cancel`, { token });
    const all = await rowsOf(boss, `houseId=${houseId}`);
    expect(all).toHaveLength(4);
    const saying = all.filter(({ contractOpen }) => contractOpen).map(({ id }) => id);
    expect(saying).toEqual([open.reservation.id, changing.reservation.id]);
    expect(await found(boss, `houseId=${houseId}&unsigned=true`)).toEqual(saying);
  });
});

describe('the filter of deposits that have to go back', () => {
  const settle = async (boss: Person, id: string) =>
    host.call('POST', `/v1/admin/reservations/${id}/refund-deposit`, {
      token: await tokenNow(host, boss),
      body: { deductions: [] },
    });

  it('has a stay from its check-out until the deposit is settled, as its row says', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-01',
      nights: 30,
    });
    const here = `houseId=${reservation.houseId}`;
    const open = `${here}&depositOpen=true`;
    const says = async () => (await rowsOf(boss, here)).map(({ depositOpen }) => depositOpen);
    clock.set('2026-12-30T03:00:00Z');
    expect([await found(boss, open), await says()]).toEqual([[], [false]]);
    clock.set('2026-12-31T03:00:00Z');
    expect([await found(boss, open), await says()]).toEqual([[reservation.id], [true]]);
    expect(await exported(boss, open)).toEqual([expect.stringContaining(reservation.code)]);
    expect((await settle(boss, reservation.id)).status).toBe(200);
    expect([await found(boss, open), await says()]).toEqual([[], [false]]);
    expect(await exported(boss, open)).toEqual([]);
  });

  it('has a stay that was extended only after its extension, and none that was cancelled or evicted', async () => {
    const boss = await admin();
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2026-12-01',
      nights: 30,
    });
    const next = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-31', nights: 30 });
    const { db } = host.ctx;
    await db
      .updateTable('reservations')
      .set({ extends_id: reservation.id })
      .where('id', '=', next.reservation.id)
      .execute();
    const open = async () => found(boss, `houseId=${reservation.houseId}&depositOpen=true`);
    clock.set('2027-01-10T03:00:00Z');
    expect(await open()).toEqual([]);
    clock.set('2027-01-30T03:00:00Z');
    expect(await open()).toEqual([reservation.id]);
    const end = {
      closed_at: new Date(clock.now()),
      closed_reason: 'eviction',
      ended_on: '2027-01-20',
    } as const;
    await db
      .updateTable('reservations')
      .set({ status: 'checked_out_early', ...end })
      .where('id', '=', next.reservation.id)
      .execute();
    expect(await open()).toEqual([]);
  });
});

describe('a name', () => {
  const named = async (first: string, last: string) => {
    const who = await person(host, { name: first });
    const { db } = host.ctx;
    await db.updateTable('accounts').set({ last_name: last }).where('id', '=', who.id).execute();
    return who;
  };
  const members = async (boss: Person, text: string) =>
    (await asks<AdminUser[]>(boss, `users?pageSize=100&search=${encodeURIComponent(text)}`)).data.map(
      ({ id }) => id,
    );

  it.each([
    ['Mai', 'Trần', ['tran', 'Tran Mai', 'mai tran', 'TRẦN', 'trần mai', 'Trần'.normalize('NFD')]],
    ['Dương', 'Đặng', ['dang', 'DUONG', 'đặng', 'Đang']],
    ['Lucía', 'García', ['garcia', 'Lucia García']],
    ['Işıl', 'Yıldız', ['yildiz', 'YILDIZ', 'isil', 'İşıl']],
    ['Jörg', 'Strauß', ['strauss', 'STRAUẞ', 'jorg']],
    ['Paweł', 'Wałęsa', ['walesa', 'PAWEŁ']],
    ['Søren', 'Ærø', ['soren', 'aero']],
    ['Jose', 'Nunez', ['josé', 'Núñez']],
    ['민수', '김', ['김민수', '김 민수', '민수 김', '김민수'.normalize('NFD')]],
  ])('%s %s is found with and without accents', async (first, last, texts) => {
    const boss = await admin();
    const who = await named(first, last);
    for (const text of texts) expect(await members(boss, text), text).toContain(who.id);
  });

  it('is found as it is now, and no other that looks like it', async () => {
    const boss = await admin();
    const who = await named('수진', '강');
    expect(await members(boss, '가'), 'a syllable is not a part of another').not.toContain(who.id);
    expect(await members(boss, '수진_')).not.toContain(who.id);
    await host.ctx.db.updateTable('accounts').set({ last_name: 'Gómez' }).where('id', '=', who.id).execute();
    expect(await members(boss, 'gomez')).toContain(who.id);
    expect(await members(boss, '강수진')).not.toContain(who.id);
  });

  it('of a member and of any occupant finds the reservation', async () => {
    const boss = await admin();
    const houseId = await createHouse(host, { maxGuests: 2 });
    const { reservation } = await someoneWithAReservation(host, {
      houseId,
      checkIn: '2027-01-05',
      guests: 2,
      names: [
        ['Linh', 'Nguyễn'],
        ['Zoë', 'Łukasik'],
      ],
    });
    const other = await someoneWithAReservation(host, { houseId, checkIn: '2027-03-05' });
    const finds = (text: string) => found(boss, `houseId=${houseId}&search=${encodeURIComponent(text)}`);
    for (const text of ['zoe lukasik', 'Łukasik Zoë', 'guest1@people'])
      expect(await finds(text), text).toEqual([reservation.id]);
    expect(await finds('nguyen')).toEqual([reservation.id, other.reservation.id]);
    expect(await finds('zoe nguyen'), 'two people').toEqual([]);
    expect(await exported(boss, `houseId=${houseId}&search=lukasik`)).toHaveLength(1);
  });
});
