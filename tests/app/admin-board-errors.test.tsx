import { screen, startScreen, within, type Screen } from '#tests/kit/screen.tsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '#app/platform/session/session.ts';
import { person, startTestHost, testClock, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let staff: Screen;

beforeAll(async () => {
  host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
  wire = wireTo(host);
  staff = await startScreen(host, 'ko');
});
afterAll(async () => {
  wire.close();
  await host.close();
});
beforeEach(async () => {
  localStorage.clear();
  const { token } = await person(host, { role: 'admin', name: 'Jiwoo' });
  session.store({ accessToken: token, refreshToken: 'none' });
});
const t: Screen['t'] = (...key) => staff.t(...key);

test('the error summary of a post names the fields that want something, and leads to them', async () => {
  await staff.opens('/admin/community/new');
  await staff.user.selectOptions(
    await screen.findByRole('combobox', { name: t('admin-community:type.label') }),
    t('admin-community:type.EVENT'),
  );
  await staff.type(t('admin-community:event.startsAt'), '2027-03-01T19:00');
  await staff.user.click(screen.getByRole('radio', { name: new RegExp(t('admin-community:publish.now')) }));
  await staff.user.click(screen.getByRole('button', { name: t('admin-community:form.save') }));
  const summary = await screen.findByRole('alert');
  const inKorean = (name: string) => `${name} (${t('admin:bilingual.ko')}): ${t('errors:korean_required')}`;
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    inKorean(t('admin-community:event.place')),
    `${t('admin-community:event.capacity')}: ${t('admin-errors:capacity_required')}`,
    inKorean(t('admin-community:form.title')),
    inKorean(t('admin-community:form.summary')),
    inKorean(t('admin-community:form.text')),
  ]);
  await screen
    .findByRole('textbox', { name: t('admin-community:form.text'), hidden: true })
    .catch(() => null);
  for (const link of within(summary).getAllByRole('link')) {
    await staff.user.click(link);
    expect(`#${document.activeElement?.id}`).toBe(link.getAttribute('href'));
  }
});
