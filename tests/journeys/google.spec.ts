import { randomUUID } from 'node:crypto';
import { NOW } from '#tests/kit/browser-host.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { freeHouse, Person, somebody } from '#tests/kit/people.ts';
import { startIssuer } from '#tests/kit/oidc.ts';

test.use(withoutWorker);

const CALLBACK = '/auth/google-callback';
const stay = { checkIn: '2027-07-01', checkOut: '2027-08-05', guests: 1 };

test('Google: refused, somebody else’s code, somebody new, and back again @desktop', async ({
  hostWith,
  afterBrowsers,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(150_000);
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
  await expect(page.getByText(t('settings:logIn.googleLinked'))).toBeVisible();

  await mai.opens('/mypage');
  await mai.button('auth:account.logOut').click();
  await page.waitForURL((url) => url.pathname === '/');
  await mai.opens('/auth/login');
  await google.click();
  await expect(mai.heading('mypage:hello', { name: 'Mai Anh' })).toBeVisible();

  await test.step('from the prompt of a booking: names and consents, and on to the dates that were chosen', async () => {
    const hoa = new Person(await (await browserOn(host)).newPage(), host, language);
    issuer.logsIn({ sub: randomUUID(), email: somebody().email, givenName: 'Hoa', familyName: 'Đỗ' });
    const { id } = await freeHouse(host, stay);
    await hoa.opens(`/detail?id=${id}&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
    await hoa.wantsToBook();
    await hoa.page
      .getByRole('dialog')
      .getByRole('button', { name: t('auth:google.continue') })
      .click();
    await expect(hoa.heading('auth:google.newcomer')).toBeVisible();
    await expect(hoa.page.getByRole('textbox')).toHaveCount(3);
    await expect(hoa.page.getByLabel(t('auth:contact.firstName'), { exact: true })).toHaveValue('Hoa');
    await hoa.agreesAndJoins();
    await expect(hoa.page).toHaveURL(new RegExp(`/book\\?houseId=${id}&checkIn=${stay.checkIn}`));
    expect(await hoa.requests([{ region: 'VN', phone: who.phone }])).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('without keys there is no button that could not work', async ({ page, host, language, t }) => {
  const visitor = new Person(page, host, language);
  const asked = page.waitForResponse(/\/v1\/auth\/methods/);
  await visitor.opens('/auth/login');
  await (await asked).finished();
  await expect(page.getByRole('button', { name: t('auth:google.continue') })).toHaveCount(0);
});
