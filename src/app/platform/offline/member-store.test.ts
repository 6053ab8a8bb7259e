// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Creates a database that opens but whose transactions never end, like those of a page that WebKit suspended. */
function database() {
  const abort = vi.fn();
  const close = vi.fn();
  const never = { addEventListener: () => {}, abort, objectStore: () => ({}) };
  const opened = { result: { transaction: () => never, close } } as unknown as IDBOpenDBRequest;
  const open = vi.fn(() => {
    queueMicrotask(() => opened.onsuccess?.(new Event('success')));
    return opened;
  });
  vi.stubGlobal('indexedDB', { open });
  return { open, abort, close };
}
const hidden = (persisted: boolean) => {
  globalThis.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
};
const rejection = (work: Promise<unknown>) => work.then(() => null, String);
const never = () => new Promise<never>(() => {});

describe('the store of the member cache', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
  });
  afterEach(() => {
    hidden(true);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('holds nobody up for longer than a second, and is left alone after that', async () => {
    const { open } = database();
    const { inTime, store } = await import('./member-store.ts');
    let ended = false;
    const first = rejection(inTime(() => store('readonly', never))).finally(() => (ended = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toContain('does not answer');

    expect(await rejection(inTime(() => store('readonly', never)))).toContain('is silent');
    expect(open).toHaveBeenCalledTimes(1);

    await vi.advanceTimersByTimeAsync(30_000);
    expect(await inTime(() => store('readonly', () => 'there again'))).toBe('there again');
    expect(open, 'by another connection').toHaveBeenCalledTimes(2);
  });

  it('is asked again as soon as it has answered late', async () => {
    database();
    const { inTime, store } = await import('./member-store.ts');
    let answer = (_: string) => {};
    const late = () => new Promise<string>((resolve) => (answer = resolve));
    const first = rejection(inTime(() => store('readonly', late)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toContain('does not answer');
    answer('late');
    await vi.advanceTimersByTimeAsync(0);
    expect(await inTime(() => store('readonly', () => 'there again'))).toBe('there again');
  });

  it('lets go of its transactions when a page is kept for the back gesture', async () => {
    const { open, abort, close } = database();
    const { store } = await import('./member-store.ts');
    void store('readwrite', never);
    await vi.advanceTimersByTimeAsync(0);
    hidden(false);
    expect(abort, 'the browser ends those of a page that is gone').not.toHaveBeenCalled();
    hidden(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(abort).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    expect(await store('readonly', () => 'back')).toBe('back');
    expect(open).toHaveBeenCalledTimes(2);
  });
});
