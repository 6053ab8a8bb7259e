import type { Page } from '@playwright/test';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { startLocalServer } from '#tests/kit/local-server.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

async function someReservation(page: Page, url: string): Promise<AdminReservation> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.get(`${url}/v1/admin/reservations/week?from=2027-03-01&weeks=8`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: AdminReservation[] };
  return data.find(({ status }) => status === 'confirmed')!;
}

test('a calendar of elsewhere blocks dates and tells of a conflict @desktop', async ({
  browserOn,
  hostWith,
  afterBrowsers,
  language,
}) => {
  const host = await hostWith({ CALENDAR_LOOPBACK: '1' });
  const page = await (await browserOn(host)).newPage();
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  const reservation = await someReservation(page, host.url);
  const { houseId, code, checkOut } = reservation;
  const free = [addDays(checkOut, 60), addDays(checkOut, 67)] as const;
  const event = (uid: string, from: string, to: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
    'END:VEVENT',
  ];
  const lines = [...event('one', addDays(checkOut, -2), addDays(checkOut, 3)), ...event('two', ...free)];
  const body = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  const server = await startLocalServer(() => ({ body }));
  afterBrowsers(server.close);

  await admin.opens(`/admin/houses/${houseId}`);
  await admin.button('admin-house-dates:calendars.add').click();
  const form = page.getByRole('form', { name: admin.t('admin-house-dates:calendars.add') });
  await form.getByLabel(admin.t('admin-house-dates:calendars.name')).fill('Airbnb');
  await form.getByLabel(admin.t('admin-house-dates:calendars.url')).fill(`${server.url}/a.ics`);
  await admin.button('admin-house-dates:calendars.submit').click();
  const conflict = page.getByRole('group', { name: admin.t('admin-house-dates:conflicts.title') });
  await expect(conflict).toContainText(code);
  await expectAccessible(page, `the dates of a house in ${language}`);

  const taken = await page.request.get(`${host.url}/v1/houses/${houseId}/availability`);
  expect(JSON.stringify(await taken.json())).toContain(`"from":"${free[0]}","to":"${free[1]}"`);

  await admin.opens('/admin');
  const today = page.getByRole('region', { name: new RegExp(admin.t('admin-today:list.calendarConflicts')) });
  await expect(today.getByRole('link')).toContainText(code);

  await admin.opens(`/admin/reservations/week?from=${addDays(checkOut, -7)}&weeks=2`);
  await expect(
    page.getByRole('link', { name: new RegExp(`Airbnb.*${admin.t('admin-week:taken.conflict')}`) }),
  ).toHaveAttribute('href', `/admin/houses/${houseId}`);
  await expectAccessible(page, `the weeks with a conflict in ${language}`);

  await admin.opens(`/admin/houses/${houseId}`);
  await admin.button('admin-house-dates:conflicts.acceptOf', { code }).click();
  await page.getByLabel(admin.t('admin-house-dates:conflicts.reason')).fill('Their guest was moved.');
  await admin.button('admin-house-dates:conflicts.submit').click();
  await expect(conflict).toBeHidden();
});
