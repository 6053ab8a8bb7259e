// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FALLBACK_AFTER_MS, PARTS_MS } from '#app/platform/offline/patience.ts';
import { listParts, noListParts } from './list-parts.ts';

const network = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the page waits a second for a host that has answered and falls silent, and less where it was silent before', async () => {
  network.mockReturnValue(new Promise(() => undefined));
  for (const [fromDevice, wait] of [
    [false, PARTS_MS],
    [true, FALLBACK_AFTER_MS],
  ] as const) {
    const told = vi.fn();
    void listParts(fromDevice).then(told);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(noListParts);
  }
});

it('waits for no longer than the answers take, and does without what was refused', async () => {
  network.mockImplementation(async () =>
    Response.json({ statusCode: 503, message: '', code: 'unavailable', data: null }, { status: 503 }),
  );
  // No timer ends here.
  expect(await listParts(false)).toEqual(noListParts);
});
