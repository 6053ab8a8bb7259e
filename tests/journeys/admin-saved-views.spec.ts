import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('filters are saved under a name, found again elsewhere, renamed, and a deletion is undone @desktop', async ({
  page,
  host,
  language,
}) => {
  const name = `West ${language}`;
  const admin = new Person(page, host, language);
  await admin.startsLoggedIn(demoMember('admin'));
  await admin.opens('/admin/reservations?location=hongdae&unpaid=true');
  await admin.button('admin-reservations:views.save').click();
  const field = page.getByLabel(admin.t('admin-reservations:views.name'));
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(admin.t('admin-reservations:views.nameRequired')).first()).toBeVisible();
  await field.fill(name);
  await page.reload();
  await admin.button('admin-reservations:views.save').click();
  await expect(field, 'what was typed is kept').toHaveValue(name);
  await page.getByLabel(admin.t('admin-reservations:views.shared')).check();
  await expectAccessible(page, `save a view in ${language}`);
  await field.press('Enter');
  const views = page.getByRole('list', { name: admin.t('admin-reservations:views.label') });
  const view = views.getByRole('link', { name });
  await expect(view).toHaveAttribute('aria-current', 'true');

  await admin.opens('/admin/reservations');
  await view.click();
  await expect.poll(() => new URL(page.url()).search).toContain('location=hongdae');
  await admin.button('admin-reservations:views.rename', { name }).press('Enter');
  await field.fill(`${name} 2`);
  await field.press('Enter');
  const renamed = views.getByRole('link', { name: `${name} 2` });
  await expect(renamed).toBeVisible();
  await expectAccessible(page, `saved views in ${language}`);
  await page.screenshot({ path: `test-results/views-${language}.png` });

  await admin.button('admin-reservations:views.remove', { name: `${name} 2` }).press('Enter');
  await expect(renamed).toHaveCount(0);
  const undo = admin.button('admin-reservations:views.undo');
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(renamed).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await admin.button('admin-reservations:views.remove', { name: `${name} 2` }).click();
  await expect(renamed).toHaveCount(0);
});
