import { expect, it } from 'vitest';
import { endFetches, ends, untilEnded } from './ending.ts';

const asked = (signal?: AbortSignal) =>
  ends.requestWillFetch({
    request: new Request('http://localhost:3000/v1/houses', signal ? { signal } : {}),
  });

it('a version that gives way ends what it fetches, and what comes after that is fetched', async () => {
  const underWay = await asked();
  const copying = untilEnded();
  endFetches();
  expect([underWay.signal.aborted, copying.aborted]).toEqual([true, true]);
  expect([(await asked()).signal.aborted, untilEnded().aborted]).toEqual([false, false]);
});

it('a request that its page gives up ends as well', async () => {
  const page = new AbortController();
  const underWay = await asked(page.signal);
  expect(underWay.signal.aborted).toBe(false);
  page.abort();
  expect(underWay.signal.aborted).toBe(true);
  expect((await asked(page.signal)).signal.aborted).toBe(true);
});
