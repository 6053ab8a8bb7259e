import { brand } from '#contract/brand.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { books } from '#tests/kit/bookings.ts';
import { contractOnScreen } from '#tests/kit/browser/contract-on-screen.ts';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { becomeOlder, makeWorkersOlder } from '#tests/kit/browser/older-browser.ts';
import { member, Person } from '#tests/kit/people.ts';
import { bilingualName, oldestBrowsers, supportsCondition } from '../../src/tools/browsers/oldest.ts';

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/;
const stay = { checkIn: '2027-10-04', checkOut: '2027-11-08', guests: 1 };

test('without anything newer than the oldest browsers: search, the contract, a start offline', async ({
  changingHost,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(180_000);
  makeWorkersOlder(changingHost);
  const context = await browserOn(changingHost);
  await becomeOlder(context);
  const page = await context.newPage();
  const thao = new Person(page, changingHost, language);
  const isOlder = () => !('canParse' in URL) && !('groupBy' in Object) && !('union' in Set.prototype);

  await thao.searches(stay);
  expect(await page.evaluate(isOlder)).toBe(true);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(thao.heading('houses:parts.about')).toBeVisible();

  const self = await member(changingHost, language);
  const { id } = await books(changingHost, self, stay.checkIn, 35, false);
  const readsWords = async () => {
    await page.getByText(t('sign:pdf.asPages'), { exact: true }).click();
    const words = async () => (await page.evaluate(contractOnScreen)).words;
    await expect.poll(words, { timeout: 20_000 }).toContain(self.lastName);
    await expect.poll(async () => (await page.evaluate(contractOnScreen)).empty).toEqual([]);
  };
  await thao.readsContract(self);
  await readsWords();
  await thao.startsLoggedIn(self);
  await thao.opens(`/mypage/${id}`);
  await thao.button('mypage:contract.view').click();
  await readsWords();
  await shellPrecached(page);
  const [worker] = context.serviceWorkers();
  expect(await worker!.evaluate(isOlder)).toBe(true);

  await changingHost.stop();
  await context.setOffline(true);
  tolerate(NO_NETWORK);
  await thao.opens('/?source=app');
  await expect(page.getByText(t('home:hero.lead'))).toBeVisible();
  await thao.opens(`/mypage/${id}`);
  await thao.button('mypage:contract.view').click();
  await readsWords();
});

test('a browser older than the list is shown which ones work, and the phone number, in both languages', async ({
  page,
  t,
}) => {
  // Chromium is not that old: the page asks it for something that no browser has.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(`@supports ${supportsCondition}`);
    await route.fulfill({ response, body: html.replace(supportsCondition, '(width:1none)') });
  });
  await page.goto('/');
  const notice = page.locator('#old-browser');
  for (const name of [brand.name.ko, brand.name.en, ...oldestBrowsers.map(bilingualName)])
    await expect(notice.getByText(name).first()).toBeVisible();
  const call = notice.getByRole('link');
  await expect(call).toBeVisible();
  await expect(call).toHaveAttribute('href', /^tel:\+82-/);
  await expect(page.getByText(t('home:hero.lead'))).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'the notice to older browsers');
  await page.screenshot({ path: test.info().outputPath('notice.png') });
});

test('a browser of the list sees nothing of that notice', async ({ page, t }) => {
  await page.goto('/');
  await expect(page.getByText(t('home:hero.lead'))).toBeVisible();
  await expect(page.locator('#old-browser')).toBeHidden();
});

test('a lost file is no old browser: the screen says so in the person’s language, and is there once the network is @core', async ({
  page,
  context,
  host,
  language,
  tolerate,
  t,
}) => {
  tolerate(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Not loaded|dynamically imported module|^page: $/);
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  // Nothing comes but the page and what it begins with: neither the next screen nor the texts, nor the error screen.
  await page.route(/\/assets\/(?!public\/(app|boot|home|rolldown|updates)-|.*style-)/, (route) =>
    route.abort(),
  );
  const visitor = new Person(page, host, language);
  await visitor.opens('/');
  const openFaq = page.locator('a[href="/faq"]').first();
  await openFaq.evaluate((link: HTMLElement) => link.click());
  const words = language === 'ko' ? '화면을 불러오지 못했어요' : 'This page could not be loaded';
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(page.locator('#old-browser')).toBeHidden();
  await expect(page.getByText(/^(title|lead|search|placeholder)$/)).toHaveCount(0);

  await page.unrouteAll();
  // It may have found by itself by now that the files are there.
  const retry = page.getByRole('alert').getByRole('button');
  await retry.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: t('faq:title') })).toBeVisible();
});
