import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import {
  NeighbourhoodContent,
  type AdminNeighbourhood,
} from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import { MOST_STREETS, neighbourhoodTopics } from '#contract/seoul/neighbourhood-topics.ts';
import type { Neighbourhood } from '#contract/seoul/neighbourhoods.ts';
import { locations } from '#contract/vocabulary.ts';
import { neighbourhoods as demoTexts } from '#server/demo/neighbourhoods/neighbourhoods.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { createHouse } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  await host.ctx.db
    .updateTable('neighbourhoods')
    .set({ published: false, texts: '{}', changed_at: null })
    .execute();
});

const PATH = '/v1/admin/neighbourhoods';
const both = (ko: string, en = '') => ({ ko, en });
const empty: NeighbourhoodContent = {
  published: false,
  summary: both(''),
  streets: [],
  halal: both(''),
  vegan: both(''),
  market: both(''),
  night: both(''),
  noise: both(''),
};
const written: NeighbourhoodContent = {
  ...empty,
  published: true,
  summary: both('대학이 가까운 동네예요.', 'Close to the universities.'),
  streets: [{ name: both('연세로', 'Yonsei-ro'), text: both('역에서 정문까지 가는 길이에요.') }],
  noise: both('저녁에는 시끄러워요.'),
};
const as = async <T>(method: string, path: string, body?: unknown, ifMatch?: string) =>
  host.call<T>(method, path, {
    token: await tokenNow(host, boss),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const stored = async (slug: string) => (await as<AdminNeighbourhood>('GET', `${PATH}/${slug}`)).data;
const save = async (slug: string, content: unknown, ifMatch?: string) =>
  as<AdminNeighbourhood>('PUT', `${PATH}/${slug}`, content, ifMatch ?? `"${(await stored(slug)).version}"`);
const shown = (slug: string) => host.call<Neighbourhood>('GET', `/v1/neighbourhoods/${slug}`);

describe('a neighborhood that nobody has written about', () => {
  it('has what follows from the map, and neither texts nor rents', async () => {
    const { data } = await shown('itaewon');
    expect(data).toMatchObject({ location: 'itaewon', summary: null, streets: [], rents: null, houses: 0 });
    for (const topic of neighbourhoodTopics) expect(data[topic]).toBeNull();
    expect(data.commutes.length).toBeGreaterThan(0);
  });

  it('counts its published houses, with the lowest and the highest rent', async () => {
    const [cheap, dear, hidden] = [await createHouse(host), await createHouse(host), await createHouse(host)];
    const set = (id: string, columns: { monthly_rent: number; published?: boolean }) =>
      host.ctx.db
        .updateTable('houses')
        .set({ location: 'korea', ...columns })
        .where('id', '=', id)
        .execute();
    await set(cheap, { monthly_rent: 610_000 });
    await set(dear, { monthly_rent: 1_240_000 });
    await set(hidden, { monthly_rent: 100_000, published: false });
    expect((await shown('korea')).data).toMatchObject({
      rents: { from: 610_000, to: 1_240_000 },
      houses: 2,
    });
    expect((await shown('hufs')).data).toMatchObject({ rents: null, houses: 0 });
  });

  it.each(locations)(
    'of %s the ways to the nearest universities are told, the nearest first',
    async (slug) => {
      const { data } = await shown(slug);
      const minutes = data.commutes.map((way) => way.minutes);
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      expect(minutes.length).toBeGreaterThan(1);
      expect(Math.max(...minutes)).toBeLessThanOrEqual(25);
      const own: Partial<Record<string, string>> = {
        hongdae: 'hongik',
        sinchon: 'yonsei',
        hanyang: 'hanyang',
        korea: 'korea',
        hufs: 'hufs',
        'seoul-national': 'snu',
      };
      const ids: string[] = data.commutes.map(({ university }) => university.id);
      if (own[slug]) expect(ids).toContain(own[slug]);
    },
  );

  it.each(['nowhere', 'HONGDAE', '%00', 'constructor'])('%s is none', async (slug) => {
    expect((await shown(slug)).status).toBeGreaterThanOrEqual(400);
    expect((await as('GET', `${PATH}/${slug}`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('texts about a neighborhood', () => {
  it('are public once they are published, with Korean where English is missing', async () => {
    expect((await save('sinchon', { ...written, published: false })).status).toBe(200);
    expect((await shown('sinchon')).data).toMatchObject({ summary: null, streets: [], noise: null });
    expect((await save('sinchon', written)).status).toBe(200);
    const { data } = await shown('sinchon');
    expect(data).toMatchObject({
      summary: written.summary,
      streets: [
        {
          name: { ko: '연세로', en: 'Yonsei-ro' },
          text: { ko: '역에서 정문까지 가는 길이에요.', en: '역에서 정문까지 가는 길이에요.' },
        },
      ],
      noise: { ko: '저녁에는 시끄러워요.', en: '저녁에는 시끄러워요.' },
      halal: null,
    });
    await save('sinchon', { ...written, published: false });
    expect((await shown('sinchon')).data.summary).toBeNull();
  });

  it('are listed for administrators in both languages, and for nobody else', async () => {
    await save('hufs', written);
    const { data } = await as<AdminNeighbourhood[]>('GET', PATH);
    expect(data.map(({ location }) => location)).toEqual([...locations]);
    expect(data.find(({ location }) => location === 'hufs')).toMatchObject({
      content: written,
      changedAt: '2026-11-21T01:00:00.000Z',
    });
    expect(data.find(({ location }) => location === 'korea')).toMatchObject({
      content: empty,
      changedAt: null,
    });
    const member = await person(host);
    for (const [method, path] of [
      ['GET', PATH],
      ['GET', `${PATH}/hufs`],
      ['PUT', `${PATH}/hufs`],
    ] as const) {
      const body = method === 'PUT' ? { body: { ...written, summary: both('바꿈') } } : {};
      const headers = { 'if-match': '*' };
      expect((await host.call(method, path, { headers, ...body })).status).toBe(401);
      const token = await tokenNow(host, member);
      expect((await host.call(method, path, { token, headers, ...body })).status).toBe(403);
    }
    expect((await stored('hufs')).content).toEqual(written);
  });

  it('need Korean with English, a sentence for each street, and have an end', async () => {
    const fieldsOf = async (change: Partial<Record<keyof NeighbourhoodContent, unknown>>) =>
      (await save('hongdae', { ...empty, ...change })).fields;
    expect(await fieldsOf({ halal: both(' ', 'Rare') })).toEqual({ 'halal.ko': 'korean_required' });
    expect(await fieldsOf({ streets: [{ name: both('길'), text: both('') }] })).toEqual({
      'streets.0.text.ko': 'korean_required',
    });
    expect(await fieldsOf({ streets: [{ name: both(''), text: both('긴 길') }] })).toEqual({
      'streets.0.name.ko': 'korean_required',
    });
    expect(await fieldsOf({ summary: both('가'.repeat(201)) })).toEqual({ 'summary.ko': 'text_too_long' });
    expect(await fieldsOf({ night: both('밤', 'x'.repeat(601)) })).toEqual({ 'night.en': 'text_too_long' });
    const street = { name: both('길'), text: both('좋은 길이에요.') };
    const many = Array.from({ length: MOST_STREETS + 1 }, () => street);
    expect((await save('hongdae', { ...empty, streets: many })).status).toBe(400);
    expect((await save('hongdae', { ...empty, streets: many.slice(1) })).status).toBe(200);
    expect((await stored('hongdae')).content.streets).toHaveLength(MOST_STREETS);
  });

  it('are stored in composed letters, without blank streets', async () => {
    const blank = { name: both(' '), text: both('') };
    const { data } = await save('hanyang', {
      ...written,
      summary: both('한양대'.normalize('NFD')),
      streets: [blank, ...written.streets, blank],
    });
    expect(data.content).toMatchObject({ summary: both('한양대'), streets: written.streets });
    expect(data).toEqual(await stored('hanyang'));
  });

  it('of two who write the same one the second is shown what the first wrote', async () => {
    expect((await as('PUT', `${PATH}/korea`, written)).status).toBe(428);
    const ifMatch = `"${(await stored('korea')).version}"`;
    const answers = await Promise.all([
      save('korea', { ...written, night: both('조용해요.') }, ifMatch),
      save('korea', { ...written, night: both('붐벼요.') }, ifMatch),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const lost = answers.find(({ status }) => status === 412) as unknown as { current: AdminNeighbourhood };
    expect(lost.current).toEqual(await stored('korea'));
  });

  it('leave what changed in the trail, and nothing if nothing did', async () => {
    await save('seoul-national', written);
    host.clock.forward(60_000);
    await save('seoul-national', written);
    await save('seoul-national', { ...written, noise: both('조용해요.', 'Quiet.') });
    const path = '/v1/admin/audit-log?subject=neighbourhood&subjectId=seoul-national';
    const { data } = await as<AuditEntry[]>('GET', path);
    expect(data).toMatchObject([
      {
        action: 'neighbourhood-changed',
        subject: { kind: 'neighbourhood', id: 'seoul-national', name: 'seoul-national' },
        before: { noise: '저녁에는 시끄러워요.', noiseEn: null },
        after: { noise: '조용해요.', noiseEn: 'Quiet.' },
      },
      {
        before: { state: 'hidden', streets: null },
        after: { state: 'published', streets: '연세로: 역에서 정문까지 가는 길이에요.' },
      },
    ]);
  });
});

describe('the texts of the demo', () => {
  it.each(locations)('are complete for %s in both languages', (location) => {
    const content = v.parse(NeighbourhoodContent, { published: true, ...demoTexts[location] });
    expect(content.streets).toHaveLength(MOST_STREETS);
    const { published: _, streets, ...topics } = content;
    const texts = [...Object.values(topics), ...streets.flatMap(({ name, text }) => [name, text])];
    for (const { ko, en } of texts) {
      expect(ko).toMatch(/\p{Script=Hangul}/u);
      expect(en).toMatch(/^[^\p{Script=Hangul}]+$/u);
    }
  });
});
