import { expect, it } from 'vitest';
import { limitRenders, paceQueries, renderShare } from './render-limit.ts';

it('a network has ten pages rendered at once, then one every two seconds', () => {
  let now = 1_000_000;
  const mayRender = limitRenders({ now: () => now });
  const rendered = (network: string, tries: number) =>
    Array.from({ length: tries }, () => mayRender(network)).filter(Boolean).length;
  expect(rendered('a', 100)).toBe(10);
  expect(rendered('b', 5), 'each by itself').toBe(5);
  now += 1999;
  expect(rendered('a', 100)).toBe(0);
  now += 1;
  expect(rendered('a', 100)).toBe(1);
  now += 60_000;
  expect(rendered('a', 100)).toBe(10);
});

it('rendering takes half a second at once, then a fifth of the time', async () => {
  let now = 0;
  const share = renderShare(() => now);
  const render = (ms: number) =>
    share.spend(async () => {
      now += ms;
    });
  for (const ms of [200, 200, 200]) {
    expect(share.exhausted()).toBe(false);
    await render(ms);
  }
  expect(share.exhausted()).toBe(false);
  await render(200);
  expect(share.exhausted()).toBe(true);
  now += 699;
  expect(share.exhausted()).toBe(true);
  now += 1;
  expect(share.exhausted()).toBe(false);
});

it('no more than two are begun at once, and one that fails is over too', async () => {
  const share = renderShare(() => 0);
  let end = () => {};
  const first = share.spend(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  expect(share.exhausted()).toBe(false);
  const second = share.spend(() => Promise.reject(new Error('not rendered')));
  expect(share.exhausted()).toBe(true);
  await expect(second).rejects.toThrow('not rendered');
  expect(share.exhausted()).toBe(false);
  end();
  await first;
});

it('a network asks for forty addresses with a query at once, then waits its turn, for two seconds at most', () => {
  let now = 1_000_000;
  const wait = paceQueries(() => now);
  const waits = (network: string, times: number) => Array.from({ length: times }, () => wait(network));
  expect(waits('a', 40)).toEqual(Array.from({ length: 40 }, () => 0));
  expect(waits('a', 3)).toEqual([50, 100, 150]);
  expect(waits('b', 1), 'each by itself').toEqual([0]);
  expect(Math.max(...waits('a', 1000))).toBe(2000);
  now += 2000;
  expect(waits('a', 1), 'what was held back at the longest is not paid for').toEqual([50]);
  now += 60_000;
  expect(waits('a', 41).at(-1)).toBe(50);
});
