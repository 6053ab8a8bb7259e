import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { keepFormerAssets } from '../../src/tools/build/former-assets.mjs';
import { sealWorker } from '../../src/tools/build/seal-worker.mjs';
import { sealAnew, unpack } from '#tests/kit/browser/built-files.ts';
import { nextWorker } from '#tests/kit/browser/next-worker.ts';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { member, Person } from '#tests/kit/people.ts';

test('a new version waits for a yes, and then comes with one reload @desktop @core', async ({
  changingHost,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  // The version that gives way ends what is under way.
  tolerate(/ERR_FAILED/);
  const context = await browserOn(changingHost);
  const page = await context.newPage();
  const visitor = new Person(page, changingHost, language);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await visitor.opens('/faq');
  await shellPrecached(page);
  expect(loads).toBe(1);

  nextWorker(changingHost.app);
  await looksForUpdate(page);

  const prompt = page.getByText(t('update:text'));
  await expect(prompt).toBeVisible();
  await visitor.button('update:later').click();
  await expect(prompt).toHaveCount(0);
  expect(loads).toBe(1);

  // The next start offers it again.
  await visitor.opens('/about');
  await expect(prompt).toBeVisible();
  expect(loads).toBe(2);
  await visitor.button('update:now').click();
  await expect.poll(() => loads).toBe(3);
  await shellPrecached(page);
  await expect(prompt).toHaveCount(0);
  const versions = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return [registration.active?.state, registration.waiting === null];
  });
  expect(versions).toEqual(['activated', true]);
  expect(loads).toBe(3);
});

test('a screen whose file is gone: a new version loads it, else it says so and tries again @desktop', async ({
  changingHost,
  browserOn,
  language,
  tolerate,
  t,
}) => {
  tolerate(/ERR_FAILED|Not loaded|dynamically imported module/);
  const context = await browserOn(changingHost);
  // Without a worker every file is asked of the host.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  const self = await member(changingHost, language);
  const visitor = new Person(page, changingHost, language);
  await visitor.logsIn(self);

  let isGone = true;
  await page.route(/\/assets\/member\/screens-/, (route) => (isGone ? route.abort() : route.continue()));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const myPage = page.getByRole('link', { name: t('common:menu.mypage') }).first();
  await visitor.opens('/faq');
  await myPage.click();
  await expect(page.getByRole('heading', { name: t('failed:title') })).toBeVisible();
  expect(loads, 'the same version would not have it either').toBe(1);
  isGone = false;
  await visitor.button('common:failed.retry').click();
  await expect(page).toHaveURL(/\/mypage$/);
  await expect(page.getByRole('heading', { level: 1, name: self.firstName })).toBeVisible();

  await visitor.opens('/faq');
  const before = loads;
  isGone = true;
  page.on('request', (request) => {
    isGone &&= !request.isNavigationRequest();
  });
  deploysAnew(changingHost.app);
  await myPage.click();
  await expect(page.getByRole('heading', { level: 1, name: self.firstName })).toBeVisible();
  expect(loads).toBe(before + 1);
});

test('the code of calls that a lost network kept away is had by trying again @desktop', async ({
  page,
  context,
  host,
  language,
  t,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|cannot be reached|dynamically imported module/);
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.route(/\/assets\/public\/transport-/, (route) => route.abort());
  const visitor = new Person(page, host, language);
  await visitor.opens('/faq');
  await page
    .getByRole('link', { name: t('common:menu.houses') })
    .first()
    .click();
  const retry = visitor.button('common:failed.retry');
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('"Later" leaves a version whole; one whose files are gone gives way to the next @desktop', async ({
  changingHost,
  browserOn,
  language,
  tolerate,
  t,
}) => {
  // The version that gives way ends what is under way.
  tolerate(/ERR_FAILED|status of 40\d|Not loaded|dynamically imported module/);
  const installed = async () => {
    const page = await (await browserOn(changingHost)).newPage();
    const visitor = new Person(page, changingHost, language);
    await visitor.opens('/faq');
    await shellPrecached(page);
    return { page, visitor };
  };
  const [{ page, visitor }, other] = [await installed(), await installed()];
  const dist = join(changingHost.app, '..');
  keepFormerAssets(dist);
  buildsAnew(changingHost.app);
  await changingHost.stop();
  await changingHost.start();
  await looksForUpdate(page);
  await visitor.button('update:later').click();

  // Signing lies outside of what the worker has: its file is asked of the host, under the name of the first build.
  const signing = (of: Page, file: RegExp) =>
    Promise.all([of.waitForResponse(file), of.goto('/sign?token=none')]);
  const [former] = await signing(page, /\/assets\/signing\/sign-/);
  expect([former.status(), former.url()]).toEqual([200, expect.not.stringContaining('-next.js')]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('failed:title'))).toHaveCount(0);

  rmSync(join(dist, 'former'), { recursive: true });
  await signing(other.page, /\/assets\/signing\/sign-.*-next\.js/);
  await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.page.getByText(t('failed:title'))).toHaveCount(0);
  await expect(other.page.getByText(t('update:text'))).toHaveCount(0);
});

test('a worker that must go is gone at the next visit, and whoever is logged in stays so @desktop', async ({
  ownHost,
  browserOn,
  language,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|ERR_CONNECTION_REFUSED|fetching the script/);
  const page = await (await browserOn(ownHost)).newPage();
  const self = await member(ownHost, language);
  const visitor = new Person(page, ownHost, language);
  await visitor.logsIn(self);
  await visitor.opens('/faq');
  await shellPrecached(page);
  const workerAndCaches = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.length + (await caches.keys()).length;
    });
  await expect.poll(workerAndCaches).toBeGreaterThan(2);

  await ownHost.stop();
  await ownHost.start({ KILL_WORKER: '1' });
  await page.reload();
  await expect.poll(() => workerAndCaches().catch(() => Infinity)).toBe(0);
  await visitor.opens('/mypage');
  await expect(page.getByRole('heading', { level: 1, name: self.firstName })).toBeVisible();

  await ownHost.stop();
  await ownHost.start();
  await visitor.opens('/faq');
  await shellPrecached(page);
});

async function looksForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** Simulates a new build: each file with a hash in its name gets another hash. */
function buildsAnew(app: string): void {
  const files = readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) if (/\.(br|gz)$/.test(file)) rmSync(file);
  const built = files.filter((file) => /\/assets\/.*\.(js|css)$/.test(file));
  const names = new Map(built.map((file) => [basename(file), basename(file).replace(/(\.\w+)$/, '-next$1')]));
  for (const file of files.filter((each) => /\.(js|css|html|json)$/.test(each))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(/[\w.-]+-\w+\.(?:js|css)/g, (name) => names.get(name) ?? name),
    );
  }
  for (const file of built) renameSync(file, join(dirname(file), names.get(basename(file))!));
  sealWorker(app);
}

function deploysAnew(app: string): void {
  const index = join(app, 'index.html');
  const html = readFileSync(index, 'utf8');
  const [boot] = /assets\/public\/boot-\w+\.js/.exec(html)!;
  const next = boot.replace('.js', 'next.js');
  copyFileSync(join(app, boot), join(app, next));
  writeFileSync(index, html.replaceAll(boot, next));
  unpack(app, 'index.html');
  sealAnew(app);
}
