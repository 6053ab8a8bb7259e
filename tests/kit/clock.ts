import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** What the pages of a browser asked for and have not got yet, and how often they asked. */
type Asked = { open: Set<Request>; count: number };
const asked = new WeakMap<BrowserContext, Asked>();

/**
 * Gives a browser the host's time. Only what the time is changes: timers run as they always do, and so do the service worker's.
 * Calling it again moves the pages that are open and those that will be.
 */
export async function browserTime(context: BrowserContext, instant: string): Promise<void> {
  if (!asked.has(context)) listen(context);
  const ahead = Date.parse(instant) - Date.now();
  await context.addInitScript(shift, ahead);
  for (const page of context.pages()) await page.evaluate(shift, ahead);
}

/** Resolves once every page of a browser has what it asked for and, having worked on that, asks for nothing more. */
export async function atRest(context: BrowserContext): Promise<void> {
  const requests = asked.get(context) ?? listen(context);
  await expect
    .poll(async () => {
      const before = requests.count;
      for (const page of context.pages()) await idle(page);
      const waiting = [...requests.open].filter((request) => !request.frame().page().isClosed());
      return [requests.count - before, waiting.map((request) => request.url())];
    }, 'the pages come to rest')
    .toEqual([0, []]);
}

function listen(context: BrowserContext): Asked {
  const requests: Asked = { open: new Set(), count: 0 };
  asked.set(context, requests);
  context.on('request', (request) => {
    if (request.serviceWorker() !== null || request.isNavigationRequest()) return;
    requests.open.add(request);
    requests.count += 1;
  });
  context.on('requestfinished', (request) => requests.open.delete(request));
  context.on('requestfailed', (request) => requests.open.delete(request));
  return requests;
}

/** Resolves when a page has nothing left to do. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}

function shift(ahead: number): void {
  const world = globalThis as { realDate?: DateConstructor };
  const Real = (world.realDate ??= Date);
  const now = () => Real.now() + ahead;
  class Shifted extends Real {
    constructor(...given: [] | [string | number | Date]) {
      // A Date takes one to seven numbers; with none it is now.
      if (given.length === 0) super(now());
      else super(...(given as [number]));
    }
    static override now = now;
  }
  Object.defineProperty(Shifted, 'name', { value: 'Date' });
  globalThis.Date = Shifted as DateConstructor;
}
