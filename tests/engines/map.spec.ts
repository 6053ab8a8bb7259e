import { expect, test } from './journey.ts';
import { Visitor } from './visitor.ts';

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

  // Moved by the pointer, it searches there once it is asked to.
  const area = () => browser.evaluate(() => new URLSearchParams(location.search).get('area'));
  const shown = () =>
    browser.evaluate(() =>
      [...document.querySelectorAll('[data-pin]')].map((pin) => pin.getAttribute('data-pin')),
    );
  const inArea = () =>
    browser.evaluate(async () => {
      const asked = new URLSearchParams({ area: new URLSearchParams(location.search).get('area')! });
      const answer = await fetch(`/v1/houses?${asked}&pageSize=100`);
      return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
    });
  await visitor.presses('checkbox', t('map:moving'));
  const [before, known] = [await area(), await shown()];
  await browser.draw({ kind: 'text', name: t('map:label') }, [
    [0.7, 0.8],
    [0.6, 0.8],
    [0.4, 0.8],
  ]);
  await visitor.presses('button', t('map:here'));
  await expect.poll(area).not.toBe(before);
  const isNew = async () => (await shown()).some((id) => !known.includes(id));
  await expect.poll(isNew, 'homes that were not found before').toBe(true);
  expect(await inArea(), 'all of them within').toEqual(expect.arrayContaining(await shown()));
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
