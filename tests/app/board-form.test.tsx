import { randomUUID } from 'node:crypto';
import { waitFor } from '#tests/kit/screen.tsx';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminBoard } from '#contract/admin/boards.ts';
import { newBoard } from '#app/admin/boards/draft.ts';
import { useBoardForm } from '#app/admin/boards/use-board-form.ts';
import { setTransport } from '#app/platform/api/api.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { session } from '#app/platform/session/session.ts';
import { person, startTestHost, testClock, type Person, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';

const BOARDS = '/v1/admin/boards';
const content = {
  boardType: 'NOTICE',
  title: { ko: '겨울 공지', en: '' },
  summary: { ko: '따뜻하게', en: '' },
  body: { ko: '<p>보일러</p>', en: '' },
  publishedAt: null,
};
let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let jiwoo: Person;
let lost: string | null = null;
let held: { call: string; until: Promise<void> } | null = null;

beforeAll(async () => {
  host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
  wire = wireTo({
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const answer = await host.fetch(request);
      if (held?.call === call) await held.until;
      if (lost !== call) return answer;
      lost = null;
      return Response.error();
    },
  });
  setTransport({ base: 'http://localhost:3000', language: () => 'ko' });
  await startTexts('ko');
  jiwoo = await person(host, { role: 'admin', name: 'Jiwoo' });
});
afterAll(async () => {
  wire.close();
  await host.close();
});
beforeEach(async () => {
  cleanup();
  localStorage.clear();
  session.store({ accessToken: jiwoo.token, refreshToken: randomUUID() });
  wire.network.calls.length = 0;
  await host.ctx.db.deleteFrom('boards').execute();
});

const open = (board: AdminBoard = newBoard) => {
  const begun: AdminBoard[] = [];
  const ways = { onSaved: () => {}, onBegun: (known: AdminBoard) => void begun.push(known) };
  const { result, unmount, rerender } = renderHook((shown: AdminBoard) => useBoardForm(shown, ways), {
    initialProps: board,
  });
  return { form: result, leave: unmount, begun, shows: rerender };
};
type Opened = ReturnType<typeof open>;
const titled = ({ form }: Opened, ko: string) =>
  act(() => form.current.edit({ title: { ...form.current.draft.title, ko } }));
/** Sends the app to the background, which saves the draft at once. */
const putAside = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  Reflect.deleteProperty(document, 'visibilityState');
};
const save = ({ form }: Opened) => act(() => form.current.send());
const as = async <T,>(who: Person, method: string, path: string, body?: unknown, ifMatch = '') =>
  (
    await host.call<T>(method, path, {
      token: who.token,
      ...(body === undefined ? {} : { body }),
      ...(ifMatch && { headers: { 'if-match': ifMatch } }),
    })
  ).data;
const boards = () => as<AdminBoard[]>(jiwoo, 'GET', BOARDS);
const made = (call: string) => wire.network.calls.filter((other) => other === call).length;

describe('a post that another administrator changes while it is written', () => {
  it('shows both versions to a Save that came while the draft was on its way, and saves none', async () => {
    const mina = await person(host, { role: 'admin', name: 'Mina' });
    const seen = await as<AdminBoard>(jiwoo, 'POST', BOARDS, content);
    const path = `${BOARDS}/${seen.id}`;
    const theirs = { ...content, title: { ko: '미나의 제목', en: '' } };
    await as(mina, 'PUT', path, theirs, `"${seen.version}"`);
    const opened = open(seen);
    let answer = () => {};
    held = { call: `PUT ${path}/draft`, until: new Promise((resolve) => (answer = resolve)) };
    titled(opened, '내 제목');
    putAside();
    await waitFor(() => expect(made(`PUT ${path}/draft`)).toBe(1));
    const saving = save(opened);
    answer();
    await saving;
    held = null;
    const { form } = opened;
    expect(form.current.theirs?.title.ko).toBe('미나의 제목');
    expect(form.current.draft.title.ko).toBe('내 제목');
    expect(form.current.form.problem?.code).toBe('version_stale');
    expect((await as<AdminBoard>(jiwoo, 'GET', path)).title.ko).toBe('미나의 제목');
    await act(async () => form.current.keepMine());
    await waitFor(() => expect(form.current.theirs).toBeNull());
    await waitFor(async () =>
      expect((await as<AdminBoard>(jiwoo, 'GET', path)).title.ko, 'Save was meant').toBe('내 제목'),
    );
  });

  it('publishes nothing by keeping mine what was typed after a Save', async () => {
    const mina = await person(host, { role: 'admin', name: 'Mina' });
    const seen = await as<AdminBoard>(jiwoo, 'POST', BOARDS, content);
    const path = `${BOARDS}/${seen.id}`;
    const opened = open(seen);
    titled(opened, '저장한 제목');
    await save(opened);
    const saved = await as<AdminBoard>(jiwoo, 'GET', path);
    expect(saved.title.ko).toBe('저장한 제목');
    titled(opened, '쓰다 만 제목');
    const theirs = { ...content, title: { ko: '미나의 제목', en: '' } };
    opened.shows(await as<AdminBoard>(mina, 'PUT', path, theirs, `"${saved.version}"`));
    expect(opened.form.current.theirs?.title.ko).toBe('미나의 제목');
    await act(async () => opened.form.current.keepMine());
    expect(opened.form.current).toMatchObject({ theirs: null, draft: { title: { ko: '쓰다 만 제목' } } });
    putAside();
    await waitFor(async () =>
      expect(await as<AdminBoard>(jiwoo, 'GET', path)).toMatchObject({
        title: { ko: '미나의 제목' },
        draft: { title: { ko: '쓰다 만 제목' } },
      }),
    );
  });

  it('stays public where it is to go back to a draft with a part missing', async () => {
    const publishedAt = new Date().toISOString();
    const seen = await as<AdminBoard>(jiwoo, 'POST', BOARDS, { ...content, publishedAt });
    const opened = open(seen);
    act(() => opened.form.current.edit({ publishing: 'draft', summary: { ko: '', en: '' } }));
    await save(opened);
    expect(opened.form.current.form.errors).toMatchObject({ 'summary.ko': 'korean_required' });
    expect(await as<AdminBoard>(jiwoo, 'GET', `${BOARDS}/${seen.id}`)).toMatchObject({ publishedAt });
  });

  it('keeps what is typed while a Save is on its way', async () => {
    const seen = await as<AdminBoard>(jiwoo, 'POST', BOARDS, content);
    const path = `${BOARDS}/${seen.id}`;
    const opened = open(seen);
    let answer = () => {};
    held = { call: `PUT ${path}`, until: new Promise((resolve) => (answer = resolve)) };
    titled(opened, '첫 제목');
    // Not within act, which would draw nothing before it ends.
    const saving = opened.form.current.send();
    await waitFor(() => expect(made(`PUT ${path}`)).toBe(1));
    titled(opened, '첫 제목과 그 뒤');
    answer();
    await saving;
    held = null;
    expect((await as<AdminBoard>(jiwoo, 'GET', path)).title.ko).toBe('첫 제목');
    await waitFor(() => expect(opened.form.current).toMatchObject({ isDirty: true, theirs: null }));
    expect(opened.form.current.draft.title.ko).toBe('첫 제목과 그 뒤');
    await save(opened);
    expect((await as<AdminBoard>(jiwoo, 'GET', path)).title.ko).toBe('첫 제목과 그 뒤');
  });
});

describe('a new post', () => {
  it('is one board though it was left and opened again before its first draft was answered', async () => {
    const first = open();
    let answer = () => {};
    held = { call: `POST ${BOARDS}/drafts`, until: new Promise((resolve) => (answer = resolve)) };
    titled(first, '쓰다 만 글');
    first.leave();
    await waitFor(() => expect(made(`POST ${BOARDS}/drafts`)).toBe(1));
    const second = open();
    expect(second.form.current.draft.title.ko).toBe('쓰다 만 글');
    answer();
    await waitFor(async () => expect(await boards()).toHaveLength(1));
    held = null;
    titled(second, '다시 쓴 글');
    putAside();
    await waitFor(() => expect(second.begun).toHaveLength(1));
    const found = await boards();
    expect(found.map(({ draft }) => draft?.title.ko)).toEqual(['다시 쓴 글']);
    const [begun = newBoard] = second.begun;
    expect(begun.id).toBe(found[0]!.id);
    second.shows(begun);
    second.leave();
    const next = open();
    titled(next, '다른 글');
    next.leave();
    await waitFor(async () => expect(await boards(), 'the next post is another').toHaveLength(2));
  });

  it('is saved as a draft with a title alone, and published with all of it only', async () => {
    const opened = open();
    const { form } = opened;
    await save(opened);
    expect(form.current.form.errors['title.ko'], 'a draft has a title').toBe('korean_required');
    titled(opened, '제목뿐인 글');
    await save(opened);
    expect(form.current.form).toMatchObject({ problem: null, errors: {} });
    const [saved = newBoard] = await boards();
    expect(saved).toMatchObject({ title: { ko: '' }, draft: { title: { ko: '제목뿐인 글' } } });
    opened.shows(await as<AdminBoard>(jiwoo, 'GET', `${BOARDS}/${saved.id}`));
    act(() => form.current.edit({ publishing: 'now' }));
    await save(opened);
    expect(form.current.form.errors).toMatchObject({
      'summary.ko': 'korean_required',
      'body.ko': 'korean_required',
    });
    expect(await boards()).toMatchObject([{ title: { ko: '' }, publishedAt: null }]);
  });

  it('has no times as a draft until somebody sets them', async () => {
    const opened = open();
    act(() => opened.form.current.edit({ boardType: 'EVENT', title: { ko: '김장하는 날', en: '' } }));
    putAside();
    await waitFor(() => expect(opened.begun).toHaveLength(1));
    const [begun = newBoard] = opened.begun;
    expect(begun.written?.content.event).toMatchObject({ startsAt: null, endsAt: null });
    opened.shows(begun);
    expect(opened.form.current.draft).toMatchObject({ startsAt: '', endsAt: '' });
  });

  it('is one board though the answer to its Save was lost', async () => {
    const opened = open();
    titled(opened, '새 글');
    const word = { tag: 'p', children: ['보일러'] };
    act(() =>
      opened.form.current.edit({
        summary: content.summary,
        text: { ko: JSON.stringify([word]), en: opened.form.current.draft.text.en },
      }),
    );
    lost = `POST ${BOARDS}/drafts`;
    await save(opened);
    expect(opened.form.current.form.problem?.code).toBe('offline');
    await save(opened);
    expect((await boards()).map(({ title }) => title.ko)).toEqual(['새 글']);
  });
});
