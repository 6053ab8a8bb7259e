import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Board, BoardCard } from '#contract/boards.ts';
import type { FaqGroup } from '#contract/faqs.ts';
import type { Testimonial } from '#contract/reviews.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

let host: TestHost;

beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

describe('the lounge', () => {
  it('lists its stories newest first, of one type or of all', async () => {
    const all = await host.call<BoardCard[]>('GET', '/v1/boards?pageSize=100');
    const days = all.data.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual(days.toSorted().toReversed());
    const same = await host.call<BoardCard[]>('GET', '/v1/boards?boardType=ALL&pageSize=100');
    expect(same.data).toEqual(all.data);
    for (const type of ['NOTICE', 'EVENT', 'ACTIVITY', 'INTERVIEW']) {
      const { data, headers } = await host.call<BoardCard[]>('GET', `/v1/boards?boardType=${type}`);
      expect(data.length).toBeGreaterThan(0);
      expect(data.every(({ boardType }) => boardType === type)).toBe(true);
      expect(JSON.parse(headers.get('x-pagination') ?? '')).toMatchObject({ totalItems: data.length });
    }
    expect((await host.call('GET', '/v1/boards?boardType=RUMOUR')).status).toBe(400);
  });

  it('an event says when, where and for how many, an interview who speaks', async () => {
    const { data: events } = await host.call<BoardCard[]>('GET', '/v1/boards?boardType=EVENT');
    for (const { event, person } of events) {
      expect(event?.capacity).toBeGreaterThan(0);
      expect(event?.place.ko).toBeTruthy();
      expect(person).toBeNull();
    }
    const { data: interviews } = await host.call<BoardCard[]>('GET', '/v1/boards?boardType=INTERVIEW');
    expect(interviews.every(({ event, person }) => event === null && person?.en)).toBe(true);
  });

  it('has one main story, and opens any of them', async () => {
    const { data: main } = await host.call<BoardCard>('GET', '/v1/boards/main');
    expect(main.main).toBe(true);
    const { data: story } = await host.call<Board>('GET', `/v1/boards/${main.id}`);
    expect(story).toMatchObject(main);
    expect(story.body.ko).toMatch(/^<p>/);
  });

  it('a story that is not there, or not yet published, is not found', async () => {
    for (const id of [randomUUID(), 'nonsense', '%27', '%00']) {
      expect((await host.call('GET', `/v1/boards/${id}`)).code).toBe('not_found');
    }
    const id = randomUUID();
    await host.ctx.db
      .insertInto('boards')
      .values({
        id,
        board_type: 'NOTICE',
        title: JSON.stringify({ ko: '내일의 공지' }),
        summary: JSON.stringify({ ko: '내일', en: '' }),
        body: JSON.stringify({ ko: '<p>내일</p>', en: '' }),
        photo_id: null,
        event_place: null,
        event_capacity: null,
        person: null,
        published_at: new Date(host.clock.now() + 3_600_000),
      })
      .execute();
    expect((await host.call('GET', `/v1/boards/${id}`)).status).toBe(404);
    host.clock.forward(3_600_000);
    const { data } = await host.call<Board>('GET', `/v1/boards/${id}`);
    expect(data.title).toEqual({ ko: '내일의 공지', en: '내일의 공지' });
    expect(data.body.en).toBe('<p>내일</p>');
    await host.ctx.db.deleteFrom('boards').where('id', '=', id).execute();
  });

  it('without a main story the answer is empty, not an error', async () => {
    await host.ctx.db.updateTable('boards').set({ main: false }).execute();
    const { status, data } = await host.call('GET', '/v1/boards/main');
    expect([status, data]).toEqual([200, null]);
  });
});

describe('questions and testimonials', () => {
  it('questions come in groups, in their order, English falling back to Korean', async () => {
    await host.ctx.db
      .insertInto('faq_groups')
      .values({ id: randomUUID(), slug: 'empty', title: JSON.stringify({ ko: '빈 묶음' }), position: 99 })
      .execute();
    const before = await host.call<FaqGroup[]>('GET', '/v1/faqs/groups');
    expect(before.data[0]?.title.en).toBe('Reservation and contract');
    expect(before.data.some(({ title }) => title.ko === '빈 묶음')).toBe(false);
    const first = before.data[0]?.faqs[0];
    await host.ctx.db
      .updateTable('faqs')
      .set({ answer: JSON.stringify({ ko: '답' }) })
      .where('slug', '=', first?.id ?? '')
      .execute();
    const after = await host.call<FaqGroup[]>('GET', '/v1/faqs/groups');
    expect(after.data[0]?.faqs[0]).toEqual({ ...first, answer: { ko: '답', en: '답' } });
  });

  it('the best reviews name their house, best first, and hidden or poor ones stay away', async () => {
    const { data } = await host.call<Testimonial[]>('GET', '/v1/reviews/best');
    const average = ({ ratings }: Testimonial) =>
      (ratings.facilities + ratings.communication + ratings.community + ratings.location) / 4;
    expect(data.length).toBeGreaterThanOrEqual(8);
    expect(data.length).toBeLessThanOrEqual(12);
    expect(data.map(average)).toEqual(data.map(average).toSorted((a, b) => b - a));
    const [best, second] = data;
    await host.ctx.db
      .updateTable('reviews')
      .set({ published: false })
      .where('id', '=', best?.id ?? '')
      .execute();
    await host.ctx.db
      .updateTable('reviews')
      .set({ facilities: 1, communication: 1 })
      .where('id', '=', second?.id ?? '')
      .execute();
    const ids = (await host.call<Testimonial[]>('GET', '/v1/reviews/best')).data.map(({ id }) => id);
    expect(ids).not.toContain(best?.id);
    expect(ids).not.toContain(second?.id);
  });

  it('what people wrote in private stays private', async () => {
    const notes = await host.ctx.db
      .selectFrom('reviews')
      .select(['house_id', 'private_comment'])
      .where('private_comment', '!=', '')
      .execute();
    expect(notes.length).toBeGreaterThan(0);
    for (const { house_id, private_comment } of notes) {
      const { data } = await host.call('GET', `/v1/houses/${house_id}/reviews`);
      expect(JSON.stringify(data)).not.toContain(private_comment);
    }
  });
});
