import type { Locator } from '@playwright/test';
import { reachesOnly } from '#tests/kit/screen-reader.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

async function beforeTheList(...[page, host, language]: ConstructorParameters<typeof Person>) {
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens('/admin/reservations?status=confirmed');
  return admin;
}

const openIn = (url: string) => new URL(url).searchParams.get('open');

test('a reservation opens beside the list and the weeks, and gives the focus back @desktop', async ({
  page,
  host,
  language,
}) => {
  const admin = await beforeTheList(page, host, language);
  const drawer = page.getByRole('complementary', { name: admin.t('admin-reservations:detailTitle') });
  const row = page.getByRole('table').getByRole('link').first();
  const name = (await row.textContent())!;
  await row.press('Enter');
  await expect(drawer.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(drawer).toBeFocused();
  await expectAccessible(page, `drawer in ${language}`);
  await page.screenshot({ path: `test-results/drawer-${language}.png` });
  const id = openIn(page.url());
  expect(await row.getAttribute('href')).toBe(`/admin/reservations/${id}`);

  // A dialog over it has the first Escape, the drawer the second.
  await drawer.getByRole('button', { name: admin.t('admin-actions:action.cancel') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(row).toBeFocused();
  expect(openIn(page.url())).toBeNull();

  // Safari gives the focus of a pressed link to what is around it.
  await row.evaluate((link: HTMLElement) => {
    link.closest('main')?.focus();
    link.click();
  });
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(row).toBeFocused();

  // The address holds it.
  await admin.opens(`/admin/reservations?status=confirmed&open=${id}`);
  await expect(drawer.getByRole('heading', { level: 2, name })).toBeVisible();
  await drawer.getByRole('link', { name: admin.t('admin-reservations:drawer.page') }).click();
  await expect(page).toHaveURL(`/admin/reservations/${id}`);

  await admin.opens('/admin/reservations/week');
  const bar = page
    .getByRole('region', { name: admin.t('admin-week:houses') })
    .getByRole('link')
    .filter({ hasText: '·' })
    .first();
  await bar.focus();
  const text = await bar.textContent();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(text).toContain((await drawer.getByRole('heading', { level: 2 }).first().textContent())!);
  await page.screenshot({ path: `test-results/week-drawer-${language}.png` });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(bar).toBeFocused();
});

test('keys find a person and the way to the weeks, go from row to row, and are listed @desktop', async ({
  page,
  host,
  language,
}) => {
  const admin = await beforeTheList(page, host, language);
  const links = page.getByRole('table').getByRole('link');
  const name = (await links.first().textContent())!;

  await page.keyboard.press('Control+k');
  const words = page.getByRole('combobox', { name: admin.t('admin:finder.label') });
  await expect(words).toBeFocused();
  await words.fill(name);
  const people = page.getByRole('group', { name: admin.t('admin:finder.kind.user') });
  await expect(people.getByRole('option').first()).toContainText(name);
  await expectAccessible(page, `finder in ${language}`);
  await page.screenshot({ path: `test-results/finder-${language}.png` });
  // The first of what is found is a reservation of that person.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/reservations\/[\da-f-]{36}$/);
  await expect(page.getByRole('main')).toContainText(name);

  await page.keyboard.press('Control+k');
  await words.fill(admin.t('admin:finder.week').slice(0, 3));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/reservations\/week/);

  // J and K go from row to row, and what is open goes along.
  await admin.opens('/admin/reservations?status=confirmed');
  await links.first().press('Enter');
  const drawer = page.getByRole('complementary', { name: admin.t('admin-reservations:detailTitle') });
  await expect(drawer).toBeFocused();
  const cancel = drawer.getByRole('button', { name: admin.t('admin-actions:action.cancel') });
  const shows = async (row: Locator) => {
    const href = (await row.getAttribute('href'))!;
    await expect(drawer.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(cancel).toBeVisible();
    expect(openIn(page.url())).toBe(href.split('/').at(-1));
    await expect(drawer).toBeFocused();
  };
  await shows(links.first());
  await page.keyboard.press('j');
  await shows(links.nth(1));
  await page.keyboard.press('k');
  await shows(links.first());
  // While the next one is on its way, nothing of the one before can be pressed.
  await page.route(/\/v1\/admin\/reservations\/[\da-f-]{36}$/, () => undefined);
  await page.keyboard.press('j');
  await expect(drawer.getByText(admin.t('admin-reservations:drawer.loading'))).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await page.unrouteAll();
  await page.keyboard.press('k');
  await expect(cancel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeFocused();

  // From the finder to the keys and back, twice: the focus is where it was.
  const keys = page.getByRole('dialog', { name: admin.t('admin:keys.title') });
  for (let round = 0; round < 2; round += 1) {
    await page.keyboard.press('Control+k');
    const finder = page.getByRole('dialog', { name: admin.t('admin:finder.title'), includeHidden: true });
    await finder.getByRole('button', { name: admin.t('admin:keys.title') }).click();
    // The one has left altogether, as it has for whoever reads the other.
    await expect(finder).toHaveCount(0);
    await reachesOnly(page, `dialog ${admin.t('admin:keys.title')}`);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await expect(links.first()).toBeFocused();
  }

  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await expectAccessible(page, `keys in ${language}`);
  await page.screenshot({ path: `test-results/keys-${language}.png` });
  await keys.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await links.first().focus();
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
});

test('on a phone an address with an open reservation leads to its page', async ({ page, host, language }) => {
  const admin = await beforeTheList(page, host, language);
  const href = await page.getByRole('table').getByRole('link').first().getAttribute('href');
  await admin.opens(`/admin/reservations?open=${href!.split('/').at(-1)}`);
  await expect(page).toHaveURL(href!);
});
