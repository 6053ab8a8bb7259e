// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBackGesture } from './back-gesture.ts';
import { enterHistory } from './overlay-history.ts';

/** Replays the browser's history steps: the address stays the same, and only the mark in the state changes. */
function arriveAt(overlay: number | undefined) {
  const state = overlay === undefined ? { key: 'page' } : { key: 'page', overlay };
  const event = new PopStateEvent('popstate', { state });
  window.dispatchEvent(event);
}

const router = vi.fn();
const leaves: (() => void)[] = [];
const open = (close: () => void, asks?: () => boolean) => {
  const leave = enterHistory(close, asks);
  leaves.push(leave);
  return leave;
};

watchBackGesture();
window.addEventListener('popstate', router);

beforeEach(() => {
  window.history.replaceState({ key: 'page' }, '');
  router.mockClear();
});

afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  vi.restoreAllMocks();
});

describe('the back gesture', () => {
  it('closes the overlay and is none of the business of the router', () => {
    const close = vi.fn();
    open(close);
    arriveAt(undefined);
    expect(close).toHaveBeenCalledOnce();
    expect(router).not.toHaveBeenCalled();
  });

  it('closes the upper of two first', () => {
    const lower = vi.fn();
    const upper = vi.fn();
    open(lower);
    open(upper);
    arriveAt(1);
    expect(upper).toHaveBeenCalledOnce();
    expect(lower).not.toHaveBeenCalled();
    arriveAt(undefined);
    expect(lower).toHaveBeenCalledOnce();
  });

  it('is asked again of an overlay that stays', () => {
    const push = vi.spyOn(History.prototype, 'pushState');
    const close = vi.fn();
    let asks = true;
    open(close, () => asks);
    // In a browser the state is that of the entry arrived at.
    window.history.replaceState({ key: 'page' }, '');
    push.mockClear();
    arriveAt(undefined);
    expect(close).toHaveBeenCalledOnce();
    expect(push).toHaveBeenCalledOnce();
    expect(window.history.state).toMatchObject({ key: 'page', overlay: 1 });
    asks = false;
    arriveAt(undefined);
    expect(close).toHaveBeenCalledTimes(2);
    expect(push).toHaveBeenCalledOnce();
    expect(router).not.toHaveBeenCalled();
  });

  it('passes over the entry of an overlay that was closed by its button', () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const close = vi.fn();
    open(close)();
    arriveAt(undefined);
    expect(close).not.toHaveBeenCalled();
    expect(back).toHaveBeenCalledOnce();
    expect(router).not.toHaveBeenCalled();
  });

  it('uses a spent entry again instead of adding another', () => {
    const push = vi.spyOn(History.prototype, 'pushState');
    open(vi.fn())();
    const before = push.mock.calls.length;
    window.history.replaceState({ key: 'page', overlay: 1 }, '');
    open(vi.fn());
    expect(push.mock.calls.length).toBe(before);
  });

  it('stays with the router when no overlay was ever there', () => {
    arriveAt(undefined);
    expect(router).toHaveBeenCalledOnce();
  });
});
