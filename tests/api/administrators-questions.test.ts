import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminFaq, AdminFaqGroup } from '#contract/admin/faqs.ts';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { FaqGroup } from '#contract/faqs.ts';
import type { Bilingual } from '#contract/shared.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  await host.ctx.db.deleteFrom('faq_groups').execute();
});

const PATH = '/v1/admin/faq-groups';
const as = async <T>(method: string, path: string, body?: unknown, ifMatch?: string, who = boss) =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const both = (ko: string, en = ''): Bilingual => ({ ko, en });
const addGroup = async (title: Bilingual) => (await as<AdminFaqGroup>('POST', PATH, { title })).data;
const addFaq = async (group: AdminFaqGroup, question: Bilingual, answer = both('네', 'Yes')) =>
  (await as<AdminFaq>('POST', `${PATH}/${group.id}/faqs`, { question, answer })).data;
const change = (faq: AdminFaq, body: object, ifMatch = `"${faq.version}"`) =>
  as<AdminFaq>('PUT', `${PATH}/${faq.groupId}/faqs/${faq.id}`, body, ifMatch);
const changeGroup = (group: AdminFaqGroup, body: object, ifMatch = `"${group.version}"`) =>
  as<AdminFaqGroup>('PUT', `${PATH}/${group.id}`, body, ifMatch);
const groups = async () => (await as<AdminFaqGroup[]>('GET', PATH)).data;
const order = async () =>
  (await groups()).map(({ slug, faqs }) => [slug].concat(faqs.map((faq) => faq.slug)));
const publicOrder = async () =>
  (await host.call<FaqGroup[]>('GET', '/v1/faqs/groups')).data.map(({ id, faqs }) =>
    [id].concat(faqs.map((faq) => faq.id)),
  );
const recorded = async (id: string) =>
  (await as<AuditEntry[]>('GET', `/v1/admin/audit-log?subjectId=${id}`)).data;

describe('questions that are written', () => {
  it('are stored in composed letters, as they are searched, however a system copies them', async () => {
    const group = await addGroup(both('보증금'.normalize('NFD'), 'Deposit'));
    const faq = await addFaq(group, both('언제 받나요?'.normalize('NFD')), both('2주 안에'.normalize('NFD')));
    expect([group.title.ko, faq.question.ko, faq.answer.ko]).toEqual(['보증금', '언제 받나요?', '2주 안에']);
  });

  it('have an address of their English words that stays when these change', async () => {
    const group = await addGroup(both('요금', 'Prices & fees'));
    expect(group).toMatchObject({ slug: 'prices-fees', faqs: [] });
    expect(await publicOrder(), 'an empty group is not public').toEqual([]);
    const faq = await addFaq(group, both('공과금 포함인가요?', 'Are utilities included?'));
    const same = await addFaq(group, both('다른 질문', 'Are utilities included?'));
    const korean = await addFaq(group, both('영어가 없는 질문'));
    expect(faq.slug).toBe('are-utilities-included');
    expect(same.slug).toMatch(/^are-utilities-included-[\da-f]{8}$/);
    expect(korean.slug).toMatch(/^[\da-f]{8}$/);
    expect(korean.question).toEqual({ ko: '영어가 없는 질문', en: '' });
    const changed = await change(faq, { question: both('공과금은요?', 'What about utilities?') });
    expect(changed.data).toMatchObject({ slug: faq.slug, answer: faq.answer });
    expect(await publicOrder()).toEqual([['prices-fees', faq.slug, same.slug, korean.slug]]);
    const { data } = await host.call<FaqGroup[]>('GET', '/v1/faqs/groups');
    expect(data[0]?.faqs[0]?.question.en).toBe('What about utilities?');
    expect(data[0]?.faqs[2]?.question.en, 'English falls back').toBe('영어가 없는 질문');
    expect(await recorded(faq.id)).toMatchObject([
      {
        action: 'faq-changed',
        before: { question: '공과금 포함인가요?', questionEn: 'Are utilities included?' },
        after: { question: '공과금은요?', questionEn: 'What about utilities?' },
      },
      { action: 'faq-added', after: { group: '요금', answer: '네', answerEn: 'Yes', position: 1 } },
    ]);
  });

  it('are stored once, though they are sent again after a lost answer', async () => {
    const group = await addGroup(both('한 번', 'Once'));
    expect(await addGroup(both('한 번', 'Once'))).toEqual(group);
    const faq = await addFaq(group, both('질문', 'Question'));
    expect(await addFaq(group, both('질문', 'Question'))).toEqual(faq);
    const other = await addFaq(group, both('질문', 'Question'), both('아니요', 'No'));
    const stored = (await groups()).find(({ id }) => id === group.id);
    expect(stored?.faqs.map(({ id }) => id)).toEqual([faq.id, other.id]);
    expect(await recorded(faq.id)).toHaveLength(1);
    // With questions in it, a group of the same title is another.
    expect((await addGroup(both('한 번', 'Once'))).id).not.toBe(group.id);
  });

  it('need Korean, and say so at the field', async () => {
    const group = await addGroup(both('요금'));
    const wrong = { question: { ko: '  ', en: 'Full' }, answer: { ko: '', en: 'Full' } };
    expect(await as('POST', `${PATH}/${group.id}/faqs`, wrong)).toMatchObject({
      status: 400,
      fields: { 'question.ko': 'korean_required', 'answer.ko': 'korean_required' },
    });
    expect(await as('POST', PATH, { title: both('', 'Prices') })).toMatchObject({
      fields: { 'title.ko': 'korean_required' },
    });
    const long = { question: both('x'.repeat(301)), answer: both('네') };
    expect((await as('POST', `${PATH}/${group.id}/faqs`, long)).fields).toEqual({
      'question.ko': 'text_too_long',
    });
    expect(await order()).toEqual([[group.slug]]);
  });

  it('of two who write the same one the second is shown what the first wrote', async () => {
    const group = await addGroup(both('요금', 'Prices'));
    const faq = await addFaq(group, both('질문', 'Question'));
    expect((await as('PUT', `${PATH}/${group.id}/faqs/${faq.id}`, {})).status).toBe(428);
    const answers = await Promise.all([
      change(faq, { answer: both('하나') }),
      change(faq, { answer: both('둘') }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const lost = answers.find(({ status }) => status === 412) as unknown as { current: AdminFaq };
    const path = `${PATH}/${group.id}/faqs/${faq.id}`;
    expect(lost.current).toEqual((await as<AdminFaq>('GET', path)).data);
    expect(await as('DELETE', path, undefined, `"${faq.version}"`)).toMatchObject({ status: 412 });
    expect((await as('DELETE', path, undefined, `"${lost.current.version}"`)).status).toBe(200);
    expect((await as('GET', path)).status).toBe(404);
    const renamed = await changeGroup(group, { title: both('비용', 'Costs') });
    expect(renamed.data).toMatchObject({ slug: 'prices', title: both('비용', 'Costs') });
    expect(await changeGroup(group, { title: both('요금') })).toMatchObject({ code: 'version_stale' });
  });
});

describe('the order', () => {
  async function three() {
    const group = await addGroup(both('요금', 'Prices'));
    const [a, b, c] = [
      await addFaq(group, both('가', 'a')),
      await addFaq(group, both('나', 'b')),
      await addFaq(group, both('다', 'c')),
    ];
    return { group, a, b, c };
  }

  it('is moved one by one, and is no part of a version', async () => {
    const { c, a } = await three();
    const moved = await change(c, { position: 1 });
    expect(moved.data.version).toBe(c.version);
    expect(await publicOrder()).toEqual([['prices', 'c', 'a', 'b']]);
    await change(a, { position: 999 });
    expect(await order()).toEqual([['prices', 'c', 'b', 'a']]);
    expect(await recorded(a.id)).toMatchObject([
      { before: { position: 2 }, after: { position: 3 } },
      { action: 'faq-added' },
    ]);
    expect((await change(a, { position: 0 })).status).toBe(400);
  });

  it('stays whole when several move at the same moment', async () => {
    const { a, b, c } = await three();
    const moves = [change(a, { position: 3 }), change(b, { position: 1 }), change(c, { position: 2 })];
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await host.ctx.db.selectFrom('faqs').select('position').orderBy('position').execute();
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
    const added = await Promise.all(['d', 'e'].map((word) => addGroup(both(word, word))));
    expect(added.map(({ slug }) => slug)).toEqual(['d', 'e']);
    expect((await order()).length).toBe(3);
    const places = await host.ctx.db.selectFrom('faq_groups').select('position').execute();
    expect(places.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it('goes over groups, and groups have one too', async () => {
    const { b } = await three();
    const other = await addGroup(both('계약', 'Contract'));
    const d = await addFaq(other, both('라', 'd'));
    const moved = await change(b, { groupId: other.id, position: 1 });
    expect(moved.data).toMatchObject({ id: b.id, groupId: other.id, slug: 'b' });
    expect(await order()).toEqual([
      ['prices', 'a', 'c'],
      ['contract', 'b', 'd'],
    ]);
    await changeGroup(other, { position: 1 });
    expect((await publicOrder()).map(([slug]) => slug)).toEqual(['contract', 'prices']);
    expect((await change(b, { position: 1 })).status, 'wherever it is now').toBe(200);
    expect(await change(d, { groupId: boss.id })).toMatchObject({
      status: 400,
      fields: { groupId: 'faq_group_unknown' },
    });
    expect((await recorded(b.id))[0]).toMatchObject({
      before: { group: '요금', position: 2 },
      after: { group: '계약', position: 1 },
    });
  });
});

describe('a group that is deleted', () => {
  it('takes no question with it that nobody has seen', async () => {
    const group = await addGroup(both('요금', 'Prices'));
    const faq = await addFaq(group, both('질문', 'Question'));
    const remove = (...seen: AdminFaq[]) =>
      as(
        'DELETE',
        `${PATH}/${group.id}?questions=${seen.map(({ id }) => id).join(',')}`,
        undefined,
        `"${group.version}"`,
      );
    const refused = await remove();
    expect(refused).toMatchObject({ status: 409, code: 'faq_group_not_empty' });
    expect(refused.errorMessage).toContain('1');
    const second = await addFaq(group, both('둘째', 'Second'));
    expect((await remove(faq)).code).toBe('faq_group_not_empty');
    await as('DELETE', `${PATH}/${group.id}/faqs/${faq.id}`, undefined, '*');
    const third = await addFaq(group, both('셋째', 'Third'));
    expect((await remove(faq, second)).code, 'as many, but others').toBe('faq_group_not_empty');
    expect((await order())[0]).toHaveLength(3);
    expect((await remove(second, third)).status).toBe(200);
    expect(await groups()).toEqual([]);
    expect(await publicOrder()).toEqual([]);
    expect((await recorded(faq.id))[0]).toMatchObject({
      action: 'faq-deleted',
      before: { group: '요금', question: '질문', answer: '네' },
    });
    expect((await recorded(group.id))[0]).toMatchObject({ action: 'faq-group-deleted' });
  });

  it('leaves the others in order, and what is not there is not found', async () => {
    const [a, b] = [await addGroup(both('가', 'a')), await addGroup(both('나', 'b'))];
    expect((await as('DELETE', `${PATH}/${a.id}`, undefined, '*')).status).toBe(200);
    const [left] = await host.ctx.db.selectFrom('faq_groups').select(['id', 'position']).execute();
    expect(left).toEqual({ id: b.id, position: 1 });
    for (const id of ['nonsense', '%00', a.id]) {
      expect((await as('GET', `${PATH}/${id}`)).code).toBe('not_found');
      expect((await as('GET', `${PATH}/${id}/faqs`)).code).toBe('not_found');
      expect((await as('PUT', `${PATH}/${id}`, {}, '*')).code).toBe('not_found');
      expect((await as('GET', `${PATH}/${b.id}/faqs/${id}`)).code).toBe('not_found');
    }
  });
});

it('questions of a group come in pages, and only to administrators', async () => {
  const group = await addGroup(both('요금', 'Prices'));
  await addFaq(group, both('가', 'a'));
  await addFaq(group, both('나', 'b'));
  const { data, headers } = await as<AdminFaq[]>('GET', `${PATH}/${group.id}/faqs?pageSize=1&page=2`);
  expect(data.map(({ slug }) => slug)).toEqual(['b']);
  expect(JSON.parse(headers.get('x-pagination') ?? '')).toMatchObject({ totalItems: 2, totalPages: 2 });
  const member = await person(host);
  expect((await as('GET', PATH, undefined, undefined, member)).status).toBe(403);
  expect((await host.call('GET', PATH)).status).toBe(401);
});

it('a question that was moved meanwhile is still there for whoever has it open', async () => {
  const [a, b] = [await addGroup(both('가', 'a')), await addGroup(both('나', 'b'))];
  const faq = await addFaq(a, both('질문', 'Question'));
  await change(faq, { groupId: b.id });
  const saved = await change(faq, { answer: both('아니요') });
  expect(saved).toMatchObject({ status: 200, data: { groupId: b.id, answer: both('아니요') } });
  expect((await as('GET', `${PATH}/${a.id}/faqs/${faq.id}`)).status).toBe(200);
});

it('readers say if an answer helped, once a device, and administrators see how many', async () => {
  const group = await addGroup(both('요금', 'Prices'));
  const faq = await addFaq(group, both('질문', 'Question'));
  const [one, two] = [randomUUID(), randomUUID()];
  const vote = (body: object, slug = faq.slug) => host.call('POST', `/v1/faqs/${slug}/votes`, { body });
  expect((await vote({ helpful: true, voter: one })).status).toBe(200);
  expect((await vote({ helpful: false, voter: one })).status).toBe(200);
  expect((await vote({ helpful: true, voter: two })).status).toBe(200);
  expect((await groups())[0]!.faqs).toMatchObject([{ helped: 1, unhelped: 1, version: faq.version }]);
  expect((await vote({ helpful: true, voter: one }, 'nothing')).status).toBe(404);
  expect((await vote({ helpful: true, voter: 'Linh' })).status).toBe(400);
  for (let times = 0; times < 57; times += 1) await vote({ helpful: true, voter: one });
  expect((await vote({ helpful: true, voter: one })).status).toBe(429);
});
