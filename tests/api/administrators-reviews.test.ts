import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminReview, ReviewChange } from '#contract/admin/reviews.ts';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { HouseDetail, HouseReview } from '#contract/houses.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { createHouse, someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
});

type Asked = { body?: unknown; headers?: Record<string, string> };
const as = async <T>(who: Person, method: string, path: string, asked: Asked = {}) =>
  host.call<T>(method, path, { token: await tokenNow(host, who), ...asked });
const PATH = '/v1/admin/reviews';
const list = async (query = '') =>
  (await as<AdminReview[]>(boss, 'GET', `${PATH}?pageSize=100${query}`)).data;
const get = (id: string, who = boss) => as<AdminReview>(who, 'GET', `${PATH}/${id}`);
const change = async (review: AdminReview, changed: Partial<ReviewChange>, ifMatch?: string) =>
  as<AdminReview>(boss, 'PUT', `${PATH}/${review.id}`, {
    body: { published: review.published, comment: review.comment, answer: review.answer, ...changed },
    headers: { 'if-match': ifMatch ?? `"${review.version}"` },
  });
const remove = (id: string, ifMatch: string) =>
  as(boss, 'DELETE', `${PATH}/${id}`, { headers: { 'if-match': ifMatch } });
const recorded = async (id: string) =>
  (await as<AuditEntry[]>(boss, 'GET', `/v1/admin/audit-log?subject=review&subjectId=${id}`)).data;
const onHouse = async (id: string) =>
  (await host.call<HouseReview[]>('GET', `/v1/houses/${id}/reviews`)).data;
const ratingOf = async (id: string) => (await host.call<HouseDetail>('GET', `/v1/houses/${id}`)).data.rating;

const all = (value: number) => ({
  facilities: value,
  communication: value,
  community: value,
  location: value,
});

async function someReview({ comment = 'Warm floor.', privateComment = '', rating = 5, houseId = '' } = {}) {
  host.clock.set('2026-11-21T01:00:00Z');
  const house = houseId || (await createHouse(host));
  const { who, reservation } = await someoneWithAConfirmedReservation(host, {
    houseId: house,
    checkIn: '2026-11-21',
  });
  host.clock.forward(40 * 86_400_000);
  const { data, status } = await as<{ id: string }>(
    who,
    'POST',
    `/v1/reservations/${reservation.id}/review`,
    {
      body: { ratings: all(rating), comment, privateComment },
    },
  );
  expect(status).toBe(200);
  return { who, reservation, house, review: (await get(data.id)).data };
}

describe('the list of reviews', () => {
  it('has what the member wrote in private, the newest first, or the lowest', async () => {
    const good = await someReview({ privateComment: 'The lock sticks.' });
    const bad = await someReview({ rating: 2 });
    const found = await list();
    expect(found.find(({ id }) => id === good.review.id)).toMatchObject({
      reservationId: good.reservation.id,
      reservationCode: good.reservation.code,
      houseId: good.house,
      author: 'Linh',
      stayedIn: '2026-12',
      privateComment: 'The lock sticks.',
      published: true,
      originalComment: null,
      answer: null,
    });
    const means = (await list('&sort=lowest')).map(({ ratings }) => ratings.facilities);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect((await list('&sort=lowest')).map(({ id }) => id)).toContain(bad.review.id);
  });

  it('is cut down by words and by what was done with a review', async () => {
    const { review, reservation } = await someReview({
      comment: 'A 100% quiet_street',
      privateComment: 'Cold tap',
    });
    const other = await someReview({ comment: 'A 100 quiet street' });
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids(`&search=${encodeURIComponent('100%')}`)).toEqual([review.id]);
    expect(await ids('&search=cold tap')).toEqual([review.id]);
    expect(await ids(`&search=${reservation.code}`)).toEqual([review.id]);
    expect(await ids('&filter=private_comment')).toContain(review.id);
    expect(await ids('&filter=private_comment')).not.toContain(other.review.id);
    await change(other.review, { published: false, answer: { ko: '네', en: '' }, comment: 'Quiet' });
    expect(await ids('&filter=hidden')).toEqual([other.review.id]);
    expect(await ids('&filter=edited')).toEqual([other.review.id]);
    expect(await ids('&filter=published')).not.toContain(other.review.id);
    expect(await ids('&filter=unanswered')).not.toContain(other.review.id);
    expect((await as(boss, 'GET', `${PATH}?filter=secret`)).status).toBe(400);
    const paged = await as<AdminReview[]>(boss, 'GET', `${PATH}?pageSize=1&search=quiet`);
    expect(JSON.parse(paged.headers.get('x-pagination') ?? '')).toMatchObject({
      totalItems: 2,
      totalPages: 2,
    });
  });
});

describe('a review that is changed', () => {
  it('keeps what its author wrote, until that is written again', async () => {
    const { review, house } = await someReview({ comment: 'Call me: 010-1234-5678' });
    const edited = await change(review, { comment: 'Call me.' });
    expect(edited).toMatchObject({
      status: 200,
      data: { comment: 'Call me.', originalComment: 'Call me: 010-1234-5678' },
    });
    const twice = await change(edited.data, { comment: 'Call.' });
    expect(twice.data.originalComment).toBe('Call me: 010-1234-5678');
    expect((await onHouse(house))[0]?.comment).toBe('Call.');
    const back = await change(twice.data, { comment: 'Call me: 010-1234-5678' });
    expect(back.data).toMatchObject({ originalComment: null, version: review.version });
    expect(await recorded(review.id)).toMatchObject([
      { action: 'review-changed', before: { comment: 'Call.' } },
      { before: { comment: 'Call me.' }, after: { comment: 'Call.' } },
      { subject: { name: review.reservationCode }, actorName: 'Nguyễn Jiwoo' },
    ]);
  });

  it('leaves the page and the ratings of its house while it is hidden', async () => {
    const { review, house } = await someReview({ rating: 1 });
    const second = await someReview({ houseId: await createHouse(host) });
    expect(await ratingOf(house)).toEqual({ average: 1, count: 1 });
    const hidden = await change(review, { published: false });
    expect(await onHouse(house)).toEqual([]);
    expect(await ratingOf(house)).toBeNull();
    await change(hidden.data, { published: true });
    expect((await onHouse(house)).map(({ id }) => id)).toEqual([review.id]);
    expect(await ratingOf(house)).toEqual({ average: 1, count: 1 });
    expect(await ratingOf(second.house)).toEqual({ average: 5, count: 1 });
    expect((await recorded(review.id))[1]).toMatchObject({
      before: { state: 'published' },
      after: { state: 'hidden' },
    });
  });

  it('is answered in public, in Korean at the least', async () => {
    const { review, house } = await someReview();
    const refused = await change(review, { answer: { ko: ' ', en: 'Thank you' } });
    expect(refused).toMatchObject({ status: 400, fields: { 'answer.ko': 'korean_required' } });
    const answered = await change(review, { answer: { ko: '고마워요', en: '' } });
    expect(answered.data).toMatchObject({
      answer: { ko: '고마워요', en: '' },
      answeredAt: new Date(host.clock.now()).toISOString(),
    });
    expect((await onHouse(house))[0]?.answer, 'English falls back').toEqual({
      ko: '고마워요',
      en: '고마워요',
    });
    host.clock.forward(1000);
    const same = await change(answered.data, {});
    expect(same.data.answeredAt).toBe(answered.data.answeredAt);
    const taken = await change(same.data, { answer: null });
    expect(taken.data).toMatchObject({ answer: null, answeredAt: null });
    expect((await onHouse(house))[0]?.answer).toBeNull();
    expect(await recorded(review.id)).toHaveLength(2);
  });

  it('is changed by one of two who have read the same, and the other is shown what stands there', async () => {
    const { review } = await someReview();
    expect(
      await as(boss, 'PUT', `${PATH}/${review.id}`, {
        body: { published: true, comment: 'x', answer: null },
      }),
    ).toMatchObject({ status: 428 });
    const both = await Promise.all([change(review, { comment: 'One' }), change(review, { comment: 'Two' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const lost = both.find(({ status }) => status === 412) as unknown as { current: AdminReview };
    expect(lost.current).toEqual((await get(review.id)).data);
    expect(await recorded(review.id)).toHaveLength(1);
    expect((await remove(review.id, `"${review.version}"`)).status).toBe(412);
  });

  it('is nobody’s but an administrator’s', async () => {
    const { who, review } = await someReview();
    expect((await get(review.id, who)).status).toBe(403);
    expect((await host.call('GET', `${PATH}/${review.id}`)).status).toBe(401);
    for (const id of ['nonsense', '%00', boss.id]) expect((await get(id)).code).toBe('not_found');
  });
});

describe('a review that is deleted', () => {
  it('is erased, with its ratings, and the stay is not reviewed again', async () => {
    const { who, reservation, review, house } = await someReview({
      privateComment: 'The neighbour is mean.',
    });
    const { data: edited } = await change(review, { comment: 'Warm.', answer: { ko: '네', en: '' } });
    expect(await remove(review.id, `"${edited.version}"`)).toMatchObject({ status: 200, data: null });
    expect((await get(review.id)).status).toBe(404);
    expect((await remove(review.id, '*')).status).toBe(404);
    expect((await list()).map(({ id }) => id)).not.toContain(review.id);
    expect(await onHouse(house)).toEqual([]);
    expect(await ratingOf(house)).toBeNull();
    const row = await host.ctx.db
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', review.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Warm|mean|네/);
    const again = await as(who, 'POST', `/v1/reservations/${reservation.id}/review`, {
      body: { ratings: all(5), comment: 'Once more' },
    });
    expect(again.code).toBe('review_exists');
    const [entry] = await recorded(review.id);
    expect(entry).toMatchObject({
      action: 'review-deleted',
      before: { comment: 'Warm.', answer: '네', state: 'published' },
      after: null,
    });
    expect(JSON.stringify(entry)).not.toContain('mean');
  });

  it('what is not public of it, and what the trail says, go with the account of its author', async () => {
    const { who, review } = await someReview({ comment: 'My name is Linh.', privateComment: 'Ask Mai.' });
    await change(review, { comment: 'Hello.' });
    const exported = await as<string>(who, 'GET', '/v1/users/me/export');
    expect(JSON.stringify(exported.data)).toContain('My name is Linh.');
    const ref = { accountId: who.id, email: who.email, phoneCountry: '+84', phone: '912345678' };
    await host.ctx.db.transaction().execute(async (trx) => {
      for (const { erase } of host.ctx.personalData) await erase(trx, ref);
    });
    expect((await recorded(review.id))[0]).toMatchObject({ before: null, after: null });
    expect((await get(review.id)).data).toMatchObject({
      comment: 'Hello.',
      originalComment: null,
      privateComment: '',
    });
  });
});
