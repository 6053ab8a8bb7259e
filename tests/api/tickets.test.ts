import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { Today } from '#contract/admin/today.ts';
import type { AdminTicket, TicketSummary } from '#contract/admin/tickets/tickets.ts';
import type { TicketTemplate } from '#contract/admin/tickets/ticket-templates.ts';
import type { OwnSummary } from '#contract/reservations/reservations.ts';
import type { ReservationTickets, Ticket } from '#contract/reservations/tickets.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { tickets as policy } from '#contract/rules/tickets/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { look, photograph, uploadOwn } from '#tests/kit/pictures.ts';
import {
  createHouse,
  messages,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const START = '2026-11-21T01:00:00Z';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const host = hostFrom(START);
let boss: Person;
let member: Person;
let reservation: { id: string; code: string; checkOut: string };
beforeEach(async () => {
  await host.ctx.db.deleteFrom('tickets').execute();
  await host.ctx.db.deleteFrom('ticket_templates').execute();
  await host.ctx.db.deleteFrom('allowances').execute();
  await host.ctx.db.updateTable('accounts').set({ role: 'member' }).execute();
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  const found = await someoneWithAConfirmedReservation(host, { houseId: await createHouse(host) });
  [member, reservation] = [found.who, found.reservation];
});

const as = async <T>(who: Person, method: string, path: string, body?: unknown, ifMatch = '*') =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    headers: { 'if-match': ifMatch },
    ...(body === undefined ? {} : { body }),
  });
const report = (changes: object = {}) => ({
  id: randomUUID(),
  kind: 'malfunction',
  text: 'The tap drips.',
  photos: [],
  ...changes,
});
const open = (body: object = report(), who = member, id = reservation.id) =>
  as<Ticket>(who, 'POST', `/v1/reservations/${id}/tickets`, body);
const reply = (id: string, changes: object = {}, who = member) =>
  as<Ticket>(who, 'POST', `/v1/tickets/${id}/replies`, { id: randomUUID(), text: 'Thanks.', ...changes });
const own = async () =>
  (await as<ReservationTickets>(member, 'GET', `/v1/reservations/${reservation.id}/tickets`)).data;
const list = async (query = '', who = boss) =>
  (await as<TicketSummary[]>(who, 'GET', `/v1/admin/tickets${query}`)).data;
const get = async (id: string) => (await as<AdminTicket>(boss, 'GET', `/v1/admin/tickets/${id}`)).data;
const change = (id: string, body: object, ifMatch = '*', who = boss) =>
  as<AdminTicket>(who, 'PUT', `/v1/admin/tickets/${id}`, body, ifMatch);
const answer = (id: string, changes: object = {}, who = boss) =>
  as<AdminTicket>(who, 'POST', `/v1/admin/tickets/${id}/replies`, {
    id: randomUUID(),
    text: 'We will come.',
    ...changes,
  });
const photo = async (who = member, bytes?: Uint8Array) =>
  uploadOwn(host, who, 'ticket', bytes ?? (await photograph()));
const trail = async (id: string) =>
  (await as<AuditEntry[]>(boss, 'GET', `/v1/admin/audit-log?subjectId=${id}`)).data;

describe('the house of a ticket', () => {
  it('stays that of the report once the stay moves, and the ticket stays with its member', async () => {
    const { who, reservation: coming } = await someoneWithAConfirmedReservation(host, {
      houseId: await createHouse(host),
      checkIn: '2027-01-10',
    });
    const [before, after] = [coming.houseId, await createHouse(host)];
    const { data: ticket } = await open(report({ text: 'The boiler is broken.' }), who, coming.id);
    const body = { houseId: after, reason: 'The boiler is beyond repair.' };
    expect((await as(boss, 'POST', `/v1/admin/reservations/${coming.id}/move`, body)).status).toBe(200);
    expect(await get(ticket.id)).toMatchObject({ houseId: before, reservationId: coming.id });
    const found = async (houseId: string) => (await list(`?houseId=${houseId}`)).map(({ id }) => id);
    expect([await found(before), await found(after)]).toEqual([[ticket.id], []]);
    const { tickets: waiting } = (await as<Today>(boss, 'GET', '/v1/admin/today')).data;
    const { listingName } = await get(ticket.id);
    expect(waiting.items.map((item) => item.listingName)).toEqual([listingName]);
    const { data: seen } = await as<ReservationTickets>(who, 'GET', `/v1/reservations/${coming.id}/tickets`);
    expect(seen.tickets.map(({ id }) => id)).toEqual([ticket.id]);
    const { data: later } = await open(report({ text: 'The new tap drips.' }), who, coming.id);
    expect(await get(later.id)).toMatchObject({ houseId: after });
  });
});

describe('a member reports something', () => {
  it('with pictures that only who may see them is given, and the administrators are mailed once', async () => {
    const picture = await photo();
    expect(picture.status).toBe(200);
    const body = report({ photos: [picture.data.id] });
    const { status, data } = await open(body);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id: body.id,
      kind: 'malfunction',
      state: 'received',
      text: 'The tap drips.',
      visit: null,
      replies: [],
      openedAt: '2026-11-21T01:00:00.000Z',
      photos: [{ id: picture.data.id, width: 900, height: 1200 }],
    });
    expect((await look(host, data.photos[0]!.thumbnailUrl)).status).toBe(200);
    const mails = await messages(host, boss.email, 'ticket-opened');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`/admin/tickets/${body.id}`);
    expect(mails[0]!.text).not.toContain('drips');
    expect((await own()).tickets).toMatchObject([{ id: body.id }]);
  });

  it('once for an id, in a row and at once, and a reply likewise', async () => {
    const body = report();
    expect((await open(body)).status).toBe(200);
    const again = await Promise.all([open(body), open(body), open(body)]);
    expect(again.map(({ status, data }) => [status, data.id])).toEqual(again.map(() => [200, body.id]));
    const fresh = report();
    const race = await Promise.all([open(fresh), open(fresh), open(fresh), open(fresh)]);
    expect(race.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await own()).tickets).toHaveLength(2);
    expect(await messages(host, boss.email, 'ticket-opened')).toHaveLength(2);
    const id = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => reply(fresh.id, { id })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await own()).tickets.find((each) => each.id === fresh.id)?.replies).toMatchObject([{ id }]);
    expect(await messages(host, boss.email, 'ticket-replied')).toHaveLength(1);
  });

  it('about an own stay alone, from its confirmation until some days after leaving', async () => {
    const other = await person(host, { name: 'Minh' });
    const { id } = report();
    expect(await open(report({ id }), other)).toMatchObject({ status: 404 });
    const asked = await someoneWithAReservation(host, { houseId: await createHouse(host) });
    expect(await open(report(), asked.who, asked.reservation.id)).toMatchObject({
      code: 'ticket_not_possible',
    });
    expect((await open(report({ id }))).status).toBe(200);
    expect(await reply(id, {}, other)).toMatchObject({ status: 404 });
    // The id of somebody else's ticket opens nothing of theirs.
    const third = await someoneWithAConfirmedReservation(host, { houseId: await createHouse(host) });
    expect(await open(report({ id }), third.who, third.reservation.id)).toMatchObject({
      code: 'invalid_input',
    });
    const last = Date.parse(`${reservation.checkOut}T00:00:00Z`) + policy.openDays * DAY;
    host.clock.set(new Date(last).toISOString());
    expect((await own()).opensUntil).toBe(new Date(last).toISOString().slice(0, 10));
    expect((await open()).status).toBe(200);
    host.clock.set(new Date(last + DAY).toISOString());
    expect((await own()).opensUntil).toBeNull();
    expect(await open()).toMatchObject({ status: 409, code: 'ticket_not_possible' });
  });

  it('within limits: tickets a day, replies an hour, pictures of one', async () => {
    const first = await open();
    for (let n = 1; n < policy.mostPerDay; n += 1) expect((await open()).status).toBe(200);
    expect(await open()).toMatchObject({ status: 429, code: 'tickets_exceeded' });
    for (let n = 0; n < policy.repliesPerHour; n += 1) expect((await reply(first.data.id)).status).toBe(200);
    expect(await reply(first.data.id)).toMatchObject({ status: 429, code: 'too_many_requests' });
    host.clock.forward(DAY);
    const photos = Array.from({ length: policy.maxPhotos + 1 }, () => randomUUID());
    expect(await open(report({ photos }))).toMatchObject({ code: 'pictures_exceeded' });
    expect(await open(report({ text: 'x'.repeat(policy.maxText + 1) }))).toMatchObject({
      code: 'text_too_long',
    });
    expect(await open(report({ id: 'mine' }))).toMatchObject({ code: 'invalid_input' });
  });
});

describe('what somebody has not read', () => {
  const read = (id: string, upTo: string, who = member, toldAt?: string | null) =>
    as<Ticket>(who, 'POST', `/v1/tickets/${id}/read`, { upTo, toldAt });
  const readByStaff = (id: string, upTo: string, who = boss) =>
    as<AdminTicket>(who, 'POST', `/v1/admin/tickets/${id}/read`, { upTo });
  const unread = async () => (await own()).tickets.filter((ticket) => ticket.isUnread).map(({ id }) => id);
  const onMyPage = async () => {
    const lists = ['upcoming', 'current', 'past'] as const;
    const found = await Promise.all(
      lists.map((name) => as<OwnSummary[]>(member, 'GET', `/v1/reservations/${name}`)),
    );
    const { data } = await as<OwnSummary>(member, 'GET', `/v1/reservations/${reservation.id}`);
    const listed = found.flatMap((list) => list.data).find(({ id }) => id === reservation.id);
    return [listed!.unreadTickets, data.unreadTickets];
  };

  it('is an answer until its member says that it was shown; reading the list marks nothing', async () => {
    const { id } = (await open()).data;
    const other = (await open()).data.id;
    expect(await unread()).toEqual([]);
    expect(await onMyPage()).toEqual([0, 0]);
    host.clock.forward(1000);
    const first = (await answer(id)).data.replies[0]!.id;
    expect(await unread()).toEqual([id]);
    expect(await unread(), 'prefetching is no reading').toEqual([id]);
    expect(await onMyPage()).toEqual([1, 1]);
    host.clock.forward(1000);
    const second = (await answer(id)).data.replies[1]!.id;
    expect((await read(id, first)).data.isUnread, 'the second came meanwhile').toBe(true);
    expect((await read(id, second)).data.isUnread).toBe(false);
    expect((await read(id, first)).data.isUnread, 'it never goes back').toBe(false);
    expect(await unread()).toEqual([]);
    expect(await onMyPage()).toEqual([0, 0]);
    expect((await own()).tickets.map((ticket) => ticket.id).toSorted()).toEqual([id, other].toSorted());
  });

  it('is a visit, another time for it and an end likewise', async () => {
    const { id } = (await open()).data;
    await answer(id);
    const visit = { date: '2026-11-24', from: '14:00', until: '16:00' };
    const news = [{ visit }, { visit: { ...visit, from: '15:00' } }, { state: 'done' }];
    let before: string | null = null;
    for (const each of news) {
      host.clock.forward(1000);
      await change(id, each);
      const [{ toldAt, replies, isUnread }] = (await own()).tickets as [Ticket];
      expect({ isUnread, page: await onMyPage() }).toEqual({ isUnread: true, page: [1, 1] });
      const last = replies.at(-1)!.id;
      expect((await read(id, last, member, before)).data.isUnread, 'it came meanwhile').toBe(true);
      expect((await read(id, last, member, toldAt)).data.isUnread).toBe(false);
      expect(await onMyPage()).toEqual([0, 0]);
      before = toldAt;
    }
    host.clock.forward(1000);
    await change(id, { state: 'received' });
    expect(await unread(), 'nobody is told that it is open again').toEqual([]);
    for (const never of [new Date(host.clock.now()).toISOString(), '2026-02-31T99:00:00Z', 'soon'])
      expect(await read(id, id, member, never)).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it('is a report or reply until one of the administrators has opened it', async () => {
    const { id } = (await open()).data;
    const of = async () => (await list('?filter=unread')).map((ticket) => ticket.id);
    expect(await of()).toEqual([id]);
    expect(await list()).toMatchObject([{ id, isUnread: true }]);
    expect((await get(id)).isUnread, 'getting it marks nothing').toBe(true);
    expect((await readByStaff(id, id)).data.isUnread).toBe(false);
    host.clock.forward(1000);
    const again = (await reply(id)).data.replies[0]!.id;
    expect(await of()).toEqual([id]);
    const second = await person(host, { role: 'admin', name: 'Minseo' });
    expect((await readByStaff(id, again, second)).data.isUnread).toBe(false);
    expect(await of(), 'nor for anybody else').toEqual([]);
    host.clock.forward(1000);
    await answer(id);
    expect(await of(), 'their own answer is no news to them').toEqual([]);
    await change(id, { state: 'done' });
    host.clock.forward(1000);
    await reply(id);
    expect(await of()).toEqual([id]);
  });

  it('is marked by whom it belongs to, up to a message of its own', async () => {
    const { id } = (await open()).data;
    const others = await someoneWithAConfirmedReservation(host, { houseId: await createHouse(host) });
    const theirs = (await open(report(), others.who, others.reservation.id)).data.id;
    expect(await read(id, id, others.who)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await read(id, theirs)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await read(id, 'all')).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await readByStaff(id, theirs)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await readByStaff(id, id, member)).toMatchObject({ status: 403 });
    expect((await list('?filter=unread')).length).toBe(2);
  });
});

describe('a picture', () => {
  it('is refused where it is none, and nothing is stored', async () => {
    expect(await photo(member, Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      status: 415,
      code: 'picture_type',
    });
    expect((await own()).tickets).toEqual([]);
  });

  it('of somebody else goes into no ticket; the member’s own goes with the account', async () => {
    const others = await someoneWithAConfirmedReservation(host, { houseId: await createHouse(host) });
    const theirs = await photo(others.who);
    expect(await open(report({ photos: [theirs.data.id] }))).toMatchObject({ code: 'picture_unknown' });
    expect((await own()).tickets).toEqual([]);
    const mine = await photo();
    const body = report({ photos: [mine.data.id] });
    expect((await open(body)).status).toBe(200);
    // Deleting the account releases it, so that it is deleted with what nothing refers to.
    const erase = host.ctx.personalData;
    const ref = { accountId: member.id, email: member.email, phoneCountry: null, phone: null };
    await host.ctx.db.transaction().execute(async (trx) => {
      for (const part of erase) await part.erase(trx, ref);
    });
    const row = await host.ctx.db
      .selectFrom('files')
      .select('unused_since')
      .where('id', '=', mine.data.id)
      .executeTakeFirstOrThrow();
    expect(row.unused_since).not.toBeNull();
    expect(await list()).toEqual([]);
    expect(await messages(host, boss.email, 'ticket-opened')).toEqual([]);
  });
});

describe('an administrator', () => {
  it('answers: the member is mailed once, the ticket is theirs, and the trail has it without the words', async () => {
    const { id } = (await open()).data;
    const replyId = randomUUID();
    const first = await answer(id, { id: replyId });
    expect(first.status).toBe(200);
    expect(first.data).toMatchObject({
      assignee: { id: boss.id },
      isAnswered: true,
      replies: [{ id: replyId, author: 'operator', text: 'We will come.' }],
    });
    expect((await answer(id, { id: replyId })).data.replies).toHaveLength(1);
    expect(await messages(host, member.email, 'ticket-answered')).toHaveLength(1);
    const [entry] = await trail(id);
    expect(entry).toMatchObject({
      action: 'ticket-answered',
      subject: { kind: 'ticket', name: reservation.code },
      before: { assigneeId: null },
      after: { replyId, assigneeId: boss.id },
    });
    expect(JSON.stringify(entry)).not.toContain('We will come');
    // Answers within a minute are told together: what has not left yet gives way to the last.
    await runJobs(host.ctx);
    for (let n = 0; n < 3; n += 1) await answer(id);
    const unsent = async () =>
      (await messages(host, member.email, 'ticket-answered')).filter(({ sent_at }) => sent_at === null);
    expect(await messages(host, member.email, 'ticket-answered')).toHaveLength(2);
    expect(await unsent()).toHaveLength(1);
    await runJobs(host.ctx);
    expect(await unsent()).toHaveLength(1);
    host.clock.forward(60_000);
    await runJobs(host.ctx);
    expect(await unsent()).toHaveLength(0);
  });

  it('plans a visit and says it is done; a reply opens it again for some days', async () => {
    const { id } = (await open()).data;
    const visit = { date: '2026-11-24', from: '14:00', until: '16:00' };
    for (const wrong of [
      { ...visit, until: '14:00' },
      { ...visit, date: '2026-11-20' },
      { ...visit, from: '25:00' },
    ])
      expect(await change(id, { visit: wrong })).toMatchObject({ status: 400, code: 'visit_invalid' });
    expect((await change(id, { visit })).data).toMatchObject({
      state: 'visit_planned',
      visit,
      dueAt: '2026-11-24T07:00:00.000Z',
    });
    const [mail] = await messages(host, member.email, 'ticket-visit');
    expect(mail!.text).toContain('24 November 2026 (Tue), 14:00–16:00');
    expect((await own()).tickets[0]).toMatchObject({ state: 'visit_planned', visit });
    expect((await change(id, { state: 'done' })).data).toMatchObject({
      state: 'done',
      visit: null,
      dueAt: null,
    });
    expect(await messages(host, member.email, 'ticket-done')).toHaveLength(1);
    expect((await trail(id)).map(({ before, after }) => [before, after])).toEqual([
      [
        { state: 'visit_planned', visit: '2026-11-24 14:00–16:00' },
        { state: 'done', visit: null },
      ],
      [
        { state: 'received', visit: null },
        { state: 'visit_planned', visit: '2026-11-24 14:00–16:00' },
      ],
    ]);
    host.clock.forward(policy.reopenDays * DAY - HOUR);
    expect((await reply(id)).data).toMatchObject({ state: 'received', repliesUntil: null });
    await change(id, { state: 'done' });
    host.clock.forward(policy.reopenDays * DAY);
    expect(await reply(id)).toMatchObject({ status: 409, code: 'ticket_closed' });
  });

  it('takes a visit back, and whoever waits for it is told; not of one that is past', async () => {
    const { id } = (await open()).data;
    const now = host.clock.now();
    const on = (days: number) => seoulDate(now + days * DAY);
    const visit = { date: on(3), from: '14:00', until: '16:00' };
    await change(id, { visit });
    expect((await change(id, { visit: null })).data).toMatchObject({ state: 'received', visit: null });
    const off = () => messages(host, member.email, 'ticket-visit-off');
    const [mail, ...more] = await off();
    expect(more).toEqual([]);
    expect(mail!.text).toContain('14:00–16:00');
    expect((await own()).tickets[0]).toMatchObject({ isUnread: true });
    host.clock.forward(HOUR);
    await runJobs(host.ctx);
    await change(id, { visit });
    host.clock.forward(4 * DAY);
    await change(id, { visit: null });
    expect(await off()).toHaveLength(1);
  });

  it('changes the version that they saw, and is shown the other one', async () => {
    const { id } = (await open()).data;
    const { version } = await get(id);
    const second = await person(host, { role: 'admin', name: 'Minseo' });
    expect((await change(id, { assigneeId: second.id }, `"${version}"`)).data.assignee?.id).toBe(second.id);
    expect(await change(id, { assigneeId: boss.id }, `"${version}"`)).toMatchObject({
      status: 412,
      current: { assignee: { id: second.id } },
    });
    expect(await change(id, { assigneeId: member.id })).toMatchObject({ code: 'assignee_unknown' });
    // A reply is told to the assignee alone.
    await reply(id);
    expect(await messages(host, second.email, 'ticket-replied')).toHaveLength(1);
    expect(await messages(host, boss.email, 'ticket-replied')).toEqual([]);
  });

  it('finds what waits, what is late and whose it is, on the list and on the day', async () => {
    const noise = (await open(report({ kind: 'noise' }))).data.id;
    const question = (await open(report({ kind: 'question' }))).data.id;
    expect((await list()).map(({ id }) => id)).toEqual([noise, question]);
    expect(await list('?filter=overdue')).toEqual([]);
    host.clock.forward(policy.dueHours.noise * HOUR);
    expect(await list('?filter=overdue')).toMatchObject([
      { id: noise, isOverdue: true, code: reservation.code },
    ]);
    await change(question, { assigneeId: boss.id });
    expect((await list('?filter=mine')).map(({ id }) => id)).toEqual([question]);
    expect((await list('?filter=unassigned')).map(({ id }) => id)).toEqual([noise]);
    expect((await list('?kind=question')).map(({ id }) => id)).toEqual([question]);
    expect((await list(`?reservationId=${reservation.id}`)).map(({ id }) => id)).toEqual([noise, question]);
    expect(await list('?reservationId=nobody')).toEqual([]);
    expect((await list(`?search=${reservation.code}`)).length).toBe(2);
    const today = (await as<Today>(boss, 'GET', '/v1/admin/today')).data;
    expect(today.tickets).toMatchObject({
      total: 2,
      items: [
        { id: noise, isOverdue: true, assignee: null },
        { id: question, isOverdue: false },
      ],
    });
    await change(noise, { state: 'done' });
    expect((await list('?filter=done')).map(({ id }) => id)).toEqual([noise]);
    expect((await list('?filter=open')).map(({ id }) => id)).toEqual([question]);
  });

  it('writes canned answers in both languages, each change on the trail', async () => {
    const content = { title: 'Received', kind: null, text: { ko: '확인할게요.', en: 'We look into it.' } };
    const path = '/v1/admin/ticket-templates';
    expect(await as(boss, 'POST', path, { ...content, text: { ko: '확인할게요.', en: ' ' } })).toMatchObject({
      code: 'english_required',
    });
    const made = (await as<TicketTemplate>(boss, 'POST', path, content)).data;
    expect((await as<TicketTemplate>(boss, 'POST', path, content)).data, 'sent again').toEqual(made);
    const renamed = { ...content, title: 'Got it' };
    const first = await as<TicketTemplate>(boss, 'PUT', `${path}/${made.id}`, renamed, `"${made.version}"`);
    expect(first.status).toBe(200);
    expect(await as(boss, 'PUT', `${path}/${made.id}`, content, `"${made.version}"`)).toMatchObject({
      status: 412,
      current: { title: 'Got it' },
    });
    expect(
      (await as(boss, 'DELETE', `${path}/${made.id}`, undefined, `"${first.data.version}"`)).status,
    ).toBe(200);
    expect((await as<TicketTemplate[]>(boss, 'GET', path)).data).toEqual([]);
    expect((await trail(made.id)).map(({ action }) => action)).toEqual([
      'ticket-template-deleted',
      'ticket-template-changed',
      'ticket-template-added',
    ]);
  });
});
