import type { Page } from '@playwright/test';
import { addDays } from '#contract/rules/dates.ts';
import { books } from '#tests/kit/bookings.ts';
import { NOW } from '#tests/kit/browser-host.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { bookPath, demoMember, freeHouse, loggedIn, member, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

/** A quarter of an hour after the journeys begin, when access tokens have expired. */
const LATER = '2027-03-05T01:20:00Z';
const REFRESH = '/v1/auth/refresh-token';

function tokens(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]);
}

test('two tabs whose token has expired refresh it once @desktop @core', async ({
  ownHost,
  browserOn,
  timeOn,
  language,
}) => {
  const context = await browserOn(ownHost);
  const [first, second] = [await context.newPage(), await context.newPage()];
  const self = await member(ownHost, language);
  const thao = new Person(first, ownHost, language);
  await thao.logsIn(self);
  const [before] = await tokens(first);
  await timeOn(ownHost, LATER);
  let refreshed = 0;
  context.on('request', (request) => {
    if (request.url().endsWith(REFRESH)) refreshed += 1;
  });
  await Promise.all([first.goto('/mypage'), second.goto('/mypage')]);
  for (const page of [first, second])
    await expect(
      new Person(page, ownHost, language).heading('mypage:hello', { name: self.firstName }),
    ).toBeVisible();
  await expect(first.getByText(self.email)).toBeVisible();
  await expect(second.getByText(self.email)).toBeVisible();
  expect(refreshed).toBe(1);
  const [after] = await tokens(second);
  expect(after).not.toBe(before);
  expect(await tokens(first)).toEqual(await tokens(second));
});

test('log-in and log-out in one tab reach the other at once', async ({
  page,
  context,
  host,
  language,
  t,
}) => {
  const self = await member(host, language);
  const [thao, inOther] = [
    new Person(page, host, language),
    new Person(await context.newPage(), host, language),
  ];
  await inOther.opens('/mypage');
  await expect(inOther.heading('auth:login.title')).toBeVisible();
  await thao.logsIn(self);
  await expect(inOther.heading('mypage:hello', { name: self.firstName })).toBeVisible();

  await thao.opens('/mypage');
  await thao.button('auth:account.logOut').click();
  await expect(inOther.heading('auth:login.title')).toBeVisible();
  await expect(inOther.page.getByText(self.firstName)).toHaveCount(0);
  await page.waitForURL((url) => url.pathname === '/');
  const menu = inOther.page.getByRole('button', { name: t('common:menu.open') });
  if (await menu.isVisible()) await menu.click();
  const entries = inOther.page.getByRole('navigation').filter({ visible: true });
  await expect(entries.getByRole('link', { name: t('common:menu.login'), exact: true })).toBeVisible();
  await expect(entries.getByRole('link', { name: t('common:menu.mypage'), exact: true })).toHaveCount(0);
});

test('a session that the host has ended asks for a log-in and comes back with what was typed @core', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 401/);
  const { self, thao } = await loggedIn(page, host, language);
  const stay = { checkIn: '2027-11-01', checkOut: '2027-12-06', guests: 1 };
  await thao.opens(bookPath(await freeHouse(host, stay), stay));
  const phone = page.getByLabel(t('auth:contact.phone'), { exact: true });
  await phone.fill('900000002');
  await page.evaluate(() => {
    const [head, claims] = localStorage.getItem('accessToken')!.split('.');
    localStorage.setItem('accessToken', `${head}.${claims}.forged`);
  });
  await thao.agreesAndSends();
  await expect(thao.heading('auth:login.title')).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  for (const trace of [self.email, '900000002', 'accessToken', 'refreshToken'])
    expect(stored).not.toContain(trace);

  await page.getByLabel(t('auth:contact.email'), { exact: true }).fill(self.email);
  await page.getByLabel(t('auth:password.label'), { exact: true }).fill(self.password);
  await thao.button('auth:login.submit').click();
  await expect(thao.heading('booking:title')).toBeVisible();
  await expect(phone).toHaveValue('900000002');
});

test('booking while logged out leads through log-in and comes back with what was chosen', async ({
  page,
  host,
  language,
}) => {
  const self = await member(host, language);
  const stay = { checkIn: '2027-10-04', checkOut: '2027-11-08', guests: 1 };
  const house = await freeHouse(host, stay);
  const thao = new Person(page, host, language);
  await thao.opens(`/detail?id=${house.id}&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
  await thao.wantsToBook();
  await page.getByText(thao.t('join:known'), { exact: true }).click();
  await page.getByLabel(thao.t('auth:contact.email'), { exact: true }).fill(self.email);
  await page.getByLabel(thao.t('auth:password.label'), { exact: true }).fill(self.password);
  await thao.button('auth:login.submit').click();
  await expect(thao.heading('booking:title')).toBeVisible();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    houseId: house.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
  });
});

test('the admin area asks the host at every change of route, warns, and comes back @desktop', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 401|ERR_FAILED/);
  const admin = new Person(page, host, language);
  await admin.opens('/admin');
  await expect(page.getByText(t('auth:refused.session')).first()).toBeVisible();
  await expect(admin.heading('auth:login.title')).toBeVisible();
  await page.getByLabel(t('auth:contact.email'), { exact: true }).fill(demoMember('admin').email);
  await page.getByLabel(t('auth:password.label'), { exact: true }).fill(demoMember('admin').password);
  await admin.button('auth:login.submit').click();
  const bar = page.getByRole('navigation', { name: t('admin:menu') });
  await expect(bar).toBeVisible();

  // Nobody could say: that is not invalid.
  await page.route('**/v1/users/me', (route) => route.abort());
  await admin.opens('/admin');
  await expect(bar).toBeVisible();
  await page.unroute('**/v1/users/me');

  await page.evaluate(() => {
    const [head, claims] = localStorage.getItem('accessToken')!.split('.');
    localStorage.setItem('accessToken', `${head}.${claims}.forged`);
  });
  await page.goto('/admin');
  await expect(page.getByText(t('auth:refused.session'))).toHaveCount(1);
  await expect(admin.heading('auth:login.title')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/admin');
  expect(await tokens(page)).toEqual([null, null]);
});

test('a member who opens the admin area is told that it is for staff, and stays logged in @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const linh = new Person(page, host, language);
  await linh.startsLoggedIn(demoMember('linh'));
  const ofAdmin: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/admin/') && ofAdmin.push(request.url()));
  await linh.opens('/admin/users');
  await expect(page.getByText(t('auth:refused.staff'))).toHaveCount(1);
  await expect(linh.heading('auth:login.title')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/admin/users');
  expect(ofAdmin, 'no file of the area is loaded').toEqual([]);
  await linh.opens('/mypage');
  await expect(page).toHaveURL(/\/mypage$/);
});

test('what an administrator types outlives a session that the host ends, for its author alone', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 401/);
  const made = await books(host, await member(host, language), addDays(NOW.slice(0, 10), 40), 60, true);
  const path = `/admin/reservations/${made.id}`;
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(path);
  const reason = page.getByRole('dialog').getByLabel(t('admin-actions:reason'), { exact: true });
  await jion.button('admin-actions:action.cancel').click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await reason.fill('The boiler is beyond repair.');

  const status = await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
    return (await fetch('/v1/users/me/devices', { method: 'DELETE', headers: { authorization } })).status;
  });
  expect(status).toBe(200);
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(jion.heading('auth:login.title')).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(stored).not.toContain('boiler');

  await jion.logsIn(demoMember('admin'));
  await expect(page).toHaveURL(new RegExp(path));
  await jion.button('admin-actions:action.cancel').click();
  await expect(reason).toHaveValue('The boiler is beyond repair.');
});

test('a failure of the server on boards, and of the account’s look-up, is told in passing too @desktop', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of [45]00|A server error occurred|서버 오류|could not be understood|확인할 수 없는/);
  const body = { code: 'server_error', errorMessage: t('errors:server_error') };
  const failing = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, json: body }));
  const told = page.locator('[data-sonner-toast]').filter({ hasText: t('errors:server_error') });
  const linh = new Person(page, host, language);
  await linh.startsLoggedIn(demoMember('linh'));
  await failing('**/v1/users/me/profile');
  await linh.opens('/mypage/profile');
  await expect(told).toHaveAttribute('data-type', 'warning');
  await failing('**/v1/boards*');
  await linh.opens('/faq');
  await page
    .getByRole('link', { name: t('common:menu.community') })
    .first()
    .click();
  await expect(told).toHaveAttribute('data-type', 'error');
  await page.unroute('**/v1/boards*');
  await page.route('**/v1/boards*', (route) =>
    route.fulfill({ status: 400, json: { code: 'invalid_input', errorMessage: t('errors:invalid_input') } }),
  );
  await linh.opens('/faq');
  await page
    .getByRole('link', { name: t('common:menu.testimonial') })
    .first()
    .click();
  const refused = page.locator('[data-sonner-toast]').filter({ hasText: t('errors:invalid_input') });
  await expect(refused).toHaveAttribute('data-type', 'warning');
});
