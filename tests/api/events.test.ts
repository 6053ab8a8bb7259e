import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { AdminBoard } from '#contract/admin/boards.ts';
import type { EventSignUps } from '#contract/admin/events.ts';
import type { Board, BoardCard } from '#contract/boards.ts';
import type { EventSeat, OwnEvent } from '#contract/events.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { hostFrom } from '#tests/kit/suite.ts';
import { opened } from '#tests/kit/outbox.ts';

const START = '2026-11-21T01:00:00.000Z';
/** 19:00 in Seoul. */
const BEGINS = '2026-12-09T10:00:00.000Z';
const host = hostFrom(START);
let boss: Person;
let board: AdminBoard;
const content = {
  boardType: 'EVENT',
  title: { ko: '긴 식탁', en: 'The long table' },
  summary: { ko: '저녁', en: 'Dinner' },
  body: { ko: '<p>만두</p>', en: '' },
  event: { startsAt: BEGINS, place: { ko: '라운지', en: 'Lounge' }, capacity: 2 },
  publishedAt: START,
};
const call = async <T>(who: Person, method: string, path: string, body?: unknown, ifMatch?: string) =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  board = (await call<AdminBoard>(boss, 'POST', '/v1/admin/boards', content)).data;
});
const seat = (who: Person, method = 'PUT') => call<EventSeat>(who, method, `/v1/boards/${board.id}/seat`);
const signUps = async () =>
  (await call<EventSignUps>(boss, 'GET', `/v1/admin/boards/${board.id}/sign-ups`)).data;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person(host)));
const mails = async (who: Person, kind: string) =>
  opened(
    host,
    await host.ctx.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', who.email)
      .where('kind', '=', kind as 'event-seat')
      .where('channel', '=', 'email')
      .execute(),
  );
const recorded = async () =>
  (await call<AuditEntry[]>(boss, 'GET', `/v1/admin/audit-log?subject=board&subjectId=${board.id}`)).data;

describe('a seat at an event', () => {
  it('is one each, then there is a waiting list in order, and who leaves gives it to the first', async () => {
    const [linh, thao, mina, joon] = (await people(4)) as [Person, Person, Person, Person];
    expect((await seat(linh)).data).toMatchObject({ state: 'seat', seatsLeft: 1, isOpen: true });
    expect((await seat(linh)).data).toMatchObject({ state: 'seat', seatsLeft: 1 });
    await seat(thao);
    expect((await seat(mina)).data).toMatchObject({ state: 'waiting', waitingPlace: 1, seatsLeft: 0 });
    expect((await seat(joon)).data).toMatchObject({ state: 'waiting', waitingPlace: 2, waiting: 2 });
    expect((await seat(linh, 'DELETE')).data).toMatchObject({ state: 'none', seatsLeft: 0, waiting: 1 });
    expect((await seat(mina, 'GET')).data.state).toBe('seat');
    expect((await seat(joon, 'GET')).data).toMatchObject({ state: 'waiting', waitingPlace: 1 });
    const [mail] = await mails(mina, 'event-seat');
    expect(mail!.attachments).toMatchObject([
      { content: expect.stringContaining('DTSTART:20261209T100000Z') as string },
    ]);
    expect(await mails(joon, 'event-seat')).toEqual([]);
  });

  it('the last one, taken by twenty at once, is one, and nineteen wait in order', async () => {
    const [first, ...all] = (await people(21)) as [Person, ...Person[]];
    await seat(first);
    const answers = await Promise.all(all.map((who) => seat(who)));
    const places = answers.map(({ data }) => data.waitingPlace);
    expect(answers.filter(({ data }) => data.state === 'seat')).toHaveLength(1);
    expect(places.filter((place) => place !== null).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 19 }, (_, index) => index + 1),
    );
    const { seats, waiting } = await signUps();
    expect([seats.length, waiting.length]).toEqual([2, 19]);
    const inOrder = all
      .map(({ id }, index) => ({ id, place: places[index] ?? 0 }))
      .filter(({ place }) => place > 0)
      .sort((a, b) => a.place - b.place);
    expect(waiting.map(({ accountId }) => accountId)).toEqual(inOrder.map(({ id }) => id));
  });

  it('is counted in public as long as seats are given', async () => {
    const [linh, thao, mina] = (await people(3)) as [Person, Person, Person];
    const left = async () => {
      const one = (await host.call<Board>('GET', `/v1/boards/${board.id}`)).data;
      const list = (await host.call<BoardCard[]>('GET', '/v1/boards?boardType=EVENT')).data;
      expect(list.find(({ id }) => id === board.id)?.event?.seatsLeft).toBe(one.event?.seatsLeft);
      return one.event?.seatsLeft;
    };
    expect(await left()).toBe(2);
    for (const who of [linh, thao, mina]) await seat(who);
    expect(await left()).toBe(0);
    host.clock.set('2026-12-09T08:00:00.000Z');
    expect(await left()).toBeUndefined();
  });

  it('is listed with its event, the next one first, until that is over', async () => {
    const [linh, thao, mina] = (await people(3)) as [Person, Person, Person];
    for (const who of [linh, thao, mina]) await seat(who);
    const mine = async (who: Person) => (await call<OwnEvent[]>(who, 'GET', '/v1/users/me/events')).data;
    const sooner = {
      ...content,
      event: { ...content.event, startsAt: '2026-12-02T10:00:00.000Z', capacity: 9 },
    };
    const other = (await call<AdminBoard>(boss, 'POST', '/v1/admin/boards', sooner)).data;
    await call(mina, 'PUT', `/v1/boards/${other.id}/seat`);
    expect(await mine(mina)).toMatchObject([
      { boardId: other.id, state: 'seat', waitingPlace: null, cancelled: false },
      { boardId: board.id, state: 'waiting', waitingPlace: 1, startsAt: BEGINS },
    ]);
    // Somebody who is late finds the place.
    host.clock.set('2026-12-09T11:59:00.000Z');
    expect(await mine(linh)).toMatchObject([{ boardId: board.id, state: 'seat' }]);
    host.clock.set('2026-12-09T12:00:00.000Z');
    expect(await mine(linh)).toEqual([]);
  });

  it('is listed for two hours where nobody said when it ends', async () => {
    const linh = await person(host);
    const event = { ...content.event, endsAt: null };
    const open = (await call<AdminBoard>(boss, 'POST', '/v1/admin/boards', { ...content, event })).data;
    await call(linh, 'PUT', `/v1/boards/${open.id}/seat`);
    const mine = async () => (await call<OwnEvent[]>(linh, 'GET', '/v1/users/me/events')).data;
    host.clock.set('2026-12-09T11:59:00.000Z');
    expect(await mine()).toMatchObject([{ boardId: open.id }]);
    host.clock.set('2026-12-09T12:00:00.000Z');
    expect(await mine()).toEqual([]);
  });

  it('comes with a calendar file for everybody, which says nothing of a person', async () => {
    const linh = await person(host);
    await seat(linh);
    const answer = await host.fetch(new Request(`http://localhost/v1/boards/${board.id}/calendar`));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    // An iPhone adds what it may show; what is attached it only stores.
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="event.ics"');
    const file = await answer.text();
    expect(file).toContain('DTSTART:20261209T100000Z');
    expect(file).toContain('DTEND:20261209T120000Z');
    expect(file).toContain('LOCATION:라운지 · Lounge');
    expect(file).not.toContain(linh.email);
    const cancel = { reason: { ko: '눈이 많이 와요', en: '' } };
    await call(boss, 'POST', `/v1/admin/boards/${board.id}/cancel-event`, cancel);
    expect((await host.call('GET', `/v1/boards/${board.id}/calendar`)).status).toBe(404);
    expect((await host.call('GET', '/v1/boards/nonsense/calendar')).status).toBe(404);
  });

  it('is taken and given up twenty times a day, and then no more: each is a mail', async () => {
    const linh = await person(host);
    for (let each = 0; each < 20; each += 1) {
      expect((await seat(linh)).status).toBe(200);
      await seat(linh, 'DELETE');
    }
    expect(await seat(linh)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await mails(linh, 'event-seat')).toHaveLength(20);
  });

  it('is given until two hours before, and can be given up until it begins', async () => {
    const [linh, thao, mina] = (await people(3)) as [Person, Person, Person];
    for (const who of [linh, thao, mina]) await seat(who);
    host.clock.set('2026-12-09T08:00:00.000Z');
    expect((await seat(linh, 'DELETE')).data).toMatchObject({ state: 'none', seatsLeft: 1, isOpen: false });
    expect((await seat(mina, 'GET')).data.state).toBe('waiting');
    expect(await seat(linh)).toMatchObject({ status: 409, code: 'event_closed' });
    host.clock.set(BEGINS);
    expect(await seat(thao, 'DELETE')).toMatchObject({ status: 409, code: 'event_begun' });
  });

  it('is nobody else’s to see, and none of what is no public event', async () => {
    const linh = await person(host);
    expect((await host.call('PUT', `/v1/boards/${board.id}/seat`)).status).toBe(401);
    const draft = { ...content, publishedAt: null };
    await call(boss, 'PUT', `/v1/admin/boards/${board.id}`, draft, '*');
    expect(await seat(linh)).toMatchObject({ status: 404 });
    expect(await call(linh, 'PUT', '/v1/boards/nonsense/seat')).toMatchObject({ status: 404 });
    expect(await call(linh, 'GET', `/v1/admin/boards/${board.id}/sign-ups`)).toMatchObject({ status: 403 });
  });

  it('goes to who waits once there are more, or an account is gone', async () => {
    const [linh, thao, mina, joon] = (await people(4)) as [Person, Person, Person, Person];
    for (const who of [linh, thao, mina, joon]) await seat(who);
    const more = { ...content, event: { ...content.event, capacity: 3 } };
    await call(boss, 'PUT', `/v1/admin/boards/${board.id}`, more, '*');
    await runJobs(host.ctx);
    expect((await seat(mina, 'GET')).data.state).toBe('seat');
    await host.ctx.db.deleteFrom('accounts').where('id', '=', linh.id).execute();
    await runJobs(host.ctx);
    expect((await seat(joon, 'GET')).data.state).toBe('seat');
  });

  it('is reminded of once, on the day before', async () => {
    const linh = await person(host);
    await seat(linh);
    host.clock.set('2026-12-08T00:59:00.000Z');
    await runJobs(host.ctx);
    expect(await mails(linh, 'event-reminder')).toEqual([]);
    host.clock.set('2026-12-08T01:00:00.000Z');
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    expect(await mails(linh, 'event-reminder')).toHaveLength(1);
  });
});

describe('an event that is moved', () => {
  const move = (event: object) =>
    call(
      boss,
      'PUT',
      `/v1/admin/boards/${board.id}`,
      { ...content, event: { ...content.event, ...event } },
      '*',
    );

  it('is told to everybody who signed up, and the same calendar entry follows', async () => {
    const [linh, thao, mina] = (await people(3)) as [Person, Person, Person];
    for (const who of [linh, thao, mina]) await seat(who);
    await move({ capacity: 2, startsAt: '2026-12-10T10:00:00.000Z' });
    await move({ startsAt: '2026-12-10T10:00:00.000Z', place: { ko: '옥상', en: 'Roof' } });
    const told = await mails(linh, 'event-moved');
    expect(told).toHaveLength(2);
    const [first] = await mails(linh, 'event-seat');
    const calendar = (mail: typeof first) =>
      mail!.attachments!.flatMap((file) => ('content' in file ? file.content : [])).join();
    const uid = /UID:(.+)/.exec(calendar(first))![1]!;
    const files = told.map(calendar);
    expect(files.every((file) => file.includes(`UID:${uid}`))).toBe(true);
    expect(new Set(files.map((file) => /SEQUENCE:(\d+)/.exec(file)?.[1]))).toEqual(new Set(['1', '2']));
    expect(files.join()).toContain('DTSTART:20261210T100000Z');
    const [waiting] = await mails(mina, 'event-moved');
    expect(waiting!.attachments ?? []).toEqual([]);
    await move({ startsAt: '2026-12-10T10:00:00.000Z', place: { ko: '옥상', en: 'Roof' }, capacity: 3 });
    expect(await mails(linh, 'event-moved'), 'the number of seats is no move').toHaveLength(2);
  });

  it('is reminded of on the day before its new start, also where the old one was', async () => {
    const linh = await person(host);
    await seat(linh);
    host.clock.set('2026-12-08T01:00:00.000Z');
    await runJobs(host.ctx);
    boss = await person(host, { role: 'admin', name: 'Jiwoo' });
    await move({ startsAt: '2026-12-11T10:00:00.000Z' });
    await runJobs(host.ctx);
    expect(await mails(linh, 'event-reminder')).toHaveLength(1);
    host.clock.set('2026-12-10T01:00:00.000Z');
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    expect(await mails(linh, 'event-reminder')).toHaveLength(2);
  });

  it('ten times a day, and not once more', async () => {
    await seat(await person(host));
    for (let hour = 0; hour < 10; hour += 1)
      expect(await move({ startsAt: `2026-12-1${hour}T11:00:00.000Z` })).toMatchObject({ status: 200 });
    expect(await move({ startsAt: '2026-12-22T11:00:00.000Z' })).toMatchObject({ status: 429 });
  });
});

describe('administrators of an event', () => {
  it('record who was there, once it has begun', async () => {
    const linh = await person(host);
    await seat(linh);
    const [signUp] = (await signUps()).seats;
    const attend = (attended: boolean | null) =>
      call<EventSignUps>(boss, 'PUT', `/v1/admin/boards/${board.id}/sign-ups/${signUp!.id}`, { attended });
    expect(await attend(true)).toMatchObject({ code: 'event_not_begun' });
    host.clock.set(BEGINS);
    expect((await attend(true)).data.seats).toMatchObject([{ attended: true }]);
    expect((await attend(null)).data.seats).toMatchObject([{ attended: null }]);
    expect((await recorded()).map(({ action }) => action).slice(0, 2)).toEqual([
      'attendance-recorded',
      'attendance-recorded',
    ]);
  });

  it('export who comes, and the trail says so', async () => {
    const linh = await person(host, { name: '=Linh' });
    const lee = { last_name: 'Lee' };
    await host.ctx.db.updateTable('accounts').set(lee).where('id', '=', linh.id).execute();
    await seat(linh);
    const file = await host.fetch(
      new Request(`http://localhost/v1/admin/boards/${board.id}/sign-ups/export`, {
        headers: { authorization: `Bearer ${await tokenNow(host, boss)}`, 'accept-language': 'en' },
      }),
    );
    const text = await file.text();
    expect(text).toContain(`Seat,'=Linh`);
    expect(text).toContain(linh.email);
    expect((await recorded())[0]).toMatchObject({ action: 'sign-ups-exported', after: { rows: 1 } });
  });

  it('write to all who come, a few times a day', async () => {
    const [linh, thao, mina] = (await people(3)) as [Person, Person, Person];
    const write = () =>
      call<{ recipients: number }>(boss, 'POST', `/v1/admin/boards/${board.id}/sign-ups/message`, {
        text: { ko: '앞치마를 가져와 주세요.\n\n<b>고마워요</b>', en: '' },
      });
    expect(await write()).toMatchObject({ code: 'event_empty' });
    for (const who of [linh, thao, mina]) await seat(who);
    expect((await write()).data).toEqual({ recipients: 2 });
    const [mail] = await mails(linh, 'event-message');
    expect(mail!.text).toContain('앞치마를 가져와 주세요.\n\n<b>고마워요</b>');
    expect(mail!.html).not.toContain('<b>');
    expect(await mails(mina, 'event-message')).toEqual([]);
    // As after a lost answer.
    expect((await write()).data).toEqual({ recipients: 2 });
    expect(await mails(linh, 'event-message')).toHaveLength(1);
    for (let times = 0; times < 3; times += 1) await write();
    expect((await write()).status).toBe(429);
    expect((await recorded())[0]).toMatchObject({ action: 'event-message-sent', after: { rows: 2 } });
  });

  it('cancel it with a reason, and everybody who signed up is told', async () => {
    const all = await people(3);
    for (const who of all) await seat(who);
    const path = `/v1/admin/boards/${board.id}`;
    expect(await call(boss, 'DELETE', path, undefined, '*')).toMatchObject({ code: 'event_signed_up' });
    const notice = { ...content, boardType: 'NOTICE', event: null };
    expect(await call(boss, 'PUT', path, notice, '*')).toMatchObject({ code: 'event_signed_up' });
    const reason = { ko: '눈이 많이 와요.', en: 'Too much snow.' };
    expect((await call(boss, 'POST', `${path}/cancel-event`, { reason: { ko: '', en: '' } })).status).toBe(
      400,
    );
    const { data } = await call<EventSignUps>(boss, 'POST', `${path}/cancel-event`, { reason });
    expect(data.cancelled).toMatchObject({ by: 'Nguyễn Jiwoo', reason });
    for (const who of all) expect(await mails(who, 'event-cancelled')).toHaveLength(1);
    expect(await call(boss, 'POST', `${path}/cancel-event`, { reason })).toMatchObject({ code: 'event_off' });
    expect((await seat(await person(host))).code).toBe('event_closed');
    const { data: shown } = await host.call<Board>('GET', `/v1/boards/${board.id}`);
    expect(shown.event?.cancelled).toBe(true);
    const { data: coming } = await host.call<BoardCard[]>('GET', '/v1/boards?upcoming=true&boardType=EVENT');
    expect(coming.map(({ id }) => id)).not.toContain(board.id);
    expect((await call(boss, 'DELETE', path, undefined, '*')).status).toBe(200);
  });
});
