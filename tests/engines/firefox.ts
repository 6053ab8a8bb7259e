import { launch, type ElementHandle } from 'puppeteer-core';
import type { EngineBrowser, Size } from './engine.ts';
import { findThing, type Thing } from './in-page.ts';

/** Firefox reports aborted requests of a page that is left as errors; the number is NS_BINDING_ABORTED. */
const LEAVING = /AbortError: The operation was aborted\. *$|download failed .* status=2152398850 /;
/** Quiet time after which a page has no more requests, in milliseconds. */
const QUIET = { idleTime: 300, timeout: 10_000 };

export async function startFirefox(
  program: string,
  { width, height }: Size,
  language: string,
): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    defaultViewport: { width, height },
    extraPrefsFirefox: {
      'intl.accept_languages': language,
      // Nothing but the product is asked for anything.
      'browser.safebrowsing.update.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!LEAVING.test(String(error))) heard.push(`page: ${String(error)}`);
  });
  const look = async (thing: Thing) => (await page.evaluateHandle(findThing, thing)).asElement();
  const find = async (thing: Thing): Promise<ElementHandle> => {
    const element = await look(thing);
    if (!element) throw new Error(`There is no ${thing.kind} ${thing.name}`);
    return element as ElementHandle;
  };
  return {
    // A request that the worker answers is reported as its failure where the page is left meanwhile.
    open: async (url) => {
      await page.waitForNetworkIdle(QUIET);
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: (work) => page.evaluate(work),
    has: async (thing) => (await look(thing)) !== null,
    press: async (thing) => (await find(thing)).click(),
    type: async (thing, text) => (await find(thing)).type(text),
    draw: async (thing, points) => {
      const element = await find(thing);
      await element.scrollIntoView();
      const box = (await element.boundingBox())!;
      const [first, ...rest] = points.map(
        ([x, y]) => [box.x + box.width * x, box.y + box.height * y] as const,
      );
      await page.mouse.move(...first!);
      await page.mouse.down();
      for (const point of rest) await page.mouse.move(...point, { steps: 4 });
      await page.mouse.up();
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: () => Promise.resolve(heard),
    close: () => browser.close(),
  };
}
