import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

type Asked = { open: Set<Request>; count: number };
const asked = new WeakMap<BrowserContext, Asked>();

/**
 * Sets a browser to the host's time. Only the current time changes; timers and the service worker run normally. A second call moves both open and
 * later pages.
 */
export async function browserTime(
  context: BrowserContext,
  instant: string,
  { holding = false } = {},
): Promise<void> {
  if (!asked.has(context)) listen(context);
  const ahead = Date.parse(instant) - Date.now();
  await context.addInitScript(shift, { ahead });
  for (const page of context.pages()) await page.evaluate(shift, { ahead, holding });
}

/**
 * Moves the time of browsers and their host together. Requests made in between are held until both have moved, because the host would refuse a token
 * that was renewed at its old time.
 */
export async function moveTime(
  contexts: BrowserContext[],
  instant: string,
  moveHost: () => Promise<void>,
): Promise<void> {
  for (const context of contexts) await atRest(context);
  const pages = contexts.flatMap((context) => context.pages());
  for (const context of contexts) await browserTime(context, instant, { holding: true });
  for (const context of contexts) await answered(context);
  await moveHost();
  for (const page of pages) await page.evaluate(releaseRequests);
}

async function atRest(context: BrowserContext): Promise<void> {
  const requests = asked.get(context) ?? listen(context);
  await expect
    .poll(async () => {
      const before = requests.count;
      for (const page of context.pages()) await idle(page);
      return [requests.count - before, waiting(requests)];
    }, 'the pages come to rest')
    .toEqual([0, []]);
}

async function answered(context: BrowserContext): Promise<void> {
  const requests = asked.get(context) ?? listen(context);
  await expect.poll(() => waiting(requests), 'what the pages asked for arrives').toEqual([]);
}

function waiting(requests: Asked): string[] {
  return [...requests.open]
    .filter((request) => !request.frame().page().isClosed())
    .map((request) => request.url());
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

async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}

type World = {
  realDate?: DateConstructor;
  realFetch?: typeof fetch;
  release?: () => void;
};

function releaseRequests(): void {
  (globalThis as World).release?.();
}

/** Runs in a page. Moves its clock and, if `holding`, holds every later request until it is released. */
function shift({ ahead, holding = false }: { ahead: number; holding?: boolean }): void {
  const world = globalThis as World;
  if (holding) {
    const send = (world.realFetch ??= fetch);
    const released = new Promise<void>((resolve) => (world.release = resolve));
    globalThis.fetch = async (...request) => {
      await released;
      return send(...request);
    };
  }
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
