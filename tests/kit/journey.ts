import { randomInt } from 'node:crypto';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { startBrowserHost, type BrowserHost } from './browser-host.ts';
import { browserTime, moveTime } from './clock.ts';
import { textsOf, type Texts } from './texts.ts';

export type Language = 'ko' | 'en';

type ForTest = {
  language: Language;
  /** The locale files of the project's language: journeys find things by the words that people read. */
  t: Texts;
  /** A host that this journey alone uses: it may be stopped, and its clock moved. */
  ownHost: BrowserHost;
  /** One that serves a copy of the build, so that a journey may change what is served. */
  changingHost: BrowserHost;
  /** A host that this journey alone uses, with settings of its own. */
  hostWith(env: Record<string, string>): Promise<BrowserHost>;
  /** Ends something that browsers ask, the latest first, after every browser of the journey is closed. */
  afterBrowsers(end: () => Promise<unknown>): void;
  /** A further browser with nobody logged in, on the given host: another person, or the same one elsewhere. */
  browserOn(host: BrowserHost): Promise<BrowserContext>;
  /** Moves the clock of a host to an instant (ISO 8601, UTC), and of its browsers with it. */
  timeOn(host: BrowserHost, instant: string): Promise<void>;
  /** Lets pages complain of something without failing the journey. */
  tolerate(pattern: RegExp): void;
};
type ForWorker = { host: BrowserHost };

/** Journeys fail when a page writes an error to its console, throws, or asks any host but ours for anything. */
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
 * For journeys through screens that are the same without a worker: to install one and to fill the offline catalogue takes each new browser
 * 1.8 s of a core, half of what it takes for a first screen.
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

/** Waits until the worker has cached the shell: from then on the application starts without a network. */
export async function shellPrecached(page: Page): Promise<void> {
  await holds(page, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** Waits until something asynchronous holds in the page; `waitForFunction` takes any settled promise for a yes. */
export async function holds(page: Page, condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(() => page.evaluate(condition), { timeout: 30_000 }).toBe(true);
}
