import { screen, within } from '#tests/kit/screen.tsx';
import { expect, test } from 'vitest';
import { staffScreen } from '#tests/kit/staff-screen.ts';
import { createHouse } from '#tests/kit/reservations.ts';

const admin = staffScreen();
const { t } = admin;

test('the error summary of a house names the fields that want something, and leads to them', async () => {
  const { user } = admin.staff;
  const houseId = await createHouse(admin.host);
  await admin.staff.opens(`/admin/houses/${houseId}`);
  const [korean] = await screen.findAllByRole('textbox', { name: t('admin-houses:field.name') });
  await user.clear(korean!);
  const beds = screen.getByRole('textbox', { name: t('admin-houses:field.beds') });
  await user.clear(beds);
  await user.type(beds, 'two');
  const walk = screen.getByRole('textbox', { name: t('admin-houses:field.walkMinutes') });
  await user.clear(walk);
  await user.type(walk, '999');
  const [, english] = screen.getAllByRole('textbox', {
    name: t('admin-houses:field.thingsToKnow'),
    hidden: true,
  });
  await user.type(english!, '{Enter}A sentence in English alone.');
  await user.click(screen.getByRole('button', { name: t('admin-houses:form.save') }));
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  const name = (field: string) => t(`admin-houses:field.${field}`);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `${name('name')} (${t('admin:bilingual.ko')}): ${t('errors:korean_required')}`,
    `${name('beds')}: ${t('admin-errors:number_invalid')}`,
    `${name('walkMinutes')}: ${t('admin-errors:number_invalid')}`,
    `${name('thingsToKnow')} (${t('admin:bilingual.ko')}): ${t('errors:korean_required')}`,
  ]);
  for (const link of links) {
    await user.click(link);
    expect(`#${document.activeElement?.id}`).toBe(link.getAttribute('href'));
  }
});

test('the trail of one house says so, and leads to the house, and from its checklist to that', async () => {
  const houseId = await createHouse(admin.host);
  const does = (path: string, method: string, body?: object) =>
    admin.host.call(method, path, {
      token: admin.boss.token,
      headers: { 'if-match': '*' },
      ...(body && { body }),
    });
  const steps = [{ key: null, text: { ko: '창문 닫기', en: 'Close the windows' } }];
  expect((await does(`/v1/admin/houses/${houseId}/checklist`, 'PUT', { steps })).status).toBe(200);
  expect((await does(`/v1/admin/houses/${houseId}/state`, 'PUT', { state: 'archived' })).status).toBe(200);
  await admin.staff.opens(`/admin/trail?subject=house&subjectId=${houseId}`);
  expect(await screen.findByText(t('admin-audit-log:filter.one'))).toBeTruthy();
  const links = within(screen.getByRole('main')).getAllByRole('link', {
    name: t('admin-audit-log:house', { code: '시험의 집' }),
  });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/admin/houses/${houseId}`,
    `/admin/turnovers/checklist?house=${houseId}`,
  ]);
  await admin.staff.opens('/admin/trail?subject=house');
  expect(screen.queryByText(t('admin-audit-log:filter.one'))).toBeNull();
});
