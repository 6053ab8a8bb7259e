import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { startBuiltHost } from '../host/built-host.ts';
import { chromiumOptions, phone } from './browser.ts';

/** Longest wait for anything here; ms. */
export const LIMIT_MS = 30_000;
export const START = '/?source=app';

type DemoLogin = { email: string; password: string };

const open = (profile: string, locale: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...chromiumOptions,
    ...phone,
    isMobile: true,
    hasTouch: true,
    locale,
  });

/**
 * Visits once until the worker has precached its files and cached the rest, then stops the host. A `member` is logged in first and opens My page too.
 * @returns the address of the host
 */
export async function install(profile: string, locale: string, member?: DemoLogin): Promise<string> {
  const host = await startBuiltHost();
  try {
    await installFrom(host.url, profile, locale, member);
    return host.url;
  } finally {
    await host.stop();
  }
}

export async function installFrom(
  url: string,
  profile: string,
  locale: string,
  member?: DemoLogin,
): Promise<void> {
  const context = await open(profile, locale);
  try {
    const [page] = context.pages() as [Page];
    await page.goto(url + START);
    if (member) await visitMyPage(page, url, member);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
      timeout: LIMIT_MS,
    });
    await page.waitForLoadState('networkidle');
    await settled(page);
  } finally {
    await context.close();
  }
}

async function visitMyPage(page: Page, url: string, { email, password }: DemoLogin): Promise<void> {
  const answer = await page.request.post(`${url}/v1/auth/log-in`, { data: { email, password } });
  const { data: tokens } = (await answer.json()) as { data: Record<string, string> };
  await page.evaluate((stored) => Object.assign(localStorage, stored), tokens);
  await page.goto(`${url}/mypage`);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto(url + START);
}

/** Resolves once the caches have not changed for two seconds. */
async function settled(page: Page): Promise<void> {
  const cached = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const sizes = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    });
  let before = -1;
  for (let now = await cached(); now !== before; now = await cached()) {
    before = now;
    await page.waitForTimeout(2000);
  }
}
