import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserTime } from '#tests/kit/clock.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

const DAY_MS = 86_400_000;

test('the app starts from the device with the content of a page, before its own code runs, and says how old it is', async ({
  ownHost,
  afterBrowsers,
  contextOptions,
  launchOptions,
  language,
  watched,
  t,
}) => {
  test.setTimeout(120_000);
  const profile = mkdtempSync(join(tmpdir(), 'ondol-profile-'));
  afterBrowsers(async () => rmSync(profile, { recursive: true, force: true }));
  let open: BrowserContext | undefined;
  const browserAnew = async (days = 0, options = {}): Promise<Page> => {
    await open?.close();
    open = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      ...options,
      baseURL: ownHost.url,
    });
    await browserTime(open, new Date(Date.parse(ownHost.now()) + days * DAY_MS).toISOString());
    watched.over(open);
    return open.pages()[0]!;
  };
  afterBrowsers(async () => open?.close());
  const pagesCopied = (page: Page, ...paths: string[]) =>
    expect
      .poll(
        () =>
          page.evaluate(async () => {
            const copies = await caches.open('pages');
            return (await copies.keys()).map(({ url }) => new URL(url).pathname).toSorted();
          }),
        { timeout: 30_000 },
      )
      .toEqual(paths);

  const first = await browserAnew();
  const linh = new Person(first, ownHost, language);
  await linh.startsLoggedIn(demoMember('linh'));
  await linh.opens('/faq');
  await pagesCopied(first, '/', '/faq');
  // The page on screen when the window goes out of sight is the next to begin with; one of a member, or of an address with dates, never is.
  const dated = '/houses?checkIn=2027-06-01&checkOut=2027-08-01';
  await first.evaluate(
    (paths) => {
      Object.defineProperty(document, 'hidden', { value: true });
      for (const path of paths) {
        history.pushState(null, '', path);
        document.dispatchEvent(new Event('visibilitychange'));
      }
    },
    ['/mypage', dated, '/about'],
  );
  await pagesCopied(first, '/', '/about', '/faq');
  await linh.opens(dated);
  await linh.opens('/');
  await pagesCopied(first, '/', '/about', '/faq');
  const copy = await first.evaluate(async () => (await caches.match('/', { ignoreVary: true }))!.text());
  expect(copy).not.toContain('linh');
  await ownHost.stop();

  const bare = await browserAnew(0, { javaScriptEnabled: false });
  for (const start of ['/?source=app', '/']) {
    await bare.goto(start);
    await expect(bare.getByRole('heading', { level: 1 })).toContainText(t('home:hero.line1'));
    await expect(bare.getByRole('main').getByRole('article').first()).toBeVisible();
  }

  const later = await browserAnew(3);
  watched.tolerate(/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource/);
  await later.goto('/?source=app');
  await expect(later.getByRole('heading', { level: 1 })).toContainText(t('home:hero.line1'));
  const asOf = later.getByText(/기준(이에요| 가격이에요)|as of/i).filter({ visible: true });
  await later.getByRole('main').getByRole('article').first().scrollIntoViewIfNeeded();
  await expect(asOf.first()).toBeVisible();

  await ownHost.start();
  await expect(asOf).toHaveCount(0, { timeout: 20_000 });

  // Log-out takes the copies along.
  await new Person(later, ownHost, language).opens('/mypage');
  await later.getByRole('button', { name: t('auth:account.logOut') }).click();
  await later.waitForURL((url) => url.pathname === '/');
  await pagesCopied(later);
});
