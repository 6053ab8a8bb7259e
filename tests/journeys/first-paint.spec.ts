import { get } from 'node:http';
import { expect, test } from '#tests/kit/journey.ts';
import { ready } from '#tests/kit/people.ts';

/** Ten segments of 1,460 bytes: the data that a host sends before the first acknowledgement (RFC 6928). */
const FIRST_FLIGHT = 14_600;
/** Budget of the home page's requests before its `load` event, in bytes as sent. */
const HOME_FIRST = { requests: 10, bytes: 180 * 1024 };

function bytesOf(url: string, language: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'accept-language': language };
    get(url, { headers }, (response) => {
      expect(response.headers['content-encoding']).toBe('br');
      const { socket } = response;
      response.on('end', () => resolve(socket.bytesRead));
      response.on('error', reject);
      response.resume();
    }).on('error', reject);
  });
}

test.describe('the first paint of a page', () => {
  test('home is sent in the first flight of packets @core', async ({ host, language }) => {
    expect(await bytesOf(host.url, language)).toBeLessThanOrEqual(FIRST_FLIGHT);
  });

  test('its own picture and type come before the application', async ({ page, host }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(host.url);
    await ready(page);
    const asked = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return [visit, ...files].map((file) => ({
        path: new URL(file.name).pathname,
        bytes: file.encodedBodySize,
        early: file.startTime < visit.loadEventStart,
      }));
    });
    const early = asked.filter((file) => file.early);
    const photos = early.filter(({ path }) => path.startsWith('/photos/'));
    expect(photos.map(({ path }) => path)).toEqual([expect.stringContaining('hero')]);
    expect(early.length).toBeLessThanOrEqual(HOME_FIRST.requests);
    expect(early.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(HOME_FIRST.bytes);
    const deferred = asked.filter((file) => !file.early).map(({ path }) => path);
    for (const part of [/app-.*\.js$/, /home-.*\.js$/, /style-.*\.css$/, /^\/photos\//])
      expect(deferred).toContainEqual(expect.stringMatching(part));
  });

  // In English: a machine without a Hangul typeface has nothing to stand in for ours.
  test('nothing moves while a page is taken over @desktop', async ({ page, host }) => {
    const { data } = (await (await fetch(`${host.url}/v1/houses?pageSize=1`)).json()) as {
      data: { id: string }[];
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const watch = globalThis as unknown as { shifted: number };
      watch.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watch.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/houses', `/detail?id=${data[0]!.id}`]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
      expect(shifted, path).toBeLessThan(0.001);
    }
  });

  test('Korean comes without the English beside it, which is there once the language is switched', async ({
    page,
    host,
  }) => {
    const houses = '/v1/houses?sort=soonest&pageSize=3';
    const { data } = (await (await fetch(`${host.url}${houses}`)).json()) as {
      data: { name: { ko: string; en: string } }[];
    };
    const { name } = data[0]!;
    const html = await (await fetch(host.url, { headers: { 'accept-language': 'ko' } })).text();
    expect(html).toContain(name.ko);
    expect(html).not.toContain(name.en);
    await page.goto(host.url);
    await ready(page);
    await expect(page.getByText(name.ko).first()).toBeAttached();
    await page.locator('button[lang=en]').first().click();
    await expect(page.getByText(name.en).first()).toBeAttached();
    await expect(page.getByText(name.ko)).toHaveCount(0);
  });
});
