import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit-log.ts';
import type { AdminBoard, AdminBoardCard, BoardDraft, DraftChange } from '#contract/admin/boards.ts';
import type { Board } from '#contract/boards.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const START = '2026-11-21T01:00:00.000Z';
const MINUTE = 60_000;
const PATH = '/v1/admin/boards';
const host = hostFrom(START);
let boss: Person;
beforeEach(async () => {
  boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  await host.ctx.db.deleteFrom('boards').execute();
});
const as = async <T>(method: string, path: string, body?: unknown, ifMatch?: string, who = boss) =>
  host.call<T>(method, path, {
    token: await tokenNow(host, who),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const none = { ko: '', en: '' };
const typed: BoardDraft = {
  boardType: 'NOTICE',
  title: { ko: '겨', en: '' },
  summary: none,
  body: { ko: '<p>보<script>alert(1)</script></p>', en: '' },
  photoId: null,
  event: { startsAt: null, endsAt: null, place: none, mapUrl: null, capacity: null },
  person: none,
  publishing: 'now',
  publishAt: null,
  from: null,
};
const content = {
  boardType: 'NOTICE',
  title: { ko: '겨울 공지', en: '' },
  summary: { ko: '따뜻하게', en: '' },
  body: { ko: '<p>보일러</p>', en: '' },
  publishedAt: START,
};
const begin = (draft: BoardDraft, id: string = randomUUID(), who = boss) =>
  as<AdminBoard>('POST', `${PATH}/drafts`, { id, ...draft }, undefined, who);
const publish = async () => (await as<AdminBoard>('POST', PATH, content)).data;
const save = (board: AdminBoard, changed: Partial<DraftChange>, who = boss) =>
  as<AdminBoard>(
    'PUT',
    `${PATH}/${board.id}/draft`,
    { ...typed, title: board.title, body: board.body, ...changed },
    `"${board.version}"`,
    who,
  );
const inPublic = (id: string) => host.call<Board>('GET', `/v1/boards/${id}`);

describe('what is written and not public', () => {
  it('is stored though most of it is missing, for administrators alone, until it is saved as a board', async () => {
    const { status, data } = await begin(typed);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: none,
      publishedAt: null,
      draft: { title: typed.title, boardType: 'NOTICE', savedBy: 'Nguyễn Jiwoo', savedAt: START },
      written: { content: { ...typed, body: { ko: '<p>보</p>', en: '' } } },
      versions: [],
    });
    expect((await inPublic(data.id)).status).toBe(404);
    const listed = (await as<AdminBoardCard[]>('GET', `${PATH}?search=겨&filter=draft`)).data;
    expect(listed.map(({ id }) => id)).toEqual([data.id]);
    const saved = await as<AdminBoard>('PUT', `${PATH}/${data.id}`, content, `"${data.version}"`);
    expect(saved.data).toMatchObject({ title: content.title, draft: null, written: null, versions: [] });
    expect((await inPublic(data.id)).data.title.ko).toBe('겨울 공지');
    expect(await as('DELETE', `${PATH}/${data.id}/draft`, undefined, '*')).toMatchObject({ status: 200 });
  });

  it('changes nothing that is public', async () => {
    const board = await publish();
    const { data } = await save(board, { title: { ko: '새 제목', en: '' }, body: none });
    expect(data).toMatchObject({ title: content.title, draft: { title: { ko: '새 제목' } } });
    expect((await inPublic(board.id)).data).toMatchObject({
      title: { ko: '겨울 공지' },
      body: { ko: '<p>보일러</p>' },
    });
    const { data: same } = await save(data, {
      summary: board.summary,
      body: board.body,
      publishing: 'later',
      publishAt: START,
    });
    expect(same, 'typed back is no draft').toEqual(board);
  });

  it('is no version at each pause, but one every ten minutes and of each person', async () => {
    const mina = await person(host, { role: 'admin', name: 'Mina' });
    let board = await publish();
    const write = async (ko: string, who = boss) => {
      board = (await save(board, { title: { ko, en: '' } }, who)).data;
    };
    for (const ko of ['하', '하나', '하나 둘']) await write(ko);
    expect(board.versions).toEqual([]);
    host.clock.forward(4 * MINUTE);
    await write('하나 둘 셋');
    host.clock.forward(6 * MINUTE);
    await write('넷');
    expect(board.versions.map((version) => version.content.title.ko)).toEqual(['하나 둘 셋']);
    await write('다섯', mina);
    expect(board.versions.map((version) => version.content.title.ko)).toEqual(['넷', '하나 둘 셋']);
    const { data: back } = await save(board, { title: { ko: '여섯', en: '' }, storeVersion: true }, mina);
    expect(back.versions[0]).toMatchObject({
      number: 3,
      savedBy: 'Nguyễn Mina',
      content: { title: { ko: '여섯' } },
    });
    const trail = await as<AuditEntry[]>('GET', `/v1/admin/audit-log?subject=board&subjectId=${board.id}`);
    expect(trail.data.filter(({ action }) => action === 'board-drafted')).toHaveLength(4);
  });

  it('is shown to whoever writes at the same time', async () => {
    const mina = await person(host, { role: 'admin', name: 'Mina' });
    const board = await publish();
    await save(board, { title: { ko: '하나', en: '' } });
    const stale = await save(board, { title: { ko: '둘', en: '' } }, mina);
    expect(stale).toMatchObject({ status: 412, code: 'version_stale' });
    expect((stale as unknown as { current: AdminBoard }).current.draft?.title.ko).toBe('하나');
  });

  it('becomes a version where somebody else saves another text over it, or types it back', async () => {
    const mina = await person(host, { role: 'admin', name: 'Mina' });
    const titles = ({ versions }: AdminBoard) => versions.map((version) => version.content.title.ko);
    const update = async (board: AdminBoard, title: string, who = boss) =>
      (
        await as<AdminBoard>(
          'PUT',
          `${PATH}/${board.id}`,
          { ...content, title: { ko: title, en: '' } },
          `"${board.version}"`,
          who,
        )
      ).data;
    const board = await publish();
    const drafted = await save(board, { title: { ko: '미나의 초안', en: '' } }, mina);
    const saved = await update(drafted.data, '내 글');
    expect(saved).toMatchObject({ draft: null, versions: [{ savedBy: 'Nguyễn Mina' }] });
    expect(titles(saved)).toEqual(['미나의 초안']);
    const again = await save(saved, { title: { ko: '둘째 초안', en: '' } }, mina);
    expect(titles(await update(again.data, '내 글')), 'though the board stays as it was').toEqual([
      '둘째 초안',
      '미나의 초안',
    ]);
    const third = await save(saved, { title: { ko: '셋째 초안', en: '' } }, mina);
    const asItWas = { summary: content.summary, publishing: 'later', publishAt: START } as const;
    const back = await save(third.data, { title: { ko: '내 글', en: '' }, ...asItWas });
    expect(back.data.draft).toBeNull();
    expect(titles(back.data)[0]).toBe('셋째 초안');
    const same = await save(back.data, { title: { ko: '같은 글', en: '' }, summary: content.summary }, mina);
    const accepted = await update(same.data, '같은 글');
    expect(titles(accepted), 'what is saved is in no version').not.toContain('같은 글');
    const own = await save(accepted, { title: { ko: '제 초안', en: '' } });
    expect(titles(await update(own.data, '끝'))).not.toContain('제 초안');
  });

  it('is a version before one goes back to another, as often as one goes, and once for the same words', async () => {
    let board = await publish();
    const write = async (ko: string, changed: Partial<DraftChange> = {}) => {
      board = (await save(board, { title: { ko, en: '' }, ...changed })).data;
      return board.versions.map((version) => version.content.title.ko);
    };
    expect(await write('하나', { storeVersion: true })).toEqual(['하나']);
    expect(await write('겨울 공지', { from: 1 })).toEqual(['하나']);
    expect(await write('둘', { from: 1 }), 'typed after one went back').toEqual(['하나']);
    expect(await write('둘', { from: 1, storeVersion: true })).toEqual(['둘', '하나']);
    expect(await write('둘', { from: 1, storeVersion: true })).toEqual(['둘', '하나']);
    expect(board.draft?.title.ko).toBe('둘');
  });

  it('is begun once though its answer is lost, and under no id of another', async () => {
    const mina = await person(host, { role: 'admin', name: 'Mina' });
    const id = randomUUID();
    await begin(typed, id);
    const { data } = await begin({ ...typed, title: { ko: '겨울', en: '' } }, id.toUpperCase());
    expect(data).toMatchObject({ id, draft: { title: { ko: '겨울' } } });
    expect((await as<AdminBoardCard[]>('GET', PATH)).data).toHaveLength(1);
    expect(await begin(typed, id, mina)).toMatchObject({ code: 'version_stale', current: { id } });
    const board = await publish();
    expect(await begin(typed, board.id)).toMatchObject({ status: 412, current: { title: content.title } });
    expect(await begin(typed, 'mine')).toMatchObject({ fields: { id: 'invalid_input' } });
  });

  it('becomes a version once it is discarded, and the board stays', async () => {
    const board = await publish();
    const { data } = await save(board, { title: { ko: '버린 글', en: '' } });
    const discarded = await as<AdminBoard>(
      'DELETE',
      `${PATH}/${board.id}/draft`,
      undefined,
      `"${data.version}"`,
    );
    expect(discarded.data).toMatchObject({ title: content.title, draft: null, version: board.version });
    expect(discarded.data.versions).toMatchObject([{ content: { title: { ko: '버린 글' } } }]);
    const { data: bare } = await begin(typed);
    expect(await as('DELETE', `${PATH}/${bare.id}/draft`, undefined, '*')).toMatchObject({ status: 404 });
    expect(await as('DELETE', `${PATH}/${bare.id}`, undefined, '*')).toMatchObject({ status: 200 });
  });

  it('names no picture that is not there, and is no longer than a board', async () => {
    expect(await begin({ ...typed, photoId: 'nothing' })).toMatchObject({
      fields: { photoId: 'picture_unknown' },
    });
    const body = { ko: `<p><img src="/photos/${randomUUID()}-800.webp" alt="눈"></p>`, en: '' };
    expect(await begin({ ...typed, body }), 'in the text').toMatchObject({ code: 'picture_unknown' });
    expect(await begin({ ...typed, title: { ko: '가'.repeat(151), en: '' } })).toMatchObject({
      fields: { 'title.ko': 'text_too_long' },
    });
  });
});

it('of versions the newest twenty are stored', async () => {
  let board = await publish();
  for (let each = 1; each <= 22; each += 1) {
    host.clock.forward(10 * MINUTE);
    const changed = { ...content, title: { ko: `판 ${each}`, en: '' } };
    board = (await as<AdminBoard>('PUT', `${PATH}/${board.id}`, changed, '*')).data;
  }
  const rows = await host.ctx.db.selectFrom('board_versions').select('number').orderBy('number').execute();
  expect(rows.map(({ number }) => number)).toEqual(board.versions.map(({ number }) => number).toReversed());
  expect(rows).toHaveLength(20);
});

it('a text is public once it says what its pictures show', async () => {
  const body = { ko: '<p><img src="/photos/interior-01-800.webp"></p>', en: '' };
  expect(await as('POST', PATH, { ...content, body })).toMatchObject({
    status: 400,
    fields: { 'body.ko': 'alt_required' },
  });
  expect(await as('POST', PATH, { ...content, body, publishedAt: null })).toMatchObject({ status: 200 });
});
