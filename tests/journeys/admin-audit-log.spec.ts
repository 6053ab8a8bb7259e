import { expectAccessible } from '#tests/kit/axe.ts';
import { books, through } from '#tests/kit/bookings.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, member, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('a door code that was read and a message that was sent again are in the trail, which is filtered by address @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const who = await member(host, language);
  const made = await books(host, who, `2027-0${1 + (page.viewportSize()!.width % 7)}-14`, 30, true);
  // All that is on its way has left.
  await host.jobs();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(`/admin/reservations/${made.id}`);

  await jion.button('admin-reservations:door.show').click();
  const door = page.getByRole('region', { name: t('admin-reservations:door.title') });
  await expect(door.getByText(t('admin-reservations:door.wifi'))).toBeVisible();
  await jion.button('admin-reservations:door.hide').click();
  await expect(door.getByText(t('admin-reservations:door.wifi'))).toBeHidden();

  const messages = page.getByRole('region', { name: t('admin-reservations:timeline.title') });
  await messages
    .locator('[aria-pressed]', { hasText: t('admin-reservations:timeline.kind.messages') })
    .click();
  await expect(messages.getByText(t('admin-messages:status.sent')).first()).toBeVisible();
  const contract = messages.getByRole('listitem').last();
  await contract.getByRole('button', { name: t('admin-messages:show') }).click();
  await expect(contract.getByText('token=…')).toBeVisible();
  await expect(contract.getByRole('button', { name: t('admin-messages:resend.action') })).toHaveCount(0);
  await messages
    .getByRole('button', { name: t('admin-messages:resend.action') })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the question before a message leaves again');
  await jion.button('admin-messages:resend.confirm').click();
  await expect(page.getByText(t('admin-messages:resend.done'))).toBeVisible();

  const trail = page.getByRole('region', { name: t('admin-reservations:trail') });
  for (const action of ['door-code-read', 'message-resent'])
    await expect(trail.getByText(t(`admin-audit-log:action.${action}`))).toBeVisible();

  await page
    .getByRole('navigation', { name: t('admin:menu') })
    .getByRole('link', { name: t('admin:trail'), exact: true })
    .click();
  await page.waitForURL('**/admin/trail');
  await page.getByLabel(t('admin-audit-log:filter.action'), { exact: true }).selectOption('message-resent');
  await page.waitForURL(/action=message-resent/);
  await page.getByLabel(t('admin-audit-log:filter.subject'), { exact: true }).selectOption('reservation');
  await page.waitForURL(/subject=reservation/);
  await page.reload();
  await expect(page.getByLabel(t('admin-audit-log:filter.action'), { exact: true })).toHaveValue(
    'message-resent',
  );
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: t('admin-audit-log:reservation', { code: made.code }) });
  await expect(entry).toContainText(t('admin-audit-log:field.recipient'));
  await expectAccessible(page, 'the trail');
  await entry.getByRole('link').click();
  await page.waitForURL(`**/admin/reservations/${made.id}`);
  await jion.opens('/admin/trail?from=2020-01-01&to=2020-01-02');
  await expect(page.getByText(t('admin-audit-log:empty.filtered'))).toBeVisible();
  await jion.button('admin-audit-log:filter.clear').first().click();
  await page.waitForURL((url) => url.search === '');
});

test('two administrators correct one name: the second sees both versions and loses nothing @desktop @core', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 412/);
  const who = await member(host, language);
  const call = await through(host, demoMember('admin'));
  const [account] = await call<{ id: string }[]>('GET', `/v1/admin/users?search=${who.email}`);
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(`/admin/users?search=${who.email}`);
  await page.getByRole('row').getByRole('link').click();
  await jion.button('admin-users:correct.action').click();
  const first = page.getByLabel(t('admin-users:correct.firstName'), { exact: true });
  await first.fill('Thao Mai');
  await page.getByLabel(t('admin-users:correct.birthDate'), { exact: true }).fill('2003-05-04');
  await page.reload();
  await jion.button('admin-users:correct.action').click();
  await expect(first, 'what was typed outlives a reload').toHaveValue('Thao Mai');

  const { version } = await call<{ version: string }>('GET', `/v1/admin/users/${account!.id}`);
  const other = { firstName: 'Thanh', lastName: who.lastName, birthDate: '2003-04-05' };
  await call('PUT', `/v1/admin/users/${account!.id}`, other, { 'if-match': `"${version}"` });
  await jion.button('admin-users:correct.save').click();
  const conflict = page.getByRole('alert').filter({ hasText: t('admin:conflict.title') });
  await expect(conflict).toContainText('Thanh');
  await expect(conflict).toContainText('Thao Mai');
  await expect(first).toHaveValue('Thao Mai');
  await expectAccessible(page, 'both versions of a name');
  await jion.button('admin:conflict.keepMine').click();
  await expect(page.getByText(t('admin-users:correct.saved'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thao Mai');

  const trail = page.getByRole('region', { name: t('admin-users:trail') });
  const corrected = trail.getByRole('listitem').first();
  await expect(corrected).toContainText('Thanh');
  await expect(corrected).toContainText('Thao Mai');
  await expect(corrected).toContainText(t('admin-audit-log:field.birthDate'));
  await page
    .getByRole('link', { name: t('admin-users:title'), exact: true })
    .last()
    .click();
  await page.waitForURL((url) => url.searchParams.get('search') === who.email);
});

test('a blocked account is logged out, reads why at once, cannot log in, and can again once it is unblocked', async ({
  page,
  host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 40[13]/);
  const who = await member(host, language);
  const phone = await (await browserOn(host)).newPage();
  const blocked = new Person(phone, host, language);
  await blocked.startsLoggedIn(who);
  await blocked.opens('/mypage');
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(`/admin/users?search=${who.email}`);
  await page.getByRole('row').getByRole('link').click();
  for (const part of ['owed', 'consents', 'devices'])
    await expect(page.getByRole('region', { name: t(`admin-users:${part}.title`) })).toBeVisible();
  await jion.button('admin-users:block.action').click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: t('admin-users:block.confirm') });
  await confirm.click();
  await expect(dialog.getByText(t('errors:reason_required'))).toBeVisible();
  await dialog.getByLabel(t('admin-users:block.reason')).fill('Sublet the room');
  await expectAccessible(page, 'the question before an account is blocked');
  await confirm.click();
  await expect(page.getByRole('main').locator('header')).toContainText('Sublet the room');

  await phone.getByRole('link', { name: t('mypage:settings') }).click();
  await expect(blocked.heading('auth:login.title')).toBeVisible();
  await expect(phone.getByText(t('errors:account_blocked')).first()).toBeVisible();
  await blocked.opens('/auth/login');
  await expect(phone.getByText(t('errors:account_blocked')), 'it is told once').toHaveCount(0);
  await phone.getByLabel(t('auth:contact.email'), { exact: true }).fill(who.email);
  await phone.getByLabel(t('auth:password.label'), { exact: true }).fill(who.password);
  await blocked.button('auth:login.submit').click();
  await expect(phone.getByRole('alert')).toContainText(t('errors:account_blocked'));

  await jion.button('admin-users:unblock.action').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('admin-users:unblock.confirm') })
    .click();
  await expect(jion.button('admin-users:block.action')).toBeVisible();
  await blocked.button('auth:login.submit').click();
  await phone.waitForURL((url) => !url.pathname.startsWith('/auth/'));
});

test('who gives up the own role finds no way to the staff’s screens any more', async ({
  ownHost,
  browserOn,
  language,
  t,
}) => {
  const page = await (await browserOn(ownHost)).newPage();
  const jion = new Person(page, ownHost, language);
  const other = await member(ownHost, language);
  const call = await through(ownHost, demoMember('admin'));
  const [account] = await call<{ id: string }[]>('GET', `/v1/admin/users?search=${other.email}`);
  await call('PUT', `/v1/admin/users/${account!.id}/admin`);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin/users?search=admin@');
  await page.getByRole('row').getByRole('link').click();
  await jion.button('admin-users:revoke.action').click();
  await jion.button('admin-users:revoke.confirm').click();
  await jion.button('admin-users:revoke.twiceConfirm').click();
  await page.waitForURL('**/mypage');
  await expect(page.getByRole('link', { name: t('mypage:settings') })).toBeVisible();
  await expect(page.locator('a[href^="/admin"]')).toHaveCount(0);
});
