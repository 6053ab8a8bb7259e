import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { AdminStaff, NamedHost } from '#contract/admin/staff/staff.ts';
import type { HouseHost, StaffProfile } from '#contract/contacts/staff.ts';
import { MAX_STAFF } from '#contract/rules/people/staff.ts';
import type { Photo } from '#contract/shared.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { look, photograph } from '#tests/kit/pictures.ts';
import { createHouse } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  await host.ctx.db.deleteFrom('staff_profiles').execute();
});

const PATH = '/v1/admin/staff';
const as = async <T>(method: string, path: string, body?: unknown, ifMatch?: string, who = boss) =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const content = (name: string, more: object = {}) => ({
  name: { ko: name, en: `${name} in Latin` },
  role: { ko: '호스트', en: 'Host' },
  languages: ['ko', 'en'],
  replyMinutes: 30,
  photoId: null,
  published: true,
  ...more,
});
const add = async (name: string, more: object = {}) =>
  (await as<AdminStaff>('POST', PATH, { id: randomUUID(), ...content(name, more) })).data;
const change = (seen: AdminStaff, body: object, ifMatch = `"${seen.version}"`) =>
  as<AdminStaff>('PUT', `${PATH}/${seen.id}`, body, ifMatch);
const team = async () => (await host.call<StaffProfile[]>('GET', '/v1/staff')).data;
const hostOf = (house: string) => host.call<HouseHost | null>('GET', `/v1/houses/${house}/host`);
const recorded = async (id: string) =>
  (await as<AuditEntry[]>('GET', `/v1/admin/audit-log?subjectId=${id}`)).data;

async function uploaded() {
  const response = await host.fetch(
    new Request('http://localhost/v1/admin/photos', {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenNow(host, boss)}`, 'content-type': 'image/jpeg' },
      body: new Uint8Array(await photograph(500, 500)),
    }),
  );
  return ((await response.json()) as { data: Photo }).data;
}

describe('profiles of hosts and staff', () => {
  it('are public in both languages and in their order, once they are published', async () => {
    const first = await add('가온');
    const hidden = await add('나래', { published: false });
    const third = await add('다솜', { name: { ko: '다솜', en: '' } });
    expect((await team()).map(({ id }) => id)).toEqual([first.id, third.id]);
    expect(await team()).toMatchObject([
      {
        name: { ko: '가온', en: '가온 in Latin' },
        languages: ['ko', 'en'],
        replyMinutes: 30,
        portrait: null,
      },
      { name: { ko: '다솜', en: '다솜' } },
    ]);
    expect(JSON.stringify(await team())).not.toContain(hidden.id);
    const published = await change(hidden, { published: true });
    expect(published.data).toMatchObject({ published: true, role: { ko: '호스트', en: 'Host' } });
    await change(third, { position: 1 }, '*');
    expect((await team()).map(({ id }) => id)).toEqual([third.id, first.id, hidden.id]);
    expect(await recorded(hidden.id)).toMatchObject([
      { action: 'staff-changed', before: { state: 'hidden' }, after: { state: 'published' } },
      { action: 'staff-added', after: { name: '나래', languages: 'ko, en', replyMinutes: 30, position: 2 } },
    ]);
  });

  it('are for administrators alone to read whole and to change', async () => {
    const one = await add('가온');
    const member = await person(host);
    for (const [method, path, body] of [
      ['GET', PATH],
      ['POST', PATH, { id: randomUUID(), ...content('나래') }],
      ['GET', `${PATH}/${one.id}`],
      ['PUT', `${PATH}/${one.id}`, { published: false }],
      ['DELETE', `${PATH}/${one.id}`],
    ] as const) {
      expect((await host.call(method, path, { ...(body && { body }) })).status).toBe(401);
      const refused = await as(method, path, body, `"${one.version}"`, member);
      expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(await team()).toHaveLength(1);
  });

  it('are stored once, though they are sent again, and say what is wrong at the field', async () => {
    const id = randomUUID();
    const made = await as<AdminStaff>('POST', PATH, { id, ...content('가온') });
    expect((await as<AdminStaff>('POST', PATH, { id, ...content('가온') })).data).toEqual(made.data);
    const wrong = content('', { languages: [], replyMinutes: 31, photoId: 'house-01-main' });
    expect(await as('POST', PATH, { id: randomUUID(), ...wrong })).toMatchObject({
      status: 400,
      fields: {
        'name.ko': 'korean_required',
        languages: 'languages_required',
        replyMinutes: 'invalid_input',
      },
    });
    const twice = content('나래', { languages: ['ko', 'ko'] });
    expect((await as('POST', PATH, { id: randomUUID(), ...twice })).status).toBe(400);
    const unknown = content('나래', { photoId: randomUUID() });
    expect(await as('POST', PATH, { id: randomUUID(), ...unknown })).toMatchObject({
      fields: { photoId: 'picture_unknown' },
    });
    expect(await team()).toHaveLength(1);
  });

  it('have a limit', async () => {
    const rows = Array.from({ length: MAX_STAFF }, (_, index) => ({
      id: randomUUID(),
      name: JSON.stringify({ ko: '가온', en: '' }),
      role: JSON.stringify({ ko: '호스트', en: '' }),
      languages: JSON.stringify(['ko']),
      reply_minutes: 30,
      photo_id: null,
      position: index + 1,
      published: false,
    }));
    await host.ctx.db.insertInto('staff_profiles').values(rows).execute();
    expect(await as('POST', PATH, { id: randomUUID(), ...content('나래') })).toMatchObject({
      status: 409,
      code: 'staff_exceeded',
    });
  });

  it('of two who change the same one the second is shown what the first wrote', async () => {
    const one = await add('가온');
    expect((await as('PUT', `${PATH}/${one.id}`, {})).status).toBe(428);
    expect((await change(one, { replyMinutes: 60 })).status).toBe(200);
    const lost = await change(one, { replyMinutes: 120 });
    expect(lost).toMatchObject({ status: 412, current: { replyMinutes: 60 } });
    expect((await as('DELETE', `${PATH}/${one.id}`, undefined, `"${one.version}"`)).status).toBe(412);
  });

  it('have a portrait that everybody sees once the profile is published, described by the name', async () => {
    const photo = await uploaded();
    const one = await add('가온', { photoId: photo.id, published: false });
    const file = `/photos/${photo.id}-400.avif`;
    expect((await look(host, file)).status).toBe(404);
    await change(one, { published: true });
    expect((await look(host, file)).status).toBe(200);
    expect((await team())[0]?.portrait).toMatchObject({
      id: photo.id,
      alt: { ko: '가온', en: '가온 in Latin' },
    });
    const seen = (await as<AdminStaff>('GET', `${PATH}/${one.id}`)).data;
    await change(seen, { photoId: null });
    expect((await team())[0]?.portrait).toBeNull();
    expect((await look(host, file)).status).toBe(404);
  });
});

describe('the host of a house', () => {
  const path = (house: string) => `/v1/admin/houses/${house}/host`;
  const name = (house: string, staffId: string | null, ifMatch = '*') =>
    as<NamedHost>('PUT', path(house), { staffId }, ifMatch);

  it('answers for it, and the first of the team for a house without', async () => {
    const house = await createHouse(host);
    expect((await hostOf(house)).data, 'nobody is published').toBeNull();
    const first = await add('가온');
    const second = await add('나래');
    expect((await hostOf(house)).data).toMatchObject({ id: first.id, isHost: false });
    const seen = (await as<NamedHost>('GET', path(house))).data;
    expect(seen.staffId).toBeNull();
    await name(house, second.id, `"${seen.version}"`);
    expect((await hostOf(house)).data).toMatchObject({ id: second.id, isHost: true });
    expect((await as<AdminStaff>('GET', `${PATH}/${second.id}`)).data.houses).toMatchObject([{ id: house }]);
    const hidden = (await as<AdminStaff>('GET', `${PATH}/${second.id}`)).data;
    await change(hidden, { published: false });
    expect((await hostOf(house)).data, 'an unpublished host').toMatchObject({ id: first.id, isHost: false });
    const entries = (await recorded(house)).filter(({ action }) => action === 'house-host-changed');
    expect(entries).toMatchObject([{ before: { hostName: null }, after: { hostName: '나래' } }]);
  });

  it('is named by administrators alone, over the version that they saw', async () => {
    const house = await createHouse(host);
    const [one, two] = [await add('가온'), await add('나래')];
    const seen = (await as<NamedHost>('GET', path(house))).data;
    const member = await person(host);
    const body = { staffId: one.id };
    expect((await as('PUT', path(house), body, '*', member)).status).toBe(403);
    expect((await as('GET', path(house), undefined, undefined, member)).status).toBe(403);
    expect((await name(house, one.id, `"${seen.version}"`)).status).toBe(200);
    expect(await name(house, two.id, `"${seen.version}"`)).toMatchObject({
      status: 412,
      current: { staffId: one.id },
    });
    expect(await name(house, randomUUID())).toMatchObject({ fields: { staffId: 'staff_unknown' } });
    expect((await hostOf('no-such-house')).status).toBe(404);
    expect((await name('no-such-house', one.id)).status).toBe(404);
  });

  it('is the first of the team again once the profile is deleted', async () => {
    const house = await createHouse(host);
    const [first, second] = [await add('가온'), await add('나래')];
    await name(house, second.id);
    const seen = (await as<AdminStaff>('GET', `${PATH}/${second.id}`)).data;
    expect((await as('DELETE', `${PATH}/${second.id}`, undefined, `"${seen.version}"`)).status).toBe(200);
    expect((await hostOf(house)).data).toMatchObject({ id: first.id, isHost: false });
    expect((await as<NamedHost>('GET', path(house))).data.staffId).toBeNull();
  });
});
