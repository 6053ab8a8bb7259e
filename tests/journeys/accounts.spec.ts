import { readFileSync } from 'node:fs';
import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import { consentVersions } from '#contract/rules/policy.ts';
import { through } from '#tests/kit/bookings.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { demoMember, loggedIn, member, Person, somebody } from '#tests/kit/people.ts';

test('a sign-up keeps what was typed, never the passwords, and asks for each consent by itself @core', async ({
  page,
  host,
  language,
  t,
}) => {
  const thao = new Person(page, host, language);
  await thao.opens('/auth/signup');
  const label = (key: string) => page.getByLabel(t(key), { exact: true });
  await thao.fillsContact(page.locator('form'), {
    email: 'thao@people.example',
    region: 'VN',
    phone: '12-34x',
  });
  await expect(page.getByText(t('errors:phone_invalid'))).toBeVisible();
  await label('auth:password.label').fill('warmfloor1');
  await expect(page.getByText(t('auth:password.met'))).toHaveCount(2);
  await label('auth:birth.year').fill('2003');
  await label('auth:birth.month').selectOption('02');
  await label('auth:birth.day').selectOption('30');
  await expect(page.getByText(t('errors:birth_date_invalid'))).toBeVisible();

  await thao.button('auth:signup.readTerms').click();
  const terms = page.getByRole('dialog', { name: t('legal:terms.title') });
  await expect(terms.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  const box = await terms.boundingBox();
  expect(box!.height, 'as high as the privacy policy, at most').toBeLessThanOrEqual(
    0.8 * page.viewportSize()!.height,
  );
  await page.keyboard.press('Escape');
  await expect(terms).toHaveCount(0);
  await expect(label('auth:password.label')).toHaveValue('warmfloor1');

  const other = new Person(page, host, language === 'ko' ? 'en' : 'ko');
  const inOther = (key: string) => page.getByLabel(other.t(key), { exact: true });
  const short = other.language === 'ko' ? 'KR' : 'EN';
  await page.getByRole('button', { name: short }).filter({ visible: true }).first().click();
  await expect(inOther('auth:contact.email')).toHaveValue('thao@people.example');
  await page.reload();
  await expect(inOther('auth:contact.email')).toHaveValue('thao@people.example');
  await expect(inOther('auth:birth.day')).toHaveValue('30');
  await expect(inOther('auth:contact.phone')).toHaveValue('12-34x');
  await expect(page.getByRole('combobox', { name: other.t('auth:contact.countryCode') })).toHaveValue(
    /\+84$/,
  );
  await expect(inOther('auth:password.label')).toHaveValue('');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain('warmfloor1');

  // The terms do not stand for the consent to personal data; it is stored as given, with the version of its text.
  const self = somebody();
  await other.fillsContact(page.locator('form'), self);
  await other.fillsBirthDate();
  for (const key of ['auth:password.label', 'auth:password.again']) await inOther(key).fill(self.password);
  const consent = (kind: 'terms' | 'privacy') =>
    page.getByRole('checkbox', { name: other.t(`auth:signup.${kind}`) });
  await consent('terms').check();
  await other.button('auth:signup.submit').click();
  await expect(page.getByText(other.t('errors:privacy_required')).first()).toBeVisible();
  await consent('privacy').check();
  await other.button('auth:signup.submit').click();
  await expect(other.heading('auth:sent.title')).toBeVisible();
  const boss = await through(host, demoMember('admin'));
  const search = `/v1/admin/users?search=${encodeURIComponent(self.email)}`;
  const [found] = await boss<{ id: string }[]>('GET', search);
  const { consents } = await boss<AdminUserDetail>('GET', `/v1/admin/users/${found!.id}`);
  const { terms: version, privacy } = consentVersions;
  expect(consents.map(({ kind, version: of }) => [kind, of])).toEqual(
    expect.arrayContaining([
      ['terms', version],
      ['privacy', privacy],
    ]),
  );
});

test('a forgotten password: a link by mail, a new password, and only that logs in @desktop @core', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 4\d\d/);
  const self = await member(host, language);
  const thao = new Person(page, host, language);
  const label = (key: string) => page.getByLabel(t(key), { exact: true });
  // Whoever does not see that the form gave way hears it.
  const isSaid = (role: 'status' | 'alert', title: string) =>
    expect(page.getByRole(role).filter({ has: thao.heading(title) })).toBeFocused();
  await thao.opens('/auth/login');
  await label('auth:contact.email').fill(self.email);
  await label('auth:password.label').fill('forgotten9');
  await thao.button('auth:login.submit').click();
  await expect(page.getByRole('alert').getByText(t('errors:credentials_wrong'))).toBeVisible();

  await page.getByRole('link', { name: t('auth:login.forgot') }).click();
  await expect(thao.heading('auth:forgot.title')).toBeVisible();
  await expect(label('auth:contact.email')).toHaveValue(self.email);
  await thao.button('auth:forgot.submit').click();
  await isSaid('status', 'auth:forgot.sent');
  const { link } = await thao.mail(self.email, '/auth/reset');

  await thao.opens(link);
  await label('auth:password.new').fill('weak');
  await label('auth:password.again').fill('other');
  await thao.button('auth:reset.submit').click();
  await expect(page.getByRole('alert').getByText(t('errors:password_rule'))).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(link);
  const otherLabel = (key: string) => other.getByLabel(t(key), { exact: true });
  await otherLabel('auth:password.new').fill('Newfloor22');
  await otherLabel('auth:password.again').fill('Newfloor22');
  await other.getByRole('button', { name: t('auth:reset.submit') }).click();
  await expect(other.getByRole('status').filter({ hasText: t('auth:reset.done') })).toBeFocused();
  await other.close();

  // Used meanwhile in another window: the form says so when it is sent, and the page when it is opened.
  await label('auth:password.new').fill('Newfloor33');
  await label('auth:password.again').fill('Newfloor33');
  await thao.button('auth:reset.submit').click();
  await isSaid('alert', 'auth:reset.dead');
  await thao.opens(link);
  await expect(page.getByRole('alert').filter({ has: thao.heading('auth:reset.dead') })).toBeVisible();
  await expect(thao.button('auth:reset.submit')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('auth:reset.askAgain') })).toBeVisible();
  await thao.logsIn({ email: self.email, password: 'Newfloor22' });
});

test('a log-in without network, and one too many, lose nothing that was typed', async ({
  page,
  context,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const who = somebody();
  const thao = new Person(page, host, language);
  await thao.opens('/auth/login');
  const email = page.getByLabel(t('auth:contact.email'), { exact: true });
  const password = page.getByLabel(t('auth:password.label'), { exact: true });
  await email.fill(who.email);
  await password.fill(who.password);
  await page.route('**/v1/auth/log-in', (route) => route.abort());
  await thao.button('auth:login.submit').click();
  await expect(page.getByRole('alert').getByText(t('auth:offline'))).toBeVisible();
  await expect(password).toHaveValue(who.password);
  await page.unroute('**/v1/auth/log-in');

  await context.setOffline(true);
  await expect(page.getByText(t('auth:needsNetwork')).first()).toBeVisible();
  await context.setOffline(false);

  const seconds = new RegExp(t('errors:too_many_requests', { seconds: '\\d+' }));
  const refused = page.getByRole('alert').getByText(seconds);
  for (let guesses = 0; guesses < 15 && !(await refused.isVisible()); guesses += 1) {
    const answered = page.waitForResponse(/\/v1\/auth\/log-in/);
    await thao.button('auth:login.submit').click();
    await (await answered).finished();
    await expect(thao.button('auth:login.submit')).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(refused).toBeVisible();
  await expect(email).toHaveValue(who.email);
});

test('a profile: name, email, password, language, choices and devices @desktop', async ({
  page,
  host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/status of 4\d\d|ERR_FAILED/);
  const self = await member(host, language);
  const thao = new Person(page, host, language);
  const label = (key: string) => page.getByLabel(t(key), { exact: true });
  await thao.logsIn(self);
  await page.getByRole('link', { name: t('mypage:settings') }).click();
  await expect(thao.heading('profile:title')).toBeVisible();

  await label('auth:contact.firstName').fill('Thảo Vy');
  await label('auth:contact.phone').fill('12-34');
  await thao.button('settings:you.save').click();
  await expect(page.getByRole('alert').getByText(t('errors:phone_invalid'))).toBeVisible();
  await page.reload();
  await expect(label('auth:contact.firstName')).toHaveValue('Thảo Vy');
  await label('auth:contact.phone').fill('987654321');
  await page.route('**/v1/users/me/profile', (route) => route.abort());
  await thao.button('settings:you.save').click();
  await expect(page.getByText(t('settings:notSaved'), { exact: true })).toBeVisible();
  await page.unroute('**/v1/users/me/profile');
  await thao.button('settings:you.save').click();
  await expect(page.getByText(t('settings:saved'), { exact: true })).toBeVisible();
  await thao.opens('/mypage');
  await expect(thao.heading('mypage:hello', { name: 'Thảo Vy' })).toBeVisible();

  await thao.opens('/mypage/profile');
  const marketing = page.getByRole('checkbox', { name: t('settings:notifications.marketing') });
  await marketing.click();
  await expect(page.getByText(t('settings:saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(marketing).toBeChecked();

  const another = somebody().email;
  await thao.button('settings:logIn.emailTitle').click();
  await label('settings:logIn.emailNew').fill(another);
  await label('settings:logIn.current').fill('not this one');
  await thao.button('settings:logIn.emailSubmit').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert').getByText(t('errors:password_wrong'))).toBeVisible();
  await label('settings:logIn.current').fill(self.password);
  await thao.button('settings:logIn.emailSubmit').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('settings:logIn.emailPending', { email: another }))).toBeVisible();
  await thao.confirmsAddress({ email: another });
  await thao.opens('/mypage/profile');
  await expect(page.getByText(another, { exact: true })).toBeVisible();

  const elsewhere = await (await browserOn(host)).newPage();
  const onOther = new Person(elsewhere, host, language);
  await onOther.logsIn({ email: another, password: self.password });
  await page.reload();
  const devices = page.getByRole('region', { name: t('settings:devices.title') });
  // The sign-up, this browser and the other one.
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices
    .getByRole('button', { name: t('settings:devices.logOut') })
    .first()
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await elsewhere.goto('/mypage');
  await expect(onOther.heading('auth:login.title')).toBeVisible();

  await thao.button('settings:logIn.passwordTitle').click();
  await label('settings:logIn.current').fill(self.password);
  await label('auth:password.new').fill('Newfloor22');
  await label('auth:password.again').fill('Newfloor22');
  await thao.button('settings:logIn.passwordSubmit').click();
  await expect(page.getByText(t('settings:logIn.passwordDone'))).toBeVisible();

  await thao.button('settings:devices.everywhere').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('settings:devices.everywhere') })
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  await thao.logsIn({ email: another, password: 'Newfloor22' });
});

test('an account is deleted after reading what that means, with its data taken along @core', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 4\d\d/);
  const { self, thao } = await loggedIn(page, host, language);
  await thao.opens('/mypage/profile');
  await page.getByRole('link', { name: t('settings:data.remove') }).click();
  await expect(thao.heading('profile:remove.title')).toBeVisible();
  await expect(thao.heading('settings:remove.retained')).toBeVisible();
  await expect(page.getByText(t('settings:remove.reviewsText'))).toBeVisible();

  const saved = page.waitForEvent('download');
  await thao.button('settings:data.export').click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const held = JSON.parse(readFileSync(await file.path(), 'utf8')) as object;
  expect(JSON.stringify(held)).toContain(self.email);

  await thao.button('settings:remove.submit').click();
  const question = page.getByRole('alertdialog');
  await question
    .getByRole('button', { name: t('settings:remove.keep') })
    .last()
    .click();
  await expect(question).toHaveCount(0);
  await thao.button('settings:remove.submit').click();
  await question.getByRole('button', { name: t('settings:remove.confirm') }).click();
  await expect(page.getByText(t('settings:remove.done'))).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');

  await thao.opens('/auth/login');
  await page.getByLabel(t('auth:contact.email'), { exact: true }).fill(self.email);
  await page.getByLabel(t('auth:password.label'), { exact: true }).fill(self.password);
  await thao.button('auth:login.submit').click();
  await expect(page.getByRole('alert').getByText(t('errors:credentials_wrong'))).toBeVisible();
});

test('a stay to come stands in the way of deleting, and is a press away @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const linh = new Person(page, host, language);
  await linh.logsIn(demoMember('linh'));
  await linh.opens('/mypage/delete');
  await expect(linh.heading('settings:remove.blocked')).toBeVisible();
  await expect(linh.button('settings:remove.submit')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(t('settings:remove.blockedReason'))).toBeVisible();
  await page.getByText(t('settings:remove.reason.upcoming')).first().click();
  await page.waitForURL(/\/mypage\/[0-9a-f-]{36}/);
});
