import { readFileSync } from 'node:fs';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/kit/axe.ts';
import { books, through } from '#tests/kit/bookings.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, member, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const LIST = '/admin/reservations';

async function unfolds(page: Page): Promise<void> {
  const filters = page.locator('details');
  if ((await filters.getAttribute('open')) === null) await filters.locator('summary').click();
}

test('an administrator finds the way from the menu, from My page and back @both', async ({
  page,
  host,
  language,
  t,
}) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/');
  const opener = page.getByRole('button', { name: t('menu.open') });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('link', { name: t('menu.admin'), exact: true }).click();
  await page.waitForURL('**/admin');
  const menu = page.getByRole('navigation', { name: t('admin:menu') });
  await menu.getByRole('link', { name: t('admin:site'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await jion.opens('/mypage');
  await page.getByRole('link', { name: t('mypage:toAdmin'), exact: true }).click();
  await page.waitForURL('**/admin');
  await menu.getByRole('link', { name: t('admin:reservations'), exact: true }).click();
  await expect(jion.heading('admin-reservations:title')).toBeVisible();
  await expect(menu.getByRole('link', { name: t('admin:reservations'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.locator('[aria-current=page]')).toHaveCount(1);
  await page.getByRole('link', { name: t('admin-reservations:new'), exact: true }).click();
  await expect(jion.heading('admin-week:new.title')).toBeVisible();
});

test('the way is nobody else’s @core', async ({ page, host, language, t }) => {
  const linh = new Person(page, host, language);
  await linh.startsLoggedIn(demoMember('linh'));
  await linh.opens('/mypage');
  await expect(page.getByRole('link', { name: t('mypage:settings') })).toBeVisible();
  await expect(page.locator('a[href^="/admin"]')).toHaveCount(0);
});

test('past 50 px the home has the compact logo and a box that finds reservations @both', async ({
  page,
  host,
  language,
  t,
}) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin');
  const box = page.getByRole('banner').getByRole('searchbox', { name: t('admin:find.label') });
  await expect(box).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 60));
  await expect(box).toBeVisible();
  // A phone scrolls the entries; on a desk neither the logo nor the box may push one of them out.
  const entries = page.getByRole('banner').getByRole('navigation').getByRole('link');
  if (page.viewportSize()!.width >= 1440) {
    await expect(entries.last()).toBeInViewport({ ratio: 1 });
    const hidden = await page
      .getByRole('banner')
      .getByRole('navigation')
      .evaluate((nav) => nav.scrollWidth - nav.clientWidth);
    expect(hidden, 'none of them lies under the fade').toBe(0);
  }
  await expectAccessible(page, 'the admin home past 50 px');
  await box.fill('Linh');
  await box.press('Enter');
  await page.waitForURL(/\/admin\/reservations\?search=Linh$/);
  await expect(page.getByRole('link', { name: 'Nguyễn Linh' }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 60));
  await expect(page.getByRole('banner').getByRole('searchbox', { name: t('admin:find.label') })).toHaveCount(
    0,
  );
});

test('filters, order and page stand in the address, and a link reproduces them @both @core', async ({
  page,
  host,
  language,
  t,
}) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(LIST);
  await page
    .getByRole('navigation', { name: t('admin-reservations:lists.label') })
    .getByRole('link', { name: t('admin-reservations:lists.canceled'), exact: true })
    .click();
  await page.waitForURL(/list=canceled/);
  await expect(
    page.getByText(t('admin-reservations:status.staying'), { exact: true }).and(page.locator('td *')),
  ).toHaveCount(0);
  await unfolds(page);
  await page.getByLabel(t('admin-reservations:filter.status')).selectOption('expired');
  await page.waitForURL(/status=expired/);
  await page.getByLabel(t('admin-reservations:sort.label')).selectOption('-total');
  await page.waitForURL(/descending=true/);
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    list: 'canceled',
    status: 'expired',
    sort: 'total',
    descending: 'true',
  });
  await page.reload();
  await expect(page.getByLabel(t('admin-reservations:filter.status'))).toHaveValue('expired');
  await expect(page.getByLabel(t('admin-reservations:sort.label'))).toHaveValue('-total');
  await expectAccessible(page, 'the filtered reservations');
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText(t('admin-reservations:empty.filtered'))).toBeVisible();
  await expectAccessible(page, 'no reservations');
  await page
    .getByRole('button', { name: t('admin-reservations:filter.clear') })
    .first()
    .click();
  await page.waitForURL((url) => !url.searchParams.has('search') && !url.searchParams.has('list'));
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the file holds every reservation that was found, on all pages @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(LIST);
  const call = await through(host, demoMember('admin'));
  const first = await call<AdminReservation[]>('GET', '/v1/admin/reservations?pageSize=100');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    jion.button('admin-reservations:csv.action').click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^reservations-\d{4}-\d\d-\d\d\.csv$/);
  const file = readFileSync(await saved.path(), 'utf8');
  expect(file.startsWith(`\uFEFF${t('admin-reservations:csv.code')},`)).toBe(true);
  for (const { code } of first) expect(file).toContain(code);
  expect(file).toContain("'+84 912345678");
});

test('a reservation tells who, what and when, and reminds who has not signed @both', async ({
  page,
  host,
  language,
  t,
}) => {
  const who = await member(host, language);
  const made = await books(host, who, `2027-0${1 + (page.viewportSize()!.width % 7)}-20`, 30, false);
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(`${LIST}?search=${made.code}`);
  await page.getByRole('row').getByRole('link').click();
  // On a desk it opens beside the list first.
  if (page.viewportSize()!.width > 960)
    await page.getByRole('link', { name: t('admin-reservations:drawer.page') }).click();
  await page.waitForURL(`**/admin/reservations/${made.id}`);
  await expect(page.getByText(t('admin-reservations:event.request'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: who.email }).first()).toHaveAttribute(
    'href',
    `mailto:${who.email}`,
  );
  await expectAccessible(page, 'a reservation');
  await jion.button('admin-reservations:remind.action').click();
  await expect(page.getByRole('alertdialog')).toContainText(who.email);
  await expectAccessible(page, 'the question before a reminder');
  await jion.button('admin-reservations:remind.confirm').click();
  await expect(page.getByText(t('admin-reservations:remind.done'))).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    jion.button('admin-reservations:contract.download').click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`contract-${made.code}.pdf`);
  await page
    .getByRole('link', { name: t('admin-reservations:title'), exact: true })
    .last()
    .click();
  await page.waitForURL(new RegExp(`search=${made.code}`));
});

test('an unknown reservation, and a host that fails, are told in words', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of (404|502)/);
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(`${LIST}/nothing`);
  await expect(page.getByText(t('admin-reservations:notFound'))).toBeVisible();
  await page.route('**/v1/admin/reservations?*', (route) => route.fulfill({ status: 502, body: '' }));
  await jion.opens(LIST);
  await expect(page.getByText(t('admin-reservations:failed'))).toBeVisible();
  await page.unroute('**/v1/admin/reservations?*');
  await jion.button('admin-reservations:retry').click();
  await expect(page.getByRole('row').first()).toBeVisible();
  await page.route('**/v1/admin/reservations?*', () => undefined);
  await page.goto(LIST, { waitUntil: 'commit' });
  const bar = () =>
    page.locator('#shell').evaluate((shell) => {
      const { content, opacity } = getComputedStyle(shell, '::after');
      return `${content} ${opacity}`;
    });
  await expect.poll(bar, 'a page that is awaited says so').toBe('"" 1');
});
