// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Loaded = { status?: string; loaderData?: unknown };

const lost = { read: { ok: false, problem: { code: 'offline', message: null, fields: {} } } };
const copy = { read: { ok: true, value: { value: {}, readAt: 0, fromDevice: true } } };
const live = { read: { ok: true, value: { value: {}, readAt: 0, fromDevice: false } } };

let up = true;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('fetch', () => (up ? Promise.resolve(new Response()) : Promise.reject(new TypeError())));
  up = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function watched({ status = 'success', loaderData }: Loaded = {}, isEdited = false) {
  const invalidate = vi.fn(() => Promise.resolve());
  await import('#app/platform/api/transport.ts');
  const matches = [{ status, loaderData, updatedAt: Date.now() }];
  const { watchReachability } = await import('#app/platform/offline/reachability.ts');
  const { watchFreshness } = await import('#app/platform/offline/watch-freshness.ts');
  watchReachability();
  await vi.advanceTimersByTimeAsync(0);
  watchFreshness({ state: { isLoading: false, matches }, invalidate }, () => isEdited);
  return invalidate;
}

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function networkReturns(): Promise<void> {
  up = false;
  dispatchEvent(new Event('offline'));
  await passes(1_000);
  up = true;
  await passes(6_000);
}

async function comesBackIntoSight(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  await passes(500);
}

it('a screen that comes back into sight asks for what is stale, and for nothing that is not', async () => {
  const invalidate = await watched();
  await passes(20_000);
  await comesBackIntoSight();
  expect(invalidate).not.toHaveBeenCalled();
  await passes(20_000);
  await comesBackIntoSight();
  expect(invalidate).toHaveBeenCalledOnce();
});

it.each([
  ['that was not loaded', { status: 'error' }, 1],
  ['that says that there is no connection', { loaderData: lost }, 1],
  ['that has the copy of the device', { loaderData: copy }, 1],
  ['that has the answer of the host', { loaderData: live }, 0],
])('a form %s is loaded when the network is back', async (_, loaded, times) => {
  const invalidate = await watched(loaded, true);
  await networkReturns();
  expect(invalidate).toHaveBeenCalledTimes(times);
});
