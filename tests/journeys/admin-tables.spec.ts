import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person, tabsTo } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('rows and columns of a table are chosen by the keyboard, and the device keeps them @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin/reservations');
  const rows = page.getByRole('table').locator('tbody tr');
  const heightOf = async () => (await rows.first().boundingBox())!.height;
  expect(await heightOf()).toBeLessThanOrEqual(45);

  await tabsTo(page, jion.button('admin:tables.compact'));
  await page.keyboard.press('Space');
  await expect(jion.button('admin:tables.compact')).toHaveAttribute('aria-pressed', 'true');
  expect(await heightOf()).toBeLessThanOrEqual(37);
  await expectAccessible(page, 'compact rows');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('admin:tables.columns') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the choice of columns');
  await tabsTo(page, dialog.getByRole('checkbox', { name: t('admin-reservations:column.guests') }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(jion.button('admin:tables.columns')).toBeFocused();
  const guests = page.getByRole('columnheader', { name: t('admin-reservations:column.guests') });
  await expect(guests).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('columnheader', { name: t('admin-reservations:column.total') })).toBeVisible();
  await expect(guests).toHaveCount(0);
  expect(await heightOf()).toBeLessThanOrEqual(37);

  // The height is of every table, the columns are of one.
  await jion.opens('/admin/users');
  await expect(jion.button('admin:tables.compact')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('columnheader')).toHaveCount(5);
});

test('the columns of cards are chosen on a phone', async ({ page, host, language, t }) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin/users');
  const email = page.locator(`[data-label="${t('admin-users:column.email')}"]`);
  await expect(email.first()).toBeVisible();
  await jion.button('admin:tables.columns').click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: t('admin-users:column.email') })
    .uncheck();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin:tables.close') })
    .click();
  await expect(email).toHaveCount(0);
});

test('the weeks name the holidays of Korea', async ({ page, host, language, t }) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin/reservations/week?from=2027-02-01');
  const grid = page.getByRole('region', { name: t('admin-week:houses') });
  const seollal = t('admin-week:holiday.seollal');
  await expect(grid.getByText(seollal, { exact: true })).toBeVisible();
  await expect(
    grid.getByText(t('admin-week:holiday.substitute', { name: seollal }), { exact: true }),
  ).toBeVisible();
  await page.screenshot({ path: `test-results/holidays-${language}.png` });
  await jion.opens('/admin/reservations/week?from=2027-02-01&view=table');
  await expect(page.getByText(seollal).first()).toBeVisible();
});
