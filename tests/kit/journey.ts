import { randomInt } from 'node:crypto';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { startBrowserHost, type BrowserHost } from './browser-host.ts';
import { browserTime, moveTime } from './clock.ts';
import { textsOf, type Texts } from './texts.ts';

export type Language = 'ko' | 'en';

type ForTest = {
  language: Language;
  t: Texts;
  /** Host for this journey alone, which may be stopped and whose clock may be moved. */
  ownHost: BrowserHost;
  /** Host for this journey alone with its own copy of the build, so that the journey may change served files. */
  changingHost: BrowserHost;
  hostWith(env: Record<string, string>): Promise<BrowserHost>;
  /** Registers a cleanup that runs after every browser of the journey is closed, the latest first; for servers that browsers use. */
  afterBrowsers(end: () => Promise<unknown>): void;
  browserOn(host: BrowserHost): Promise<BrowserContext>;
  /** Moves the clock of a host to an instant (ISO 8601, UTC), and of its browsers with it. */
  timeOn(host: BrowserHost, instant: string): Promise<void>;
  tolerate(pattern: RegExp): void;
};
type ForWorker = { host: BrowserHost };

/** Fails a journey if a page writes an error to its console, throws, or sends a request to any host but ours. */
export const test = base.extend<ForTest & { watched: Watch; opened: Opened }, ForWorker>({
  language: async ({ locale }, use) => use(locale?.startsWith('ko') ? 'ko' : 'en'),
  t: async ({ language }, use) => use(textsOf(language)),

  host: [
    async ({}, use) => {
      const host = await startBrowserHost();
      await use(host);
      await host.dispose();
    },
    { scope: 'worker' },
  ],
  // Fixtures end in the reverse order of their beginnings, and before those they are made of: whatever opens a browser is made of this one.
  afterBrowsers: async ({}, use) => {
    const endings: (() => Promise<unknown>)[] = [];
    await use((end) => void endings.unshift(end));
    for (const end of endings) await end();
  },
  ownHost: async ({ afterBrowsers }, use) => {
    const host = await startBrowserHost();
    afterBrowsers(() => host.dispose());
    await use(host);
  },
  changingHost: async ({ afterBrowsers }, use) => {
    const host = await startBrowserHost({ ownApplication: true });
    afterBrowsers(() => host.dispose());
    await use(host);
  },
  hostWith: async ({ afterBrowsers }, use) => {
    await use(async (env) => {
      const host = await startBrowserHost({ env });
      afterBrowsers(() => host.dispose());
      return host;
    });
  },
  baseURL: async ({ host }, use) => use(host.url),
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),

  watched: async ({}, use) => {
    const watch = new Watch();
    await use(watch);
    expect(watch.complaints(), 'pages may not complain, nor ask other hosts').toEqual([]);
  },
  tolerate: async ({ watched }, use) => use((pattern) => watched.tolerate(pattern)),

  context: async ({ afterBrowsers: _, host, watched, context }, use) => {
    await browserTime(context, host.now());
    watched.over(context);
    await use(context);
  },
  opened: async ({ afterBrowsers: _, watched: __ }, use) => {
    const opened: Opened = [];
    await use(opened);
    for (const { context } of opened) await context.close();
  },
  browserOn: async ({ browser, contextOptions, watched, opened }, use) => {
    await use(async (host) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: host.url,
        extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
      });
      opened.push({ host, context });
      await browserTime(context, host.now());
      watched.over(context);
      return context;
    });
  },
  timeOn: async ({ opened }, use) => {
    await use(async (host, instant) => {
      const here = opened.filter((each) => each.host === host && !each.context.isClosed());
      const contexts = here.map(({ context }) => context);
      await moveTime(contexts, instant, () => host.clock(instant));
    });
  },
});
export { expect };

/**
 * For journeys that do not need the service worker: installing it and filling the offline catalog takes each new browser 1.8 s of a core, half as
 * long as a first screen.
 */
export const withoutWorker = { serviceWorkers: 'block' } as const;

type Opened = { host: BrowserHost; context: BrowserContext }[];

function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

class Watch {
  #heard: string[] = [];
  #tolerated: RegExp[] = [];

  over(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#heard.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) =>
      this.#heard.push(`page: ${error.error().stack ?? error.error().message}`),
    );
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.hostname !== 'localhost')
        this.#heard.push(`request: ${url.href}`);
    });
  }

  tolerate(pattern: RegExp): void {
    this.#tolerated.push(pattern);
  }

  complaints(): string[] {
    return this.#heard.filter((line) => !this.#tolerated.some((pattern) => pattern.test(line)));
  }
}

export async function shellPrecached(page: Page): Promise<void> {
  await holds(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** Waits until an asynchronous condition holds in the page; `waitForFunction` accepts any settled promise as true. */
export async function holds(page: Page, condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(() => page.evaluate(condition), { timeout: 30_000 }).toBe(true);
}
