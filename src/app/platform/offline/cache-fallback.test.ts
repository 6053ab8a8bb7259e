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

  it('has the copy looked for while it waits, and none of a host that is quick', async () => {
    const looked = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 140, 'copy')));
    reading(answers(90), looked);
    await passes(250);
    expect(looked).not.toHaveBeenCalled();
    const seen = reading(never, looked);
    await passes(250);
    expect(seen.value).toBe('copy');
    expect(looked).toHaveBeenCalledOnce();
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

  it('is the copy at once where the host has been asked for as long already', async () => {
    vi.stubGlobal('fetch', never);
    (await import('./reachability.ts')).askHost();
    await passes(300);
    const seen = reading(answers(3_000));
    await passes(0);
    expect(seen.value).toBe('copy');
    vi.unstubAllGlobals();
  });

  it('hands on nothing that came for somebody who has logged out', async () => {
    reading(answers(3_000));
    await passes(300);
    dropReads();
    await passes(3_000);
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

  it('is not the answer to a read of before a change, though the screen is loaded again', async () => {
    reading(answers(1_000, 'before'));
    await passes(300);
    dropReads();
    await passes(1_000);
    expect(refreshed).toHaveBeenCalledOnce();
    const again = reading(answers(10, 'after'));
    await passes(10);
    expect(again.value).toBe('after');
  });

  it('is shared by all that ask for the same, unless it takes too long', async () => {
    const read = vi.fn(answers(8_000));
    reading(read);
    await passes(2_000);
    reading(read);
    expect(read).toHaveBeenCalledOnce();
    await passes(4_000);
    reading(read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each([
    [3, 400],
    [4, 6_000],
    [4, 15_000],
  ])('has a screen loaded %i times at most whose reads take %i ms', async (times, ms) => {
    let loads = 0;
    const seen: string[] = [];
    const load = async () => {
      loads += 1;
      const stays = await withCacheFallback('stays', answers(ms), copy);
      seen.push(stays, await withCacheFallback('the next one', answers(ms), copy));
    };
    refreshed.mockImplementation(() => void load());
    void load();
    await passes(20 * ms);
    refreshed.mockReset();
    expect(loads).toBeLessThanOrEqual(times);
    expect(seen.slice(-2)).toEqual(['live', 'live']);
  });

  it('waits for the full time of a call before a form begins with a copy', async () => {
    const { CALL_MS } = await import('./patience.ts');
    reading(never);
    await passes(300);
    const form = withCacheFallback('form', answers(2_000), copy, CALL_MS);
    await passes(2_000);
    expect(await form).toBe('live');
  });

  it('is the copy without a network, and a refusal is one', async () => {
    const { ApiError, NetworkError } = await import('../api/call-errors.ts');
    const lost = reading(() => Promise.reject(new NetworkError()));
    await passes(0);
    expect(lost.value).toBe('copy');
    const refused = new ApiError(new Response(null, { status: 404 }), {
      code: 'not_found',
      errorMessage: 'gone',
    });
    const gone = reading(() => Promise.reject(refused));
    await passes(0);
    expect(gone.error).toBe(refused);
  });

  it.each([429, 500, 502, 503, 504])('is the copy where a host in trouble answers %i', async (status) => {
    const { ApiError } = await import('../api/call-errors.ts');
    const trouble = new ApiError(new Response(null, { status }), { code: 'server_error', errorMessage: '' });
    const read = () => Promise.reject(trouble);
    const seen = reading(read);
    await passes(0);
    expect(seen.value).toBe('copy');
    const nowhere = reading(read, () => Promise.resolve(null));
    await passes(0);
    expect(nowhere.error).toBe(trouble);
  });

  it('waits for the host where the device has no copy', async () => {
    const seen = reading(answers(3_000), () => Promise.resolve(null));
    await passes(2_900);
    expect(seen.value).toBeUndefined();
    await passes(200);
    expect(seen.value).toBe('live');
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('waits for the host where the copy cannot be read', async () => {
    const seen = reading(answers(3_000), () => Promise.reject(new Error('unreadable')));
    await passes(3_000);
    expect(seen.value).toBe('live');
  });

  it('waits no longer for the copy than for the answer', async () => {
    const seen = reading(answers(3_000), never);
    await passes(3_000);
    expect(seen.value).toBe('live');
  });
});
