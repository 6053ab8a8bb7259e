import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('a reservation is parked, stands beside the rows, and is put back @both', async ({
  page,
  host,
  language,
}) => {
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens('/admin/reservations?status=confirmed');
  const links = page.getByRole('table').getByRole('link');
  await expect(links.first()).toBeVisible();
  // Of those to come the last is the one that is surely not told how to get in.
  await admin.opens('/admin/reservations?status=confirmed&descending=true');
  const name = (await links.first().textContent())!;
  await links.first().click();
  await expect(admin.button('admin-actions:action.park')).toBeVisible();
  await admin.button('admin-actions:action.park').click();
  await expect(admin.button('admin-actions:park.confirm')).toBeVisible();
  await expectAccessible(page, `park in ${language}`);
  await admin.button('admin-actions:park.confirm').click();
  await expect(page.getByText(admin.t('admin-reservations:parked.hasRoom'))).toBeVisible();
  await expect(admin.button('admin-actions:action.put_back')).toBeVisible();

  await admin.opens('/admin/reservations/week');
  const parked = page.getByRole('region', { name: admin.t('admin-week:waiting.parked') });
  if (!(await parked.getByRole('link').first().isVisible())) await parked.locator('summary').click();
  await expect(parked.getByRole('link', { name })).toBeVisible();
  await expect(parked.getByText(admin.t('admin-week:waiting.hasRoom'))).toBeVisible();
  await expectAccessible(page, `waiting reservations in ${language}`);
  await page.screenshot({ path: `test-results/parked-${language}.png` });
  await parked.getByRole('button', { name: admin.t('admin-week:waiting.putBack', { name }) }).press('Enter');
  await expect(parked).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
