import { expect, test } from './journey.ts';
import { Visitor } from './visitor.ts';

/** The complaints of these engines about a host that does not answer. */
const NO_NETWORK = /NetworkError|Load failed|Could not connect|no-response :: |font: download failed/;

test('a neighbourhood on the map opens, a home is shown, and the map is there with the host stopped', async ({
  host,
  engineBrowser: browser,
  language,
  t,
}) => {
  const visitor = new Visitor(browser, host, t);
  const prices = () =>
    browser.evaluate(() => [...document.querySelectorAll('[data-pin]')].map((pin) => pin.textContent));
  const sinchon = `/^${t('common:location.sinchon')}, /`;
  await visitor.opens(`/houses?view=map&lng=${language}`);
  await visitor.presses('button', sinchon);
  await expect.poll(() => browser.evaluate(() => location.search)).toContain('area=');
  await expect.poll(async () => (await prices()).length, 'homes by their price').toBeGreaterThan(1);
  const [price] = await prices();
  await visitor.presses('button', price!.replaceAll(/\s+/g, ' ').trim());
  await visitor.sees('button', t('map:close'));
  expect(await browser.complaints()).toEqual([]);

  const stored = () => browser.evaluate(async () => (await (await caches.open('catalogue')).keys()).length);
  await expect.poll(stored, 'the device stores the catalogue').toBeGreaterThan(12);
  await host.stop();
  await visitor.opens('/houses?view=map');
  await visitor.sees('button', sinchon);
  await visitor.sees('text', t('map:offline'));
  expect((await browser.complaints()).filter((line) => !NO_NETWORK.test(line))).toEqual([]);
});
