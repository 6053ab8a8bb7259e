import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { Consultation } from '#contract/admin/consultations.ts';
import type { Today } from '#contract/admin/today.ts';
import { runJobs } from '#server/jobs.ts';
import { blankWish, wishErrors } from '#app/features/consultations/model.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { messages } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const PATH = '/v1/admin/consultations';
const DAY = 86_400_000;
const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  await host.ctx.db.deleteFrom('consultations').execute();
  await host.ctx.db.deleteFrom('allowances').execute();
  boss = await person(host, { role: 'admin', name: 'Jiwoo', language: 'ko' });
});
const wish = (changes: object = {}) => ({
  name: '박정우',
  phone: '010-8765-4321',
  email: '',
  district: '마포구 서교동',
  rooms: 12,
  message: '두 층이 비어 있습니다.',
  language: 'ko',
  seconds: 40,
  ...changes,
});
const ask = (changes: object = {}) => host.call('POST', '/v1/consultations', { body: wish(changes) });
const as = async <T>(method: string, path: string, body?: unknown, ifMatch?: string, who = boss) =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    ...(body ? { body } : {}),
    ...(ifMatch ? { headers: { 'if-match': ifMatch } } : {}),
  });
const stored = () => host.ctx.db.selectFrom('consultations').select('id').execute();
const mails = () => messages(host, boss.email, 'consultation');
const listed = async (query = '') => (await as<Consultation[]>('GET', PATH + query)).data;

describe('a building owner asks to be called back', () => {
  it('is on the list and on the day of every administrator, who is mailed', async () => {
    expect((await ask()).status).toBe(200);
    const [request] = await listed('?state=open');
    expect(request).toMatchObject({
      name: '박정우',
      phone: '01087654321',
      email: '',
      district: '마포구 서교동',
      rooms: 12,
      state: 'open',
      note: '',
      receivedAt: '2026-11-21T01:00:00.000Z',
    });
    await runJobs(host.ctx);
    const [mail] = await messages(host, boss.email, 'consultation');
    expect(mail?.text).toContain('마포구 서교동');
    const posted = await host.ctx.db
      .selectFrom('outbox')
      .select(sql<string>`outbox::text`.as('row'))
      .where('key', 'like', `${request!.id}:%`)
      .execute();
    expect(posted.map(({ row }) => row).join(), 'the outbox outlives the request').not.toMatch(
      /박정우|01087654321|두 층이/,
    );
    expect(posted).not.toEqual([]);
    expect(mail?.text).toContain(`/admin/consultations/${request!.id}`);
    const { data: today } = await as<Today>('GET', '/v1/admin/today');
    expect(today.consultations).toMatchObject({ total: 1, items: [{ name: '박정우', rooms: 12 }] });
  });

  it('is told what is wrong, field by field, and nothing is stored', async () => {
    expect(await ask({ phone: '', email: '' })).toMatchObject({
      code: 'contact_required',
      fields: { phone: expect.any(String) },
    });
    const wrong = await ask({ name: ' ', email: 'owner', district: '', rooms: 0.5, message: '' });
    expect(Object.keys(wrong.fields ?? {}).toSorted()).toEqual([
      'district',
      'email',
      'message',
      'name',
      'rooms',
    ]);
    expect(await ask({ phone: '010-ABCD' })).toMatchObject({ fields: { phone: expect.any(String) } });
    expect(await ask({ website: 'https://spam.example' })).toMatchObject({ code: 'consultation_refused' });
    expect(await ask({ seconds: 1 })).toMatchObject({ code: 'consultation_refused' });
    expect(await listed()).toEqual([]);
  });

  it('may write the number as people do', async () => {
    const numbers = ['+82 10-8765-4321', '(02) 123-4567', '010.8765.4321'];
    for (const phone of numbers) expect((await ask({ phone })).status).toBe(200);
    expect((await listed()).map(({ phone }) => phone).toSorted()).toEqual([
      '+821087654321',
      '01087654321',
      '021234567',
    ]);
    expect(wishErrors({ ...blankWish, phone: numbers[0]! })['phone']).toBeUndefined();
    expect(wishErrors({ ...blankWish, phone: '+82+10' })['phone']).toBe('phone_invalid');
  });

  it('may do so three times a day from one place, and refusals count nothing', async () => {
    await ask({ name: '' });
    for (let times = 0; times < 3; times += 1) expect((await ask()).status).toBe(200);
    const fourth = await ask();
    expect(fourth).toMatchObject({ status: 429, code: 'consultations_exceeded' });
    expect(fourth.errorMessage).toContain('3 requests a day');
    const inKorean = await host.call('POST', '/v1/consultations', { body: wish(), language: 'ko' });
    expect(inKorean.errorMessage).toContain('하루에 3번까지');
    expect(await listed()).toHaveLength(3);
    host.clock.forward(DAY + 1000);
    expect((await ask()).status).toBe(200);
  });
});

describe('a request in the hands of administrators', () => {
  it('has a state and a note; the second of two who write sees both versions, and the trail names the state', async () => {
    await ask();
    const [seen] = await listed();
    const path = `${PATH}/${seen!.id}`;
    const contacted = { state: 'contacted', note: '11월 25일에 방문' };
    const changed = await as<Consultation>('PUT', path, contacted, `"${seen!.version}"`);
    expect(changed.data).toMatchObject(contacted);
    const stale = await as('PUT', path, { state: 'closed', note: '' }, `"${seen!.version}"`);
    expect(stale).toMatchObject({ status: 412, code: 'version_stale', current: contacted });
    expect((await as<Today>('GET', '/v1/admin/today')).data.consultations.total).toBe(0);
    expect(await listed('?state=open')).toEqual([]);
    const { data: trail } = await as<AuditEntry[]>(
      'GET',
      `/v1/admin/audit-log?subject=consultation&subjectId=${seen!.id}`,
    );
    expect(trail).toMatchObject([
      { action: 'consultation-changed', before: { state: 'open' }, after: { state: 'contacted' } },
    ]);
  });

  it('is deleted on demand, or a year after the last change, and nobody else reads it', async () => {
    await ask();
    const [seen] = await listed();
    const path = `${PATH}/${seen!.id}`;
    const member = await person(host);
    expect((await as('GET', path, undefined, undefined, member)).status).toBe(403);
    expect((await host.call('GET', PATH)).status).toBe(401);
    expect((await as('DELETE', path, undefined, '"other"')).status).toBe(412);
    await runJobs(host.ctx);
    expect(await mails()).toHaveLength(1);
    expect((await as('DELETE', path, undefined, `"${seen!.version}"`)).status).toBe(200);
    expect(await mails(), 'they go along').toEqual([]);
    expect((await as('GET', path)).status).toBe(404);
    expect((await as('GET', `${PATH}/${randomUUID()}`)).status).toBe(404);

    await ask();
    await runJobs(host.ctx);
    host.clock.forward(364 * DAY);
    await runJobs(host.ctx);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    host.clock.forward(2 * DAY);
    await runJobs(host.ctx);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});
