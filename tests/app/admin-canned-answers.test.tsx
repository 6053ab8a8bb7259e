import { screen, startScreen, waitFor, within, type Screen } from '#tests/kit/screen.tsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TicketTemplate } from '#contract/admin/tickets/ticket-templates.ts';
import { session } from '#app/platform/session/session.ts';
import { person, startTestHost, testClock, type Person, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';

const PATH = '/v1/admin/ticket-templates';
const content = { title: '방문 안내', kind: 'damage', text: { ko: '내일 갈게요.', en: 'We come tomorrow.' } };
let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let staff: Screen;
let jiwoo: Person;
let mina: Person;
let seen: TicketTemplate;

beforeAll(async () => {
  host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
  wire = wireTo(host);
  staff = await startScreen(host, 'ko');
  jiwoo = await person(host, { role: 'admin', name: 'Jiwoo' });
  mina = await person(host, { role: 'admin', name: 'Mina' });
});
afterAll(async () => {
  wire.close();
  await host.close();
});
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  session.store({ accessToken: jiwoo.token, refreshToken: 'none' });
  await host.ctx.db.deleteFrom('ticket_templates').execute();
  seen = await as<TicketTemplate>('POST', PATH, content);
  await staff.opens('/admin/tickets');
});
const as = async <T,>(method: string, path: string, body?: unknown, version?: string) => {
  const headers = version ? { headers: { 'if-match': `"${version}"` } } : {};
  return (await host.call<T>(method, path, { token: mina.token, ...(body ? { body } : {}), ...headers }))
    .data;
};
const stored = async () => (await as<TicketTemplate[]>('GET', PATH))[0];
const t: Screen['t'] = (...key) => staff.t(...key);
const click = async (name: string) => staff.user.click(await screen.findByRole('button', { name }));

test('the versions of a canned answer that two administrators changed name its kind too', async () => {
  await click(t('admin-tickets:template.editOne', { title: content.title }));
  const form = (await screen.findByLabelText(t('admin-tickets:template.field.ko'))).closest('form')!;
  const choice = within(form).getByRole('combobox', { name: t('admin-tickets:filter.kind') });
  await staff.user.selectOptions(choice, t('admin-tickets:kind.question'));
  await as('PUT', `${PATH}/${seen.id}`, { ...content, kind: 'noise' }, seen.version);
  await click(t('admin-tickets:template.save'));
  const both = await screen.findByRole('alert', { name: t('admin:conflict.title') });
  const kind = within(both).getByRole('row', { name: new RegExp(t('admin-tickets:filter.kind')) });
  expect(
    within(kind)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([t('admin-tickets:kind.noise'), t('admin-tickets:kind.question')]);
});

test('deleting a canned answer says first that it cannot be undone', async () => {
  await click(t('admin-tickets:template.removeOne', { title: content.title }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('되돌릴 수 없어요');
  expect(await stored()).toMatchObject({ id: seen.id });
  await staff.user.click(within(question).getByRole('button', { name: t('admin-tickets:template.remove') }));
  await waitFor(async () => expect(await stored()).toBeUndefined());
});
