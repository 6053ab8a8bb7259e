import { randomUUID } from 'node:crypto';
import { NOW } from '#tests/kit/browser-host.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { Person, somebody } from '#tests/kit/people.ts';
import { startIssuer } from '#tests/kit/oidc.ts';

const CALLBACK = '/auth/google-callback';

test('Google: refused, somebody else’s code, somebody new, and back again @desktop', async ({
  hostWith,
  afterBrowsers,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/status of 4\d\d/);
  const issuer = await startIssuer({ now: () => Date.parse(NOW), hostname: 'localhost' });
  afterBrowsers(() => issuer.stop());
  const { clientId, clientSecret } = issuer.keys;
  const host = await hostWith({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer.keys.issuer,
  });
  const page = await (await browserOn(host)).newPage();
  const mai = new Person(page, host, language);
  const who = { ...somebody(), firstName: 'Mai', lastName: 'Lê' };
  issuer.logsIn({
    sub: randomUUID(),
    email: who.email,
    givenName: who.firstName,
    familyName: who.lastName,
  });
  const next = '/mypage/profile';
  const google = mai.button('auth:google.continue');

  await mai.opens(`/auth/login?next=${encodeURIComponent(next)}`);
  issuer.nextTime({ consentRefused: true });
  await google.click();
  await expect(mai.heading('auth:google.failed')).toBeVisible();
  await expect(page.getByText(t('auth:google.refused'))).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await mai.opens(`${CALLBACK}?code=stolen&state=of-somebody-else`);
  await expect(page.getByText(t('auth:google.foreign'))).toBeVisible();

  await mai.opens(`/auth/signup?next=${encodeURIComponent(next)}`);
  await google.click();
  await expect(mai.heading('auth:google.newcomer')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${CALLBACK}$`));
  const firstName = page.getByLabel(t('auth:contact.firstName'), { exact: true });
  await expect(firstName).toHaveValue('Mai');
  await expect(page.getByLabel(t('auth:contact.email'), { exact: true })).toHaveValue(who.email);
  await mai.button('auth:signup.submit').click();
  await expect(page.getByRole('alert').getByText(t('errors:terms_required'))).toBeVisible();
  await firstName.fill('Mai Anh');
  await page.reload();
  await expect(firstName).toHaveValue('Mai Anh');
  await mai.fillsContact(page.locator('form'), { region: 'VN', phone: who.phone });
  await mai.fillsBirthDate();
  await mai.agreesToTerms();
  await mai.button('auth:signup.submit').click();
  await expect(mai.heading('profile:title')).toBeVisible();
  await expect(page.getByText(t('profile:logIn.googleLinked'))).toBeVisible();

  await mai.opens('/mypage');
  await mai.button('auth:account.logOut').click();
  await page.waitForURL((url) => url.pathname === '/');
  await mai.opens('/auth/login');
  await google.click();
  await expect(mai.heading('mypage:hello', { name: 'Mai Anh' })).toBeVisible();
});

test('without keys there is no button that could not work', async ({ page, host, language, t }) => {
  const visitor = new Person(page, host, language);
  const asked = page.waitForResponse(/\/v1\/auth\/methods/);
  await visitor.opens('/auth/login');
  await (await asked).finished();
  await expect(page.getByRole('button', { name: t('auth:google.continue') })).toHaveCount(0);
});
