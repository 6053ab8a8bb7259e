import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { HouseChecklist } from '#contract/admin/checklists.ts';
import type { Turnover, TurnoverSummary } from '#contract/admin/turnovers.ts';
import type { Today } from '#contract/admin/today.ts';
import type { StoredPicture } from '#contract/files.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { look, photograph, upload } from '#tests/kit/pictures.ts';
import {
  createHouse,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const DAY = 86_400_000;
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});

const as = async <T>(who: Person, method: string, path: string, body?: unknown, ifMatch = '*') =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    headers: { 'if-match': ifMatch },
    ...(body === undefined ? {} : { body }),
  });
const list = async (query = '') =>
  (await as<TurnoverSummary[]>(boss, 'GET', `/v1/admin/turnovers?pageSize=100${query}`)).data;
const ofHouse = async (houseId: string) => (await list()).filter((each) => each.houseId === houseId);
const get = async (id: string) => (await as<Turnover>(boss, 'GET', `/v1/admin/turnovers/${id}`)).data;
const change = (id: string, body: object, who = boss) =>
  as<Turnover>(who, 'PUT', `/v1/admin/turnovers/${id}`, body);
const own = async (who: Person, id: string) =>
  (await as<Reservation>(who, 'GET', `/v1/reservations/${id}`)).data;
const cancel = (id: string) =>
  as(boss, 'DELETE', `/v1/admin/reservations/${id}/cancel?reason=${encodeURIComponent('No water')}`);

async function makeReady(id: string): Promise<Turnover> {
  const { checklist } = await get(id);
  const steps = checklist.map(({ key }) => ({ key, done: true }));
  const { status, data } = await change(id, { checklist: steps, state: 'ready' });
  expect(status).toBe(200);
  return data;
}
async function addPhoto(id: string): Promise<StoredPicture> {
  const { data } = await upload(host, boss, await photograph());
  const added = await as<Turnover>(boss, 'POST', `/v1/admin/turnovers/${id}/photos`, { fileId: data.id });
  expect(added.status).toBe(200);
  return added.data.photos.at(-1)!;
}

describe('two people at one turnover', () => {
  it('of whom the second is shown what the first wrote, while both tick steps', async () => {
    const house = await createHouse(host);
    await someoneWithAConfirmedReservation(host, { houseId: house, checkIn: '2026-12-01' });
    const { id } = (await ofHouse(house))[0]!;
    const seen = await get(id);
    const write = (note: string, version: string) =>
      as<Turnover>(boss, 'PUT', `/v1/admin/turnovers/${id}`, { note }, `"${version}"`);
    const first = await write('The key box is on the left.', seen.version);
    expect(first.status).toBe(200);
    expect(await write('Key box on the right.', seen.version)).toMatchObject({
      status: 412,
      code: 'version_stale',
      current: { note: 'The key box is on the left.', version: first.data.version },
    });
    const [one, two] = seen.checklist;
    for (const step of [one!, two!])
      expect((await change(id, { checklist: [{ key: step.key, done: true }] })).status).toBe(200);
    expect(await get(id)).toMatchObject({ note: 'The key box is on the left.', stepsDone: 2 });
    const { version } = await get(id);
    expect((await write('Key box on the right.', version)).status).toBe(200);
  });
});

describe('the work before an arrival', () => {
  it('is planned when a stay is confirmed, not while it is requested, and ends with it', async () => {
    const house = await createHouse(host);
    await someoneWithAReservation(host, { houseId: house, checkIn: '2027-03-01' });
    expect(await ofHouse(house)).toEqual([]);
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      houseId: house,
      checkIn: '2026-12-01',
    });
    expect(await ofHouse(house)).toMatchObject([
      {
        state: 'todo',
        dueOn: '2026-12-01',
        dueAt: '2026-12-01T06:00:00.000Z',
        freeFrom: null,
        departure: null,
        arrival: { reservationId: reservation.id, code: reservation.code, guests: 1 },
        stepsDone: 0,
        photos: 0,
      },
    ]);
    expect((await cancel(reservation.id)).status).toBe(200);
    expect(await ofHouse(house)).toEqual([]);
  });

  it('lies in the gap behind those who leave, and follows when others come between', async () => {
    const house = await createHouse(host);
    const first = await someoneWithAConfirmedReservation(host, { houseId: house, checkIn: '2026-12-01' });
    const last = await someoneWithAConfirmedReservation(host, { houseId: house, checkIn: '2027-03-01' });
    const behind = async () =>
      (await ofHouse(house)).map((each) => [each.arrival.reservationId, each.freeFrom]);
    expect(await behind()).toEqual([
      [first.reservation.id, null],
      [last.reservation.id, '2026-12-31'],
    ]);
    const { id } = (await ofHouse(house))[1]!;
    await addPhoto(id);
    await makeReady(id);
    const between = await someoneWithAConfirmedReservation(host, { houseId: house, checkIn: '2027-01-10' });
    expect(await behind()).toEqual([
      [first.reservation.id, null],
      [between.reservation.id, '2026-12-31'],
      [last.reservation.id, '2027-02-09'],
    ]);
    // Somebody lives there after it was cleaned.
    expect(await get(id)).toMatchObject({ state: 'todo', stepsDone: 0, photos: [], readyAt: null });

    await makeReady(id);
    await cancel(between.reservation.id);
    expect(await get(id)).toMatchObject({ state: 'ready', freeFrom: '2026-12-31' });
  });

  it('may begin sooner where people leave early', async () => {
    const house = await createHouse(host);
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      houseId: house,
      checkIn: '2026-12-01',
    });
    const next = await someoneWithAConfirmedReservation(host, { houseId: house, checkIn: '2026-12-31' });
    host.clock.set('2026-12-10T03:00:00Z');
    const ended = await as(
      boss,
      'DELETE',
      `/v1/admin/reservations/${reservation.id}/mid-stay-checkout?date=2026-12-09&reason=Home`,
    );
    expect(ended.status).toBe(200);
    expect(await ofHouse(house)).toMatchObject([
      { arrival: { reservationId: reservation.id } },
      { arrival: { reservationId: next.reservation.id }, freeFrom: '2026-12-09' },
    ]);
  });

  it('is not there where the same people stay on', async () => {
    const house = await createHouse(host);
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      houseId: house,
      checkIn: '2026-12-01',
    });
    const more = await someoneWithAConfirmedReservation(host, { houseId: house, checkIn: '2026-12-31' });
    await host.ctx.db
      .updateTable('reservations')
      .set({ extends_id: reservation.id })
      .where('id', '=', more.reservation.id)
      .execute();
    await host.ctx.db.transaction().execute((trx) => host.ctx.turnovers.plan(trx, house));
    expect((await ofHouse(house)).map(({ arrival }) => arrival.reservationId)).toEqual([reservation.id]);
  });

  it('is planned by the host itself for stays from before there was any', async () => {
    const house = await createHouse(host);
    const { reservation } = await someoneWithAConfirmedReservation(host, {
      houseId: house,
      checkIn: '2026-12-01',
    });
    await host.ctx.db.deleteFrom('turnovers').where('house_id', '=', house).execute();
    host.clock.forward(2 * 3_600_000);
    await runJobs(host.ctx);
    expect((await ofHouse(house)).map(({ arrival }) => arrival.reservationId)).toEqual([reservation.id]);
    const [before] = await ofHouse(house);
    host.clock.forward(2 * 3_600_000);
    await runJobs(host.ctx);
    expect(await ofHouse(house)).toEqual([before]);
  });

  it('follows the list of the house, where it has one', async () => {
    const house = await createHouse(host);
    const steps = [{ key: 'ondol', text: { ko: '온돌 확인', en: 'Try the floor heating' } }];
    await host.ctx.db
      .updateTable('houses')
      .set({ turnover_checklist: JSON.stringify(steps) })
      .where('id', '=', house)
      .execute();
    await someoneWithAConfirmedReservation(host, { houseId: house, checkIn: '2026-12-01' });
    const [turnover] = await ofHouse(house);
    expect((await get(turnover!.id)).checklist).toEqual([{ ...steps[0], done: false }]);
  });
});

describe('the checklist of a house', () => {
  const path = (house: string) => `/v1/admin/houses/${house}/checklist`;
  const listOf = async (house: string) => (await as<HouseChecklist>(boss, 'GET', path(house))).data;
  const put = (house: string, steps: unknown, ifMatch: string) =>
    as<HouseChecklist>(boss, 'PUT', path(house), { steps }, ifMatch);
  const windows = { key: null, text: { ko: '창문 닦기', en: 'Windows' } };

  it('is the one of every house until it has its own, which work that nobody has begun follows', async () => {
    const house = await createHouse(host);
    await someoneWithAConfirmedReservation(host, { houseId: house, checkIn: '2026-12-01', nights: 30 });
    await someoneWithAConfirmedReservation(host, { houseId: house, checkIn: '2027-02-01', nights: 30 });
    const [begun, todo] = await ofHouse(house);
    const { checklist } = await get(begun!.id);
    await change(begun!.id, { checklist: [{ key: checklist[0]!.key, done: true }] });
    const usual = await listOf(house);
    expect(usual).toMatchObject({ isOwn: false, steps: checklist.map(({ key, text }) => ({ key, text })) });
    const [first, second] = usual.steps;
    const { data } = await put(house, [windows, second, first], `"${usual.version}"`);
    expect(data.isOwn).toBe(true);
    expect(data.steps.slice(1)).toEqual([second, first]);
    expect((await get(todo!.id)).checklist).toEqual(data.steps.map((step) => ({ ...step, done: false })));
    expect((await get(begun!.id)).checklist).toHaveLength(checklist.length);
    expect(await put(house, [windows], `"${usual.version}"`)).toMatchObject({
      status: 412,
      current: { version: data.version },
    });
    expect((await put(house, null, '*')).data).toEqual(usual);
    const trail = await as<AuditEntry[]>(
      boss,
      'GET',
      `/v1/admin/audit-log?subject=house&subjectId=${house}&action=checklist-changed`,
    );
    expect(trail.data).toHaveLength(2);
    expect(trail.data[1]!.after!['steps']).toContain('창문 닦기');
    expect(trail.data[0]!.subject.name).not.toBeNull();
  });

  it('says something in Korean at each step, and is of a house that is there', async () => {
    const house = await createHouse(host);
    expect(await put(house, [{ key: null, text: { ko: ' ', en: 'Windows' } }], '*')).toMatchObject({
      status: 400,
      fields: { 'steps.0.text.ko': 'korean_required' },
    });
    expect(await put(house, [], '*')).toMatchObject({ status: 400 });
    expect(await put('nowhere', [windows], '*')).toMatchObject({ status: 404 });
    expect(await as(await person(host), 'GET', path(house))).toMatchObject({ status: 403 });
  });
});

describe('a turnover', () => {
  const planned = async (checkIn = '2026-12-01') => {
    const made = await someoneWithAConfirmedReservation(host, { checkIn });
    const [turnover] = await ofHouse(made.houseId);
    return { ...made, id: turnover!.id };
  };

  it('is begun by its first step, and belongs from then on to who did it', async () => {
    const { id } = await planned();
    const { checklist } = await get(id);
    const { data } = await change(id, { checklist: [{ key: checklist[0]!.key, done: true }] });
    expect(data).toMatchObject({ state: 'in_progress', stepsDone: 1, assignee: { id: boss.id } });
    const other = await change(id, { checklist: [{ key: checklist[1]!.key, done: true }] });
    expect(other.data.checklist.filter(({ done }) => done)).toHaveLength(2);
  });

  it('is ready once nothing is left, and says so to the day of the check-in', async () => {
    const { id, who, reservation } = await planned();
    expect(await change(id, { state: 'ready' })).toMatchObject({ status: 409, code: 'turnover_incomplete' });
    expect((await own(who, reservation.id)).cleanedOn).toBeNull();
    const photo = await addPhoto(id);
    expect(
      (await as<StoredPicture[]>(who, 'GET', `/v1/reservations/${reservation.id}/cleaning`)).data,
    ).toEqual([]);
    const ready = await makeReady(id);
    expect(ready).toMatchObject({ state: 'ready', readyBy: 'Nguyễn Jiwoo', assignee: { id: boss.id } });
    expect((await own(who, reservation.id)).cleanedOn).toBe('2026-11-21');
    const seen = await as<StoredPicture[]>(who, 'GET', `/v1/reservations/${reservation.id}/cleaning`);
    expect(seen.data.map((each) => each.id)).toEqual([photo.id]);
    expect((await look(host, seen.data[0]!.thumbnailUrl)).status).toBe(200);
    const stranger = await person(host);
    expect((await as(stranger, 'GET', `/v1/reservations/${reservation.id}/cleaning`)).status).toBe(404);
    host.clock.set('2026-12-01T14:00:00Z');
    expect((await own(who, reservation.id)).cleanedOn).toBe('2026-11-21');
    host.clock.set('2026-12-01T15:00:00Z');
    expect((await own(who, reservation.id)).cleanedOn).toBeNull();
    expect((await as(who, 'GET', `/v1/reservations/${reservation.id}/cleaning`)).data).toEqual([]);
  });

  it('says what is wrong, or is refused at that field', async () => {
    const { id, who, reservation } = await planned();
    expect(await change(id, { state: 'problem' })).toMatchObject({
      status: 400,
      code: 'problem_required',
      fields: { problem: 'problem_required' },
    });
    const { data } = await change(id, { state: 'problem', problem: 'The boiler does not start.' });
    expect(data).toMatchObject({ state: 'problem', problem: 'The boiler does not start.' });
    expect((await own(who, reservation.id)).cleanedOn).toBeNull();
    expect((await change(id, { state: 'in_progress' })).data).toMatchObject({ problem: null });
  });

  it('is given to an administrator, or to nobody', async () => {
    const { id, who } = await planned();
    expect(await change(id, { assigneeId: who.id })).toMatchObject({ status: 400, code: 'assignee_unknown' });
    const colleague = await person(host, { role: 'admin', name: 'Minho' });
    expect((await change(id, { assigneeId: colleague.id })).data.assignee?.id).toBe(colleague.id);
    expect((await change(id, { assigneeId: null })).data.assignee).toBeNull();
    expect((await get(id)).staff.map((each) => each.id)).toContain(colleague.id);
  });

  it('leaves a record of who changed what', async () => {
    const { id } = await planned();
    await change(id, { note: 'Two keys.' });
    await change(id, { note: 'Two keys.' });
    const photo = await addPhoto(id);
    await as(boss, 'DELETE', `/v1/admin/turnovers/${id}/photos/${photo.id}`);
    await as(boss, 'DELETE', `/v1/admin/turnovers/${id}/photos/${photo.id}`);
    const entries = await host.ctx.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_kind', '=', 'turnover')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['turnover-changed', { note: '' }, { note: 'Two keys.' }],
      ['turnover-photo-added', null, { fileId: photo.id }],
      ['turnover-photo-removed', { fileId: photo.id }, null],
    ]);
  });

  it('loses what was noted when the account of who arrived is deleted', async () => {
    const { id, who } = await planned();
    await change(id, { note: 'Linh arrives late.' });
    await change(id, { state: 'problem', problem: 'Linh’s key is lost.' });
    const person = { accountId: who.id, email: who.email, phoneCountry: '+84', phone: '912345678' };
    await host.ctx.db.transaction().execute(async (trx) => {
      for (const part of host.ctx.personalData) await part.erase(trx, person);
    });
    expect(await get(id)).toMatchObject({ state: 'problem', problem: '', note: '' });
    const rows = await host.ctx.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'turnover-changed', after: {} },
      { action: 'turnover-changed', after: { state: 'problem' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Linh');
  });

  it('keeps its pictures, and no longer once they are removed', async () => {
    const { id } = await planned('2027-06-01');
    const [one, two] = [await addPhoto(id), await addPhoto(id)];
    const again = await as<Turnover>(boss, 'POST', `/v1/admin/turnovers/${id}/photos`, { fileId: one.id });
    expect(again.data.photos.map((each) => each.id)).toEqual([one.id, two.id]);
    const unknown = await as(boss, 'POST', `/v1/admin/turnovers/${id}/photos`, { fileId: 'nothing' });
    expect(unknown).toMatchObject({ status: 400, code: 'picture_unknown' });
    await as(boss, 'DELETE', `/v1/admin/turnovers/${id}/photos/${two.id}`);
    host.clock.forward(31 * DAY);
    await runJobs(host.ctx);
    const left = await host.ctx.db.selectFrom('files').select('id').execute();
    expect(left.map((row) => row.id)).toContain(one.id);
    expect(left.map((row) => row.id)).not.toContain(two.id);
  });

  it('is found by day, state and neighbourhood, page by page', async () => {
    const { id } = await planned('2027-09-01');
    const other = await planned('2027-09-02');
    const found = async (query: string) => (await list(query)).map((each) => each.id);
    expect(await found('&from=2027-09-01&to=2027-09-02')).toEqual([id, other.id]);
    expect(await found('&from=2027-09-01&to=2027-09-01')).toEqual([id]);
    await change(id, { state: 'in_progress' });
    expect(await found('&from=2027-09-01&state=in_progress')).toEqual([id]);
    expect(await found('&from=2027-09-01&location=itaewon')).toEqual([]);
    const page = await as(boss, 'GET', '/v1/admin/turnovers?from=2027-09-01&pageSize=1');
    expect(JSON.parse(page.headers.get('x-pagination')!)).toMatchObject({ totalItems: 2, totalPages: 2 });
  });

  it('is on the first screen of the day, with the arrival', async () => {
    const { id, reservation } = await planned();
    host.clock.set('2026-12-01T01:00:00Z');
    const { data } = await as<Today>(boss, 'GET', '/v1/admin/today');
    const arrival = data.arrivals.items.find((each) => each.id === reservation.id);
    expect(arrival?.turnover).toEqual({ id, state: 'todo' });
  });
});

describe('the pictures of a deduction', () => {
  it('are seen by administrators and by the member, each with what it shows', async () => {
    const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2026-12-01' });
    host.clock.set(`${addDays(reservation.checkOut, 1)}T03:00:00Z`);
    const [one, two] = [
      (await upload(host, boss, await photograph())).data,
      (await upload(host, boss, await photograph())).data,
    ];
    const burnt = { ko: '탄 조리대', en: 'A burnt worktop' };
    const lost = { ko: '잃어버린 열쇠', en: 'A lost key' };
    const refund = (photoIds: string[]) =>
      as<{ refunded: number }>(boss, 'POST', `/v1/admin/reservations/${reservation.id}/refund-deposit`, {
        deductions: [
          { text: burnt, amount: 100_000, photoIds },
          { text: lost, amount: 20_000 },
        ],
      });
    expect(await refund(['nothing'])).toMatchObject({ status: 400, code: 'picture_unknown' });
    expect((await refund([one.id, two.id])).data).toEqual({ refunded: 380_000 });
    const told = [
      { text: burnt, amount: 100_000, photos: [{ id: one.id }, { id: two.id }] },
      { text: lost, amount: 20_000, photos: [] },
    ];
    const settled = await as<{ depositSettled: { deductions: unknown } }>(
      boss,
      'GET',
      `/v1/admin/reservations/${reservation.id}`,
    );
    expect(settled.data.depositSettled.deductions).toMatchObject(told);
    expect((await as(who, 'GET', `/v1/reservations/${reservation.id}/deductions`)).data).toMatchObject(told);
    const stranger = await person(host);
    expect((await as(stranger, 'GET', `/v1/reservations/${reservation.id}/deductions`)).status).toBe(404);
  });
});
