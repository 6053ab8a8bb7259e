// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('whether the host answers', () => {
  let up = true;
  const answer = () => (up ? Promise.resolve(new Response()) : Promise.reject(new TypeError()));
  const ask = vi.fn<(url?: string, init?: RequestInit) => Promise<Response>>(answer);
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal('fetch', ask);
    ask.mockReset().mockImplementation(answer);
    up = true;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('is asked of the host, and again until it answers, whatever the device says of its network', async () => {
    const { useOnline, watchReachability } = await import('./reachability.ts');
    const { result } = renderHook(() => useOnline());
    watchReachability();
    await passes(0);
    expect(result.current).toBe(true);
    expect(navigator.onLine).toBe(true);

    up = false;
    globalThis.dispatchEvent(new Event('online'));
    await passes(0);
    expect(result.current).toBe(false);
    await passes(5_000);
    expect(result.current).toBe(false);
    up = true;
    await passes(5_000);
    expect(result.current).toBe(true);
    const { length } = ask.mock.calls;
    await passes(60_000);
    expect(ask, 'a host that answers is left in peace').toHaveBeenCalledTimes(length);
  });

  it('is not told by a portal that answers for it', async () => {
    const { isReachable, watchReachability } = await import('./reachability.ts');
    ask.mockImplementation(async () => new Response('', { headers: { 'content-type': 'text/html' } }));
    watchReachability();
    await passes(0);
    expect(isReachable()).toBe(false);
    ask.mockImplementation(answer);
    await passes(5_000);
    expect(isReachable()).toBe(true);
  });

  it('is asked anew when the network changes, whatever was sent before that is answered after it', async () => {
    const { heardHost, isReachable, watchReachability } = await import('./reachability.ts');
    const answers: ((response: Response) => void)[] = [];
    ask.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    watchReachability();
    up = false;
    ask.mockImplementation(answer);
    globalThis.dispatchEvent(new Event('offline'));
    answers[0]?.(new Response());
    heardHost();
    await passes(0);
    expect(isReachable()).toBe(false);
    up = true;
    globalThis.dispatchEvent(new Event('online'));
    await passes(0);
    expect(isReachable()).toBe(true);
  });

  it('is asked once more after a change that a device tells of before it has come about', async () => {
    const { isReachable, watchReachability } = await import('./reachability.ts');
    watchReachability();
    globalThis.dispatchEvent(new Event('offline'));
    await passes(0);
    up = false;
    expect(isReachable()).toBe(true);
    await passes(5_000);
    expect(isReachable()).toBe(false);
  });

  it('tells what waits for the host that it is back', async () => {
    const { hostAnswers } = await import('./reachability.ts');
    expect(await hostAnswers(), 'at once').toBe(true);
    up = false;
    let isBack = false;
    const waiting = hostAnswers().finally(() => (isBack = true));
    await passes(12_000);
    expect(isBack).toBe(false);
    up = true;
    await passes(5_000);
    expect(await waiting).toBe(false);
  });

  it('is no, while a proxy answers for a host that is down', async () => {
    const { askHost, isReachable } = await import('./reachability.ts');
    ask.mockImplementation(() => Promise.resolve(new Response(null, { status: 502 })));
    askHost();
    await passes(0);
    expect(isReachable()).toBe(false);
    ask.mockImplementation(answer);
    await passes(5_000);
    expect(isReachable()).toBe(true);
  });

  it('counts as out of reach when it takes calls and says nothing, until a call is answered', async () => {
    const { askHost, heardHost, isReachable } = await import('./reachability.ts');
    ask.mockImplementation(
      (_, { signal } = {}) =>
        new Promise((__, reject) => signal?.addEventListener('abort', () => reject(new TypeError()))),
    );
    askHost();
    await passes(4_900);
    expect(isReachable()).toBe(true);
    await passes(200);
    expect(isReachable()).toBe(false);

    await passes(5_000);
    heardHost();
    await passes(60_000);
    expect(isReachable(), 'whatever becomes of a question of before').toBe(true);
  });
});
