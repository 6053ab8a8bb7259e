import { screen, waitFor, within } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import type { AdminStaff } from '#contract/admin/staff/staff.ts';
import { tokenNow } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';

const admin = staffScreen();
const { t } = admin;
const call = async <T,>(method: string, path: string, body?: object, headers = {}) =>
  admin.host.call<T>(method, path, {
    token: await tokenNow(admin.host, admin.boss),
    ...(body && { body }),
    headers,
  });
/** A new profile is loaded with its record of changes. */
const SLOW = { timeout: 10_000 };
const all = async () => (await call<AdminStaff[]>('GET', '/v1/admin/staff')).data;

test('a profile is written in both languages, and a change of somebody else is shown beside one’s own', async () => {
  const { user } = admin.staff;
  await admin.staff.opens('/admin/team/new');
  const korean = within(screen.getByRole('group', { name: new RegExp(t('admin:bilingual.ko')) }));
  const english = within(screen.getByRole('group', { name: new RegExp(t('admin:bilingual.en')) }));
  await user.click(screen.getByRole('button', { name: t('admin-staff:form.add') }));
  await screen.findAllByText(t('errors:korean_required'));
  await user.type(korean.getByLabelText(t('admin-staff:form.name')), '강지호');
  await user.type(english.getByLabelText(t('admin-staff:form.name')), 'Jiho Kang');
  await user.type(korean.getByLabelText(t('admin-staff:form.role')), '연남 호스트');
  await user.type(english.getByLabelText(t('admin-staff:form.role')), 'Host in Yeonnam');
  await user.click(screen.getByRole('checkbox', { name: '베트남어' }));
  await user.click(screen.getByRole('checkbox', { name: new RegExp(t('admin-staff:form.published')) }));
  await user.click(screen.getByRole('button', { name: t('admin-staff:form.add') }));
  await screen.findByText(t('admin-staff:hostOfNone'), {}, SLOW);
  const [made] = await all();
  expect(made).toMatchObject({
    name: { ko: '강지호', en: 'Jiho Kang' },
    languages: ['ko', 'en', 'vi'],
    published: true,
  });

  const reply = screen.getByLabelText(t('admin-staff:form.reply'));
  await call('PUT', `/v1/admin/staff/${made!.id}`, { replyMinutes: 240 }, { 'if-match': '*' });
  await user.selectOptions(reply, '10');
  await user.click(screen.getByRole('button', { name: t('admin-staff:form.save') }));
  const conflict = await screen.findByRole('alert', {}, SLOW);
  expect(conflict.textContent).toContain('240');
});

test('the list has everybody, published or not, and leads to the editor', async () => {
  await admin.staff.opens('/admin/team');
  const [made] = await all();
  const link = await screen.findByRole('link', { name: '강지호' });
  expect(link.getAttribute('href')).toBe(`/admin/team/${made!.id}`);
  await call('PUT', `/v1/admin/staff/${made!.id}`, { published: false }, { 'if-match': '*' });
  await admin.staff.opens('/admin/team');
  await waitFor(() => expect(screen.getByText(t('admin-staff:state.hidden'))).toBeTruthy());
});
