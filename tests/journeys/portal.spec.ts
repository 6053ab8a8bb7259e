import type { Page } from '@playwright/test';
import { expect, holds, shellPrecached, test } from '#tests/kit/journey.ts';
import { Person } from '#tests/kit/people.ts';
import { PORTAL_TITLE, startPortal } from '#tests/kit/portal.ts';
import { nextWorker } from '#tests/kit/browser/next-worker.ts';

/** Console messages about a script that is a page, or a host that is not reachable. */
const NOT_OURS =
  /MIME type|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|Not loaded|OTS|^page: $/;
/** Header of a proxy that marks every answer below `/assets` as cacheable for a year. */
const FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable' };

test('what a portal answers is never stored: sign-up opens once the network is well @core', async ({
  host,
  browserOn,
  afterBrowsers,
  language,
  tolerate,
}) => {
  tolerate(NOT_OURS);
  const portal = await startPortal(host);
  afterBrowsers(() => portal.end());
  const page = await (await browserOn(portal)).newPage();
  const visitor = new Person(page, portal, language);
  await visitor.opens('/auth/login');
  await shellPrecached(page);

  portal.closes(undefined, FOR_GOOD);
  await page.getByRole('link', { name: visitor.t('auth:login.signUp') }).click();
  await expect.poll(() => portal.answered.some((path) => /\/assets\//.test(path))).toBe(true);
  await asksAll(page, [
    '/fonts/ondol-sans-vietnamese.woff2',
    '/v1/faqs/groups',
    '/v1/boards?page=3',
    '/photos/none-1.avif',
  ]);
  await expect(page.getByText(PORTAL_TITLE)).toHaveCount(0);
  expect(await foreign(page)).toEqual([]);

  portal.opens();
  await visitor.opens('/auth/signup');
  await expect(visitor.heading('auth:signup.title')).toBeVisible();
});

test('a worker that is installed behind a portal takes nothing of it, and one that took it heals', async ({
  changingHost,
  browserOn,
  afterBrowsers,
  language,
  tolerate,
}) => {
  tolerate(NOT_OURS);
  tolerate(/bad-precaching|ERR_FAILED|integrity/);
  const portal = await startPortal(changingHost);
  afterBrowsers(() => portal.end());
  const context = await browserOn(portal);
  const page = await context.newPage();
  const visitor = new Person(page, portal, language);
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'register', {
      configurable: true,
      value: async (...given: Parameters<ServiceWorkerContainer['register']>) => {
        await fetch('/registers');
        return ServiceWorkerContainer.prototype.register.apply(navigator.serviceWorker, given);
      },
    });
  });
  // The network changes when the worker's script is here, and nothing else.
  await page.route('/registers', async (route) => {
    portal.closes(/^(?!\/sw\.js)/, FOR_GOOD);
    await route.fulfill({ body: '' });
  });
  await visitor.opens('/faq');
  await expect.poll(() => portal.answered.includes('/index.html')).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null),
    )
    .toBeNull();
  expect(await foreign(page)).toEqual([]);

  portal.opens();
  await page.unrouteAll();
  await page.route('/registers', (route) => route.fulfill({ body: '' }));
  await page.reload();
  await shellPrecached(page);
  for (const path of ['/houses', '/mypage']) {
    await visitor.opens(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(PORTAL_TITLE)).toHaveCount(0);
  }

  // As an earlier version left it.
  await page.evaluate(async (title) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        if (name !== 'pages')
          await cache.put(url, new Response(title, { headers: { 'content-type': 'text/html' } }));
    }
    const assets = await caches.open('assets');
    await assets.put(
      '/fonts/ondol-sans-vietnamese.woff2',
      new Response(title, { headers: { 'content-type': 'text/html' } }),
    );
  }, PORTAL_TITLE);
  expect((await foreign(page)).length).toBeGreaterThan(50);
  nextWorker(changingHost.app);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await holds(page, async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
  );
  await expect.poll(() => foreign(page).catch(() => ['under way'])).toEqual([]);
  for (const path of ['/houses', '/mypage', '/auth/signup']) {
    await visitor.opens(path);
    await expect(page.getByText(PORTAL_TITLE)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

test('files that the browser’s own cache has of a portal for good are fetched anew, on a first visit too', async ({
  host,
  browserOn,
  afterBrowsers,
  language,
  tolerate,
}) => {
  tolerate(NOT_OURS);
  const portal = await startPortal(host);
  afterBrowsers(() => portal.end());
  const context = await browserOn(portal);
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  const visitor = new Person(page, portal, language);

  portal.closes(/\/assets\/public\/app-/, FOR_GOOD);
  await page.goto('/faq');
  await expect.poll(() => portal.answered.length).toBeGreaterThan(0);
  portal.opens();
  await visitor.opens('/faq');

  portal.closes(/\/assets\/network\//, FOR_GOOD);
  await page.goto('/auth/signup');
  await expect.poll(() => portal.answered.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: visitor.t('failed:title') })).toBeVisible();
  portal.opens();
  await page.goto('/auth/signup');
  await expect(visitor.heading('auth:signup.title')).toBeVisible();
});

async function asksAll(page: Page, addresses: string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const address of all)
      await fetch(address)
        .then((response) => response.text())
        .catch(() => undefined);
  }, addresses);
}

async function foreign(page: Page): Promise<string[]> {
  return page.evaluate(async (title) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
        if (text.includes(title)) found.push(`${name}: ${new URL(request.url).pathname}`);
      }
    }
    return found;
  }, PORTAL_TITLE);
}
