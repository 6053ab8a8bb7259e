import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, member, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const LIST = '/admin/users';

test('an administrator finds a person, and what they booked @both', async ({ page, host, language, t }) => {
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(LIST);
  await expectAccessible(page, 'the members');
  await page.getByRole('searchbox', { name: t('admin-users:search') }).fill('linh@');
  await page.waitForURL(/search=linh/);
  await page.getByRole('link', { name: 'Nguyễn Linh' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nguyễn Linh' })).toBeVisible();
  await expectAccessible(page, 'a member');
  for (const list of ['upcoming', 'current', 'past', 'canceled'] as const)
    await expect(page.getByRole('tab', { name: t(`admin-reservations:lists.${list}`) })).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await page.waitForURL('**/admin/reservations/*');
  await expect(page.getByRole('heading', { level: 1, name: 'Nguyễn Linh' })).toBeVisible();
});

test('the role is given and taken, each once it was confirmed @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const who = await member(host, language);
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(`${LIST}?search=${who.email}`);
  await page.getByRole('row').getByRole('link').click();
  await jion.button('admin-users:grant.action').click();
  await jion.button('admin-users:cancel').last().click();
  await expect(jion.button('admin-users:grant.action')).toBeVisible();
  await jion.button('admin-users:grant.action').click();
  await jion.button('admin-users:grant.confirm').click();
  await expect(page.getByRole('main').locator('header')).toContainText(t('admin-users:role.admin'));
  await jion.button('admin-users:revoke.action').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the question before a role is revoked');
  await jion.button('admin-users:revoke.confirm').click();
  await expect(jion.button('admin-users:grant.action')).toBeVisible();
});

test('one’s own role asks twice, and the last administrator keeps it', async ({
  ownHost,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 409/);
  const page = await (await browserOn(ownHost)).newPage();
  const jion = new Person(page, ownHost, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(`${LIST}?search=admin@`);
  await page.getByRole('row').getByRole('link').click();
  await expect(page.getByText(t('admin-users:you'))).toBeVisible();
  await jion.button('admin-users:revoke.action').click();
  await jion.button('admin-users:revoke.confirm').click();
  await jion.button('admin-users:revoke.twiceConfirm').click();
  await expect(page.getByText(t('admin-users:lastAdministrator'))).toBeVisible();
  await expect(jion.button('admin-users:revoke.action')).toBeVisible();
});

test('a role call that fails leaves everything as it was', async ({ page, host, language, t, tolerate }) => {
  tolerate(/status of 500/);
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(`${LIST}?search=marco@`);
  await page.getByRole('row').getByRole('link').click();
  await page.route('**/v1/admin/users/*/admin', (route) => route.fulfill({ status: 500, body: '' }));
  await jion.button('admin-users:grant.action').click();
  await jion.button('admin-users:grant.confirm').click();
  await expect(jion.button('admin-users:grant.action')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('main').locator('header')).toContainText(t('admin-users:role.member'));
});
