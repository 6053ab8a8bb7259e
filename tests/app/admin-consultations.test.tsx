import { screen, startScreen, waitFor, within, type Screen } from '#tests/kit/screen.tsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Consultation } from '#contract/admin/consultations.ts';
import { session } from '#app/platform/session/session.ts';
import { person, startTestHost, testClock, type Person, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';

const PATH = '/v1/admin/consultations';
const wish = {
  name: '박정우',
  phone: '010-8765-4321',
  email: '',
  district: '마포구 서교동',
  rooms: 12,
  message: '두 층이 비어 있습니다.',
  language: 'ko',
  seconds: 40,
};
let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let staff: Screen;
let jiwoo: Person;
let mina: Person;
let seen: Consultation;
let failing: string | null = null;
let reads: { path: string; answer: () => Promise<Response | null>; asked: number } | null = null;

beforeAll(async () => {
  host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
  wire = wireTo({
    fetch: async (request) => {
      const isHeld = reads && request.method === 'GET' && new URL(request.url).pathname === reads.path;
      if (reads && isHeld) {
        reads.asked += 1;
        const answer = await reads.answer();
        if (answer) return answer;
      }
      if (failing !== request.method) return host.fetch(request);
      failing = null;
      return new Response('', { status: 502 });
    },
  });
  staff = await startScreen(host, 'ko');
  jiwoo = await person(host, { role: 'admin', name: 'Jiwoo' });
  mina = await person(host, { role: 'admin', name: 'Mina' });
});
afterAll(async () => {
  wire.close();
  await host.close();
});
beforeEach(async () => {
  reads = null;
  localStorage.clear();
  sessionStorage.clear();
  session.store({ accessToken: jiwoo.token, refreshToken: 'none' });
  await host.ctx.db.deleteFrom('consultations').execute();
  await host.ctx.db.deleteFrom('allowances').execute();
  await host.call('POST', '/v1/consultations', { body: wish });
  seen = (await as<Consultation[]>('GET', PATH))[0]!;
  await staff.opens(`/admin/consultations/${seen.id}`);
});
const as = async <T,>(method: string, path: string, body?: unknown, version?: string) => {
  const headers = version ? { headers: { 'if-match': `"${version}"` } } : {};
  return (await host.call<T>(method, path, { token: mina.token, ...(body ? { body } : {}), ...headers }))
    .data;
};
const stored = async () => (await as<Consultation[]>('GET', PATH))[0];
const t: Screen['t'] = (...key) => staff.t(...key);
const button = (...key: Parameters<Screen['t']>) => screen.findByRole('button', { name: t(...key) });
const click = async (...key: Parameters<Screen['t']>) => staff.user.click(await button(...key));
const note = () => screen.findByLabelText<HTMLTextAreaElement>(t('admin-consultations:form.note'));
const writes = (text: string) => staff.type(t('admin-consultations:form.note'), text);
const minaWrites = (text: string) =>
  as<Consultation>('PUT', `${PATH}/${seen.id}`, { state: 'contacted', note: text }, seen.version);

describe('a request of a building owner that two administrators deal with', () => {
  test('shows both versions to the second, who keeps what was typed', async () => {
    await writes('금요일에 방문');
    await minaWrites('수요일에 방문');
    await click('admin-consultations:form.save');
    const both = await screen.findByRole('alert', { name: t('admin:conflict.title') });
    expect(both.textContent).toContain('금요일에 방문');
    expect(both.textContent).toContain('수요일에 방문');
    expect(both.textContent).toContain(t('admin-consultations:state.contacted'));
    expect((await note()).value).toBe('금요일에 방문');
    expect(await stored(), 'nothing is saved before the choice').toMatchObject({ note: '수요일에 방문' });
    await staff.user.click(within(both).getByRole('button', { name: t('admin:conflict.keepMine') }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ state: 'contacted', note: '금요일에 방문' }),
    );
  });

  test('or who takes what the first wrote', async () => {
    await writes('금요일에 방문');
    await minaWrites('수요일에 방문');
    await click('admin-consultations:form.save');
    await click('admin:conflict.takeTheirs');
    await waitFor(async () => expect((await note()).value).toBe('수요일에 방문'));
    expect(await stored()).toMatchObject({ state: 'contacted', note: '수요일에 방문' });
  });
});

test('a save that fails loses no word, over a reload either', async () => {
  await writes('금요일에 방문');
  failing = 'PUT';
  await click('admin-consultations:form.save');
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain(t('admin-consultations:form.failedTitle'));
  expect((await note()).value).toBe('금요일에 방문');
  await staff.opens(`/admin/consultations/${seen.id}`);
  expect((await note()).value).toBe('금요일에 방문');
  expect(screen.queryAllByText(t('admin-consultations:form.restored'))).toHaveLength(1);
  await click('admin-consultations:form.save');
  await waitFor(async () => expect(await stored()).toMatchObject({ note: '금요일에 방문' }));
});

test('a page that cannot be loaded anew stays, with what was saved', async () => {
  await writes('금요일에 방문');
  const fails = () => Promise.resolve(new Response('', { status: 502 }));
  reads = { path: `${PATH}/${seen.id}`, answer: fails, asked: 0 };
  await click('admin-consultations:form.save');
  await waitFor(() => expect(reads?.asked).toBe(1));
  expect(await screen.findByText(t('admin-consultations:form.saved'))).toBeTruthy();
  expect((await note()).value).toBe('금요일에 방문');
  expect(screen.queryByText(t('admin-consultations:failed'))).toBeNull();
});

test('a filter shows at once while its rows are awaited, and the way back from one of them has it', async () => {
  await staff.opens('/admin/consultations');
  let go = () => {};
  const answer = () => new Promise<null>((resolve) => (go = () => resolve(null)));
  reads = { path: PATH, answer, asked: 0 };
  const filter = () => screen.getByLabelText<HTMLSelectElement>(t('admin-consultations:filter.label'));
  await staff.user.selectOptions(filter(), 'open');
  await waitFor(() => expect(reads?.asked).toBe(1));
  expect(filter().value).toBe('open');
  const rows = () => screen.getByRole('table').closest('[aria-busy]')?.getAttribute('aria-busy');
  expect(rows()).toBe('true');
  go();
  await waitFor(() => expect(rows()).toBe('false'));
  await staff.user.click(screen.getByRole('link', { name: wish.name }));
  await note();
  const main = within(screen.getByRole('main'));
  const back = main.getByRole('link', { name: t('admin-consultations:title') });
  expect(back.getAttribute('href')).toBe('/admin/consultations?state=open');
});

test('a deletion says that it cannot be undone, and deletes nothing that nobody has seen', async () => {
  await writes('쓰다 만 메모');
  await minaWrites('수요일에 방문');
  await click('admin-consultations:remove.action');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(t('admin-consultations:remove.text'));
  const agree = () =>
    screen
      .findByRole('alertdialog')
      .then((asked) => within(asked).getByRole('button', { name: t('admin-consultations:remove.confirm') }));
  await staff.user.click(await agree());
  await screen.findByRole('alert', { name: t('admin:conflict.title') });
  expect(await stored(), 'somebody has written meanwhile').toMatchObject({ note: '수요일에 방문' });
  expect((await note()).value).toBe('쓰다 만 메모');
  await click('admin-consultations:remove.action');
  await staff.user.click(await agree());
  await screen.findByText(t('admin-consultations:empty.none'));
  expect(await stored()).toBeUndefined();
  expect(Object.keys(sessionStorage).filter((key) => key.includes(seen.id))).toEqual([]);
});
