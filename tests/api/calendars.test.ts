import { afterEach, describe, expect, it } from 'vitest';
import type {
  BlockedDates,
  CalendarConflict,
  ForeignCalendar,
  HouseDates,
  TakenDates,
} from '#contract/admin/calendars/calendars.ts';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import { addDays } from '#contract/rules/dates.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { startLocalServer, type Answer, type Asked } from '#tests/kit/local-server.ts';
import {
  createHouse,
  hours,
  minutes,
  requestReservation,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  stayOf,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z', { calendarLoopback: true });
const { clock } = host;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const admin = () => person(host, { role: 'admin', name: 'Jiwoo' });
const as = async <T>(who: Person, method: string, path: string, body?: unknown, ifMatch?: string) =>
  host.call<T>(method, `/v1/admin/${path}`, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch ? { headers: { 'if-match': `"${ifMatch}"` } } : {}),
  });
const nights = (from: string, to: string) => ({ from, to, reason: 'repair', note: 'New floor' });
const blockDates = (boss: Person, houseId: string, from: string, to: string) =>
  as<BlockedDates>(boss, 'POST', `houses/${houseId}/blocks`, nights(from, to));
const datesOf = async (boss: Person, houseId: string) =>
  (await as<HouseDates>(boss, 'GET', `houses/${houseId}/dates`)).data;
const isFree = async (houseId: string, checkIn: string, checkOut: string) => {
  const found = await host.call<{ id: string }[]>(
    'GET',
    `/v1/houses?checkIn=${checkIn}&checkOut=${checkOut}&pageSize=100`,
  );
  return found.data.some(({ id }) => id === houseId);
};
const takenOf = async (houseId: string) =>
  (await host.call<{ taken: { from: string; to: string }[] }>('GET', `/v1/houses/${houseId}/availability`))
    .data.taken;
const trail = async (boss: Person, action: string, subjectId: string) =>
  (await as<AuditEntry[]>(boss, 'GET', `audit-log?action=${action}&subjectId=${subjectId}`)).data;

const file = (bookings: Record<string, [string, string]>) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//elsewhere//EN',
    ...Object.entries(bookings).flatMap(([uid, [from, to]]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
      'SUMMARY:Kim Minji (HM1234)',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
async function elsewhere(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const server = await startLocalServer(answer);
  closing.push(server.close);
  return server;
}
const addCalendar = (boss: Person, houseId: string, url: string) =>
  as<ForeignCalendar>(boss, 'POST', `houses/${houseId}/calendars`, { name: 'Airbnb', url });
const readNow = (boss: Person, houseId: string, id: string) =>
  as<ForeignCalendar>(boss, 'POST', `houses/${houseId}/calendars/${id}/read`);

describe('blocked dates', () => {
  it('are nobody’s to book, in search, on the page of the house and in requests, until they end', async () => {
    const boss = await admin();
    const houseId = await createHouse(host, { minNights: 2 });
    const { data: block } = await blockDates(boss, houseId, '2027-01-10', '2027-01-20');
    expect(await isFree(houseId, '2027-01-12', '2027-01-25')).toBe(false);
    expect(await isFree(houseId, '2027-01-01', '2027-01-10'), 'up to the day').toBe(true);
    expect(await isFree(houseId, '2027-01-20', '2027-01-27'), 'from the day on').toBe(true);
    expect(await takenOf(houseId)).toEqual([{ from: '2027-01-10', to: '2027-01-20' }]);
    const who = await person(host);
    const wish = { houseId, checkIn: '2027-01-19', checkOut: '2027-01-29' };
    expect(await requestReservation(host, who, wish)).toMatchObject({ status: 409, code: 'dates_taken' });
    expect((await requestReservation(host, who, { ...wish, checkIn: '2027-01-20' })).status).toBe(200);
    expect(await blockDates(boss, houseId, '2027-01-28', '2027-02-02'), 'a stay is there').toMatchObject({
      status: 409,
      code: 'dates_taken',
    });
    const again = await blockDates(boss, houseId, '2027-01-10', '2027-01-20');
    expect(again.data, 'sent again after a lost answer').toEqual(block);
    expect(await trail(boss, 'dates-blocked', houseId)).toHaveLength(1);
    expect(await blockDates(boss, houseId, '2027-01-15', '2027-01-16'), 'blocked already').toMatchObject({
      code: 'dates_taken',
    });
    const path = `houses/${houseId}/blocks/${block.id}`;
    const change = { ...nights('2027-01-10', '2027-01-14'), reason: 'cleaning' };
    const changed = await as<BlockedDates>(boss, 'PUT', path, change, block.version);
    expect(changed.data).toMatchObject({ to: '2027-01-14', reason: 'cleaning' });
    expect(await isFree(houseId, '2027-01-14', '2027-01-20')).toBe(true);
    expect(await as(boss, 'PUT', path, change, block.version), 'somebody else was there').toMatchObject({
      status: 412,
    });
    expect((await as(boss, 'DELETE', path, undefined, changed.data.version)).status).toBe(200);
    expect(await takenOf(houseId)).toEqual([{ from: '2027-01-20', to: '2027-01-29' }]);
    expect(await trail(boss, 'dates-unblocked', houseId)).toHaveLength(1);
    expect((await trail(boss, 'dates-blocked', houseId))[0]).toMatchObject({
      after: { from: '2027-01-10', to: '2027-01-20', blockReason: 'repair' },
    });
  });

  it('end today once they have begun, and what is past stays on record', async () => {
    const boss = await admin();
    const houseId = await createHouse(host, { minNights: 2 });
    const { data: block } = await blockDates(boss, houseId, '2026-11-21', '2026-12-01');
    clock.forward(hours(48));
    const path = `houses/${houseId}/blocks/${block.id}`;
    expect((await as(boss, 'DELETE', path, undefined, block.version)).status).toBe(200);
    expect(await isFree(houseId, '2026-11-23', '2026-11-30')).toBe(true);
    const past = await as<TakenDates[]>(boss, 'GET', 'taken-dates?from=2026-11-16&weeks=2');
    expect(past.data).toMatchObject([{ houseId, from: '2026-11-21', to: '2026-11-23', reason: 'repair' }]);
  });

  it.each([
    ['dates_reversed', '2027-01-10', '2027-01-10'],
    ['dates_past', '2026-11-19', '2026-11-25'],
    ['dates_too_far', '2027-01-10', '2029-01-20'],
    ['dates_invalid', '2027-02-30', '2027-03-03'],
  ])('are refused as %s', async (code, from, to) => {
    const boss = await admin();
    expect(await blockDates(boss, await createHouse(host), from, to)).toMatchObject({ status: 400, code });
  });

  it('and twenty requests at the same moment: one of them has the nights', async () => {
    const boss = await admin();
    const houseId = await createHouse(host);
    const people = await Promise.all(Array.from({ length: 20 }, () => person(host)));
    const wish = { houseId, checkIn: '2027-01-10', checkOut: '2027-02-10' };
    const answers = await Promise.all([
      ...people.slice(0, 10).map((who) => requestReservation(host, who, wish)),
      blockDates(boss, houseId, '2027-01-20', '2027-01-25'),
      ...people.slice(10).map((who) => requestReservation(host, who, wish)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'dates_taken')).toHaveLength(20);
  });

  it('take the nights of a hold that has run out, and stop a stay from being prolonged', async () => {
    const boss = await admin();
    const late = await someoneWithAReservation(host, { checkIn: '2027-01-10', checkOut: '2027-02-10' });
    clock.forward(hours(25));
    expect((await blockDates(boss, late.reservation.houseId, '2027-01-15', '2027-01-20')).status).toBe(200);
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-15' });
    expect(
      (await blockDates(boss, reservation.houseId, reservation.checkOut, addDays(reservation.checkOut, 5)))
        .status,
    ).toBe(200);
    const extension = await host.call('POST', `/v1/reservations/${reservation.id}/extension`, {
      token: who.token,
      body: {},
    });
    expect(extension.status).toBeGreaterThanOrEqual(400);
  });
});

describe('a calendar of elsewhere', () => {
  it('blocks the dates of its bookings while they are in it, and is asked only for what changed', async () => {
    const boss = await admin();
    const houseId = await createHouse(host, { minNights: 2 });
    let bookings: Record<string, [string, string]> = { one: ['2027-01-10', '2027-01-20'] };
    const server = await elsewhere(({ headers }) => {
      const etag = `"${Object.keys(bookings).join()}"`;
      if (headers['if-none-match'] === etag) return { status: 304 };
      return { body: file(bookings), headers: { etag, 'content-type': 'text/calendar' } };
    });
    const { data: calendar } = await addCalendar(boss, houseId, `${server.url}/secret-7.ics`);
    expect(calendar).toMatchObject({ name: 'Airbnb', bookings: 1, failure: null });
    const again = await addCalendar(boss, houseId, `${server.url}/secret-7.ics`);
    expect(again.data.id, 'sent again after a lost answer').toBe(calendar.id);
    expect((await datesOf(boss, houseId)).calendars).toHaveLength(1);
    expect(await isFree(houseId, '2027-01-12', '2027-01-18')).toBe(false);
    expect(await takenOf(houseId)).toEqual([{ from: '2027-01-10', to: '2027-01-20' }]);
    const stored = JSON.stringify([
      await host.ctx.db.selectFrom('foreign_calendars').selectAll().execute(),
      await host.ctx.db.selectFrom('foreign_bookings').selectAll().execute(),
    ]);
    expect(stored, 'the address is secret').not.toContain('secret-7');
    expect(stored, 'no names').not.toContain('Minji');

    await runJobs(host.ctx);
    expect(server.asked, 'not before its time').toHaveLength(1);
    clock.forward(minutes(16));
    await runJobs(host.ctx);
    expect(server.asked.at(-1)!.headers['if-none-match']).toBe('"one"');
    expect((await datesOf(boss, houseId)).bookings, 'unchanged').toHaveLength(1);

    bookings = { two: ['2027-02-10', '2027-02-20'] };
    clock.forward(minutes(16));
    await runJobs(host.ctx);
    expect(await takenOf(houseId)).toEqual([{ from: '2027-02-10', to: '2027-02-20' }]);

    clock.forward(hours(24));
    await runJobs(host.ctx);
    expect(server.asked.at(-1)!.headers['if-none-match'], 'once a day in full').toBeUndefined();

    expect((await as(boss, 'DELETE', `houses/${houseId}/calendars/${calendar.id}`)).status).toBe(200);
    expect(await takenOf(houseId)).toEqual([]);
  });

  it('leaves what was read where a reading fails, tells why, and is read more rarely', async () => {
    const boss = await admin();
    const houseId = await createHouse(host);
    const answers: Answer[] = [{ body: file({ one: ['2027-01-10', '2027-01-20'] }) }];
    const server = await elsewhere(() => answers[0]!);
    const { data: calendar } = await addCalendar(boss, houseId, `${server.url}/a.ics`);
    const refusals: [string, Answer][] = [
      ['answer_refused', { status: 404 }],
      ['not_a_calendar', { body: '<html>Log in</html>' }],
      ['not_a_calendar', { body: file({}).slice(0, -20) }],
      ['too_large', { body: file({}) + 'x'.repeat(2 * 1024 * 1024) }],
      ['address_refused', { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } }],
      ['address_refused', { status: 302, headers: { location: 'file:///etc/passwd' } }],
      ['answer_refused', { status: 302, headers: { location: `${server.url}/a.ics` } }],
      ['not_reached', { status: 302, headers: { location: 'http://127.0.0.1:1/a.ics' } }],
    ];
    for (const [failure, answer] of refusals) {
      answers[0] = answer;
      const read = await readNow(boss, houseId, calendar.id);
      expect(read.data, failure).toMatchObject({ failure, bookings: 1 });
    }
    const asked = server.asked.length;
    clock.forward(hours(1));
    await runJobs(host.ctx);
    expect(server.asked, 'it rests').toHaveLength(asked);
    expect(await takenOf(houseId)).toEqual([{ from: '2027-01-10', to: '2027-01-20' }]);
    answers[0] = { body: file({}) };
    expect((await readNow(boss, houseId, calendar.id)).data).toMatchObject({ failure: null, bookings: 0 });
  });

  it.each(['ftp://example.org/a.ics', 'no address', 'javascript:alert(1)'])('is not %s', async (url) => {
    expect(await addCalendar(await admin(), await createHouse(host), url)).toMatchObject({
      status: 400,
      code: 'calendar_address_invalid',
    });
  });

  it('has a conflict with a stay of ours, which is shown with both sides until one moves', async () => {
    const boss = await admin();
    const { who, reservation } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-01-10',
      checkOut: '2027-02-20',
    });
    let bookings: Record<string, [string, string]> = { one: ['2027-02-15', '2027-03-01'] };
    const server = await elsewhere(() => ({ body: file(bookings) }));
    const { data: calendar } = await addCalendar(boss, reservation.houseId, `${server.url}/a.ics`);
    const [conflict] = (await datesOf(boss, reservation.houseId)).conflicts;
    expect(conflict).toMatchObject({
      calendar: 'Airbnb',
      from: '2027-02-15',
      to: '2027-03-01',
      reservationId: reservation.id,
      checkIn: '2027-01-10',
      checkOut: '2027-02-20',
    });
    expect(await isFree(reservation.houseId, '2027-02-20', '2027-02-28'), 'the other nights are taken').toBe(
      false,
    );
    expect((await as<CalendarConflict[]>(boss, 'GET', 'calendar-conflicts')).data).toHaveLength(1);
    expect((await stayOf(host, who, reservation.id)).data.status, 'nothing is resolved by itself').toBe(
      'confirmed',
    );

    const reason = { reason: 'They moved their guest.' };
    expect((await as(boss, 'POST', `calendar-conflicts/${conflict!.id}/accept`, reason)).status).toBe(200);
    expect((await datesOf(boss, reservation.houseId)).conflicts).toEqual([]);
    await readNow(boss, reservation.houseId, calendar.id);
    expect((await datesOf(boss, reservation.houseId)).conflicts, 'said once').toEqual([]);
    expect(await trail(boss, 'conflict-accepted', reservation.id)).toHaveLength(1);

    bookings = { one: ['2027-02-10', '2027-03-01'] };
    await readNow(boss, reservation.houseId, calendar.id);
    expect(
      (await datesOf(boss, reservation.houseId)).conflicts,
      'other dates are another conflict',
    ).toHaveLength(1);
    const cancelled = await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, {
      token: who.token,
    });
    expect(cancelled.status).toBe(200);
    expect((await datesOf(boss, reservation.houseId)).conflicts).toEqual([]);
    expect(await isFree(reservation.houseId, '2027-02-10', '2027-02-20'), 'now it has its nights').toBe(
      false,
    );
    expect(await isFree(reservation.houseId, '2027-01-10', '2027-02-10')).toBe(true);
  });
});

describe('the own calendar of a house', () => {
  it('tells taken dates without names to whoever has the address, and nothing that came from elsewhere', async () => {
    const boss = await admin();
    const { reservation, who } = await someoneWithAConfirmedReservation(host, {
      checkIn: '2027-01-10',
      checkOut: '2027-02-20',
    });
    const server = await elsewhere(() => ({ body: file({ one: ['2027-04-01', '2027-04-10'] }) }));
    await addCalendar(boss, reservation.houseId, `${server.url}/a.ics`);
    await blockDates(boss, reservation.houseId, '2027-03-01', '2027-03-05');
    const path = `houses/${reservation.houseId}/calendar-address`;
    const { address } = (await as<{ address: string }>(boss, 'POST', path)).data;
    expect((await datesOf(boss, reservation.houseId)).address).toBe(address);
    const { pathname } = new URL(address);
    const read = await host.call<string>('GET', pathname);
    expect(read.headers.get('content-type')).toContain('text/calendar');
    const days = [...read.data.matchAll(/DT(?:START|END);VALUE=DATE:(\d+)/g)].map(([, day]) => day);
    expect(days).toEqual(['20270110', '20270220', '20270301', '20270305']);
    for (const secret of [who.email, reservation.code, 'New floor', 'Trial House 301'])
      expect(read.data).not.toContain(secret);
    const etag = read.headers.get('etag')!;
    const again = await host.call('GET', pathname, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);

    // Our own entries that come back through the other side are no bookings of theirs.
    const back = await elsewhere(() => ({ body: read.data }));
    expect((await addCalendar(boss, reservation.houseId, `${back.url}/b.ics`)).data.bookings).toBe(0);

    const renewed = (await as<{ address: string }>(boss, 'POST', path)).data.address;
    expect((await host.call('GET', pathname)).status, 'the former address').toBe(404);
    expect((await host.call('GET', new URL(renewed).pathname)).status).toBe(200);
    await as(boss, 'DELETE', path);
    expect((await host.call('GET', new URL(renewed).pathname)).status).toBe(404);
    expect(JSON.stringify(await trail(boss, 'calendar-address-made', reservation.houseId))).not.toContain(
      pathname,
    );
  });
});
