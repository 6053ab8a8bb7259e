import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const openIn = (url: string) => new URL(url).searchParams.get('open');

test('a reservation opens beside the list and the weeks, and gives the focus back @desktop', async ({
  page,
  host,
  language,
}) => {
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens('/admin/reservations?status=confirmed');
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

test('on a phone an address with an open reservation leads to its page', async ({ page, host, language }) => {
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens('/admin/reservations?status=confirmed');
  const href = await page.getByRole('table').getByRole('link').first().getAttribute('href');
  await admin.opens(`/admin/reservations?open=${href!.split('/').at(-1)}`);
  await expect(page).toHaveURL(href!);
});
