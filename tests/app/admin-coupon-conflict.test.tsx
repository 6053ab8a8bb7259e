import { screen, within } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import { tokenNow } from '#tests/kit/api.ts';
import { staffScreen } from '#tests/kit/staff-screen.ts';

const admin = staffScreen();
const { t } = admin;

test('a coupon that two people change shows both kinds, each with its unit, and the places', async () => {
  const { user } = admin.staff;
  const call = async (method: string, path: string, body: object, headers = {}) =>
    admin.host.call<{ version: string }>(method, path, {
      token: await tokenNow(admin.host, admin.boss),
      body,
      headers,
    });
  const content = {
    kind: 'percent',
    value: 10,
    startsOn: null,
    endsOn: null,
    maxUses: null,
    maxUsesPerMember: 1,
    minNights: 1,
    houseIds: [],
    locations: [],
    note: '',
  };
  const made = await call('POST', '/v1/admin/coupons', { ...content, code: 'BOTH10' });
  expect(made.status).toBe(200);
  await admin.staff.opens('/admin/coupons/BOTH10');
  const note = await screen.findByLabelText(t('admin-coupons:form.note'));
  const other = { ...content, value: 15, locations: ['hufs'] };
  const changed = await call('PUT', '/v1/admin/coupons/BOTH10', other, { 'if-match': '*' });
  expect(changed.status).toBe(200);
  await user.type(note, 'For the spring.');
  await user.click(screen.getByRole('radio', { name: t('admin-coupons:kind.amount') }));
  const value = screen.getByLabelText(t('admin-coupons:form.value'));
  await user.clear(value);
  await user.type(value, '50000');
  await user.click(screen.getByRole('button', { name: t('admin-coupons:form.save') }));
  const conflict = await screen.findByRole('alert');
  const row = (field: string) =>
    within(
      within(conflict)
        .getByRole('rowheader', { name: t(`admin-coupons:form.${field}`) })
        .closest('tr')!,
    )
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row('kind')).toEqual([t('admin-coupons:kind.percent'), t('admin-coupons:kind.amount')]);
  expect(row('value')).toEqual(['15 %', '50000 원']);
  expect(row('locations')).toEqual([t('common:location.hufs'), t('common:location.hufs')]);
});
