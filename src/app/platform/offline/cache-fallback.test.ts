// @vitest-environment happy-dom
import type * as CacheFallback from './cache-fallback.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const never = () => new Promise<string>(() => {});
const copy = () => Promise.resolve('copy');
const answers =
  (ms: number, value = 'live') =>
  () =>
    new Promise<string>((resolve) => setTimeout(resolve, ms, value));

describe('a read with a copy on the device', () => {
  const refreshed = vi.fn();
  let { withCacheFallback, dropReads } = {} as typeof CacheFallback;
  beforeEach(async () => {
    vi.resetModules();
    vi.useFakeTimers();
    refreshed.mockClear();
    ({ withCacheFallback, dropReads } = await import('./cache-fallback.ts'));
    (await import('./refresh.ts')).onRefresh(refreshed);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** A read, and what has come of it so far. */
  function reading(read: () => Promise<string>, copyOf: () => Promise<string | null> = copy) {
    const seen: { value?: string; error?: unknown } = {};
    withCacheFallback('key', read, copyOf).then(
      (value) => (seen.value = value),
      (error: unknown) => (seen.error = error),
    );
    return seen;
  }
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('is the answer of a host that is quick', async () => {
    const seen = reading(answers(100));
    await passes(100);
    expect(seen.value).toBe('live');
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('is the copy while the host is slow, and the answer once it comes, which the next read is given', async () => {
    const seen = reading(answers(3_000));
    await passes(300);
    expect(seen.value).toBe('copy');
    await passes(3_000);
    expect(refreshed).toHaveBeenCalledOnce();
    const again = reading(never);
    await passes(0);
    expect(again.value).toBe('live');
  });

  it('hands on nothing that came for somebody who has logged out', async () => {
    reading(answers(3_000));
    await passes(300);
    dropReads();
    await passes(3_000);
    expect(refreshed).not.toHaveBeenCalled();
    const theirs = reading(answers(1, 'theirs'));
    await passes(1);
    expect(theirs.value).toBe('theirs');
  });

  it('drops at log-out what came and was not read', async () => {
    reading(answers(3_000));
    await passes(3_300);
    dropReads();
    const theirs = reading(answers(1, 'theirs'));
    await passes(1);
    expect(theirs.value).toBe('theirs');
  });

  it('is the copy at once after a slow one, until the host answers', async () => {
    reading(never);
    await passes(300);
    const second = reading(never);
    await passes(0);
    expect(second.value).toBe('copy');
  });

  it('is not the answer to an earlier read, which something may have changed since', async () => {
    reading(answers(1_000, 'before'));
    await passes(300);
    reading(answers(2_000, 'after'));
    await passes(1_000);
    expect(refreshed).not.toHaveBeenCalled();
    await passes(2_000);
    expect(refreshed).toHaveBeenCalledOnce();
    const again = reading(never);
    await passes(0);
    expect(again.value).toBe('after');
  });

  it('is the copy without a network, and a refusal is one', async () => {
    const { ApiError, NetworkError } = await import('../api/call-errors.ts');
    const lost = reading(() => Promise.reject(new NetworkError()));
    await passes(0);
    expect(lost.value).toBe('copy');
    const refused = new ApiError(404, { code: 'not_found', errorMessage: 'gone' });
    const gone = reading(() => Promise.reject(refused));
    await passes(0);
    expect(gone.error).toBe(refused);
  });

  it('waits for the host where the device has no copy', async () => {
    const seen = reading(answers(3_000), () => Promise.resolve(null));
    await passes(2_900);
    expect(seen.value).toBeUndefined();
    await passes(200);
    expect(seen.value).toBe('live');
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('waits no longer for the copy than for the answer', async () => {
    const seen = reading(answers(3_000), never);
    await passes(3_000);
    expect(seen.value).toBe('live');
  });
});
