import { screen, within } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import type { AdminNeighbourhood } from '#contract/admin/neighbourhoods/neighbourhoods.ts';
import { tokenNow } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';

const admin = staffScreen();
const { t } = admin;

const field = (label: string, language: 'ko' | 'en') =>
  screen
    .getAllByLabelText(label)
    .find((each) => each.closest('fieldset')?.getAttribute('lang') === language)!;

test('texts that two people change show both versions, and a street without a sentence is refused', async () => {
  const { user } = admin.staff;
  const call = async (method: string, body?: object, headers = {}) =>
    admin.host.call<AdminNeighbourhood>(method, '/v1/admin/neighbourhoods/sinchon', {
      token: await tokenNow(admin.host, admin.boss),
      ...(body && { body }),
      headers,
    });
  await admin.staff.opens('/admin/neighbourhoods/sinchon');
  const name = t('admin-neighbourhoods:field.streetName', { number: 1 });
  await screen.findAllByLabelText(name);
  await user.type(field(name, 'ko'), '연세로');
  await user.click(screen.getByRole('button', { name: t('admin-neighbourhoods:form.save') }));
  expect(await screen.findByText(t('errors:korean_required'))).toBeTruthy();
  const sentence = t('admin-neighbourhoods:field.streetText', { number: 1 });
  expect(field(sentence, 'ko').getAttribute('aria-invalid')).toBe('true');
  await user.type(field(sentence, 'ko'), '곧은 길이에요.');

  const { content } = (await call('GET')).data;
  const other = { ...content, market: { ko: '시장이 있어요.', en: '' } };
  expect((await call('PUT', other, { 'if-match': '*' })).status).toBe(200);
  await user.click(screen.getByRole('button', { name: t('admin-neighbourhoods:form.save') }));
  const conflict = await screen.findByRole('alert');
  const cells = (label: string) =>
    within(
      within(conflict)
        .getByRole('rowheader', { name: `${label} (${t('admin:bilingual.ko')})` })
        .closest('tr')!,
    )
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(name)).toEqual([t('admin-neighbourhoods:form.empty'), '연세로']);
  expect(cells(sentence)).toEqual([t('admin-neighbourhoods:form.empty'), '곧은 길이에요.']);
  // Nobody typed there, so the newer text stands in both.
  expect(cells(t('admin-neighbourhoods:field.market'))).toEqual(['시장이 있어요.', '시장이 있어요.']);
});
