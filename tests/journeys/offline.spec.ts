import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { stayFrom } from '#tests/kit/bookings.ts';
import type { BrowserHost } from '#tests/kit/browser-host.ts';
import { expect, holds, shellPrecached, test } from '#tests/kit/journey.ts';
import { demoMember, Person, ready } from '#tests/kit/people.ts';

/** Linh's stay begins the next day; from 15:00 in Seoul she may read how to enter. */
const AFTERNOON = '2027-03-05T06:00:30Z';
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/;
async function losesNetwork(
  context: BrowserContext,
  host: BrowserHost,
  tolerate: (pattern: RegExp) => void,
): Promise<void> {
  await host.stop();
  await context.setOffline(true);
  tolerate(NO_NETWORK);
}

/** Runs in a page. True once the last file for reading contracts is stored, which loads in the background. */
async function hasPdfWorker(): Promise<boolean> {
  const names = await caches.keys();
  const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return stored.flat().some(({ url }) => url.includes('/pdf.worker'));
}

const publicPages = [
  '/',
  '/about',
  '/houses',
  '/community',
  '/testimonial',
  '/faq',
  '/portfolio',
  '/terms',
  '/privacy',
];

test('the host stopped and the phone offline: the stay, its door code and contract are there @core', async ({
  ownHost,
  browserOn,
  timeOn,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(180_000);
  const context = await browserOn(ownHost);
  const online = await context.newPage();
  const linh = new Person(online, ownHost, language);
  await linh.startsLoggedIn(demoMember('linh'));
  await linh.opens('/houses');
  await shellPrecached(online);
  await online.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await online.waitForURL(/\/detail\?/);
  await expect(linh.heading('houses:parts.about')).toBeVisible();
  const visited = online.url();
  const visitedName = (await online.getByRole('heading', { level: 1 }).textContent())!;
  for (const path of publicPages) await linh.opens(path);

  // In the morning the door of tomorrow is not told yet.
  const { id, listingName: house } = await stayFrom(ownHost, demoMember('linh'), '2027-03-06');
  const stay = `/mypage/${id}`;
  await linh.opens(stay);
  await expect(linh.heading('mypage:checkIn.title')).toBeVisible();
  const door = online
    .getByRole('term')
    .filter({ hasText: t('mypage:checkIn.door') })
    .locator('+ dd');
  await expect(door).toHaveCount(0);

  await timeOn(ownHost, AFTERNOON);
  await ownHost.jobs();
  await linh.opens('/mypage');
  await shellPrecached(online);
  await online.getByRole('link', { name: house[language], exact: true }).click();
  await expect(online.getByRole('heading', { level: 1 })).toContainText(house[language]);
  await linh.button('mypage:checkIn.show').click();
  await expect(door).toHaveText(/\d{4}/);
  const doorCode = (await door.textContent())!;
  await expect(linh.button('mypage:contract.view')).toBeEnabled();

  await holds(online, hasPdfWorker);
  await losesNetwork(context, ownHost, tolerate);
  await online.close();

  const page = await context.newPage();
  const offline = new Person(page, ownHost, language);
  await offline.opens('/?source=app');
  await expect(page.getByText(t('home:hero.lead'))).toBeVisible();
  await offline.opens('/mypage');
  await page.getByRole('link', { name: house[language], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(house[language]);
  await offline.button('mypage:checkIn.show').click();
  await expect(page.getByText(doorCode, { exact: true })).toBeVisible();
  await offline.button('mypage:checkIn.qr').click();
  await expect(page.getByRole('img', { name: t('mypage:checkIn.qrLabel') })).toBeVisible();
  await expect(page.getByText(t('mypage:checkIn.taxi'))).toBeVisible();
  await page.getByText(t('mypage:checkIn.rules'), { exact: true }).click();
  await expect(page.getByText(/밤 10시|10 in the evening/).first()).toBeVisible();
  await expect(offline.heading('history:title')).toBeVisible();
  await offline.button('mypage:contract.view').click();
  await expect(page.getByRole('article', { name: t('sign:pdf.title') })).toContainText('SHA-256');
  await page.getByText(t('sign:pdf.asPages'), { exact: true }).click();
  const firstPage = new RegExp(t('sign:pdf.page', { number: 1, count: '\\d+' }));
  await expect(page.getByRole('img', { name: firstPage })).toBeVisible({ timeout: 20_000 });

  await offline.opens(visited);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitedName);
  for (const path of publicPages) {
    await offline.opens(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText(t('failed:offlineTitle')), path).toHaveCount(0);
  }

  await offline.opens(stay);
  const other = language === 'ko' ? 'en' : 'ko';
  await page
    .getByRole('button', { name: other === 'ko' ? 'KR' : 'EN' })
    .filter({ visible: true })
    .first()
    .click();
  const inOther = new Person(page, ownHost, other);
  await expect(page.getByText(inOther.t('mypage:checkIn.taxi'))).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByText(inOther.t('mypage:checkIn.taxi'))).toBeVisible();
  await inOther.button('mypage:checkIn.show').click();
  await expect(page.getByText(doorCode, { exact: true })).toBeVisible();

  await ownHost.start();
  await context.setOffline(false);
  await inOther.opens(stay);
  await inOther.button('mypage:checkIn.show').click();
  await expect(page.getByText(doorCode, { exact: true })).toBeVisible();
});

test('a stranger’s phone shows nothing of anybody without a network @desktop', async ({
  ownHost,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  const context = await browserOn(ownHost);
  const page = await context.newPage();
  const visitor = new Person(page, ownHost, language);
  await visitor.opens('/');
  await shellPrecached(page);
  await losesNetwork(context, ownHost, tolerate);
  // A contract's file is read and hashed on the device, and compared once the host is back.
  await visitor.opens('/verify');
  const buffer = Buffer.from('%PDF-1.7 of somebody');
  const file = { name: 'contract.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel(t('verify:choose')).setInputFiles(file);
  await expect(visitor.heading('verify:offline')).toBeVisible();
  await expect(page.getByText(createHash('sha256').update(buffer).digest('hex'))).toBeVisible();
  await ownHost.start();
  await context.setOffline(false);
  await expect(visitor.heading('verify:unknown')).toBeVisible({ timeout: 15_000 });
  await ownHost.stop();
  await context.setOffline(true);

  await page.goto('/mypage');
  await expect(visitor.heading('auth:login.title')).toBeVisible();
  await expect(page.getByText(t('mypage:checkIn.door'))).toHaveCount(0);
});

test('what a first visit looked at before there was a worker opens without a network @desktop', async ({
  ownHost,
  browserOn,
  language,
  tolerate,
}) => {
  const context = await browserOn(ownHost);
  const page = await context.newPage();
  const visitor = new Person(page, ownHost, language);
  // The worker is registered when the page is idle: it is not, until a house was looked at.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const begin = (work: IdleRequestCallback) => work({ didTimeout: false, timeRemaining: () => 50 });
    globalThis.requestIdleCallback = (work) => waiting.push(work);
    addEventListener('idle-now', () => {
      globalThis.requestIdleCallback = (work) => (begin(work), 0);
      for (const work of waiting) begin(work);
    });
  });
  await visitor.opens('/houses');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/detail\?/);
  await expect(visitor.heading('houses:parts.about')).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!;
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await page.evaluate(() => dispatchEvent(new Event('idle-now')));
  await shellPrecached(page);
  await holds(page, async () => {
    const id = new URLSearchParams(location.search).get('id');
    return (await caches.match(`/v1/houses/${id}`)) !== undefined;
  });
  await losesNetwork(context, ownHost, tolerate);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('the map and its homes are there without a network', async ({
  ownHost,
  browserOn,
  language,
  tolerate,
}) => {
  const context = await browserOn(ownHost);
  const page = await context.newPage();
  const visitor = new Person(page, ownHost, language);
  await visitor.opens('/houses?view=map');
  await shellPrecached(page);
  await holds(page, async () => (await (await caches.open('catalogue')).keys()).length > 12);
  const withoutWorker = await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const loaded = files.filter((path) => /^\/(assets|fonts)\//.test(path));
    const stored = await Promise.all(loaded.map((path) => caches.match(path, { ignoreSearch: true })));
    return loaded.filter((_, index) => !stored[index]);
  });
  expect(withoutWorker, 'what came before the worker is stored too').toEqual([]);
  await losesNetwork(context, ownHost, tolerate);
  await page.reload();
  const map = page.getByRole('region', { name: visitor.t('map:label') });
  const pins = map.getByRole('list', { name: visitor.t('map:pins') }).getByRole('button');
  await expect(pins).toHaveCount(8);
  // The list beside it may say as much, and more.
  await expect(page.getByText(visitor.t('map:offline'), { exact: true })).toBeVisible();
  await pins.filter({ hasText: visitor.t('common:location.sinchon') }).click();
  await expect(pins.first()).toContainText('₩');
});
