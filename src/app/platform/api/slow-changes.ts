import { SLOW_CHANGE_MS } from '../offline/patience.ts';

/** A change that the host has not answered for a while: `done` resolves once it is over, `giveUp` ends the waiting. */
export type SlowChange = { done: Promise<void>; giveUp: () => void };

let tell: ((change: SlowChange) => void) | undefined;

/** Tells `listener` of every change that takes long from now on. */
export function onSlowChange(listener: (change: SlowChange) => void): void {
  tell = listener;
}

/** Follows a change that was sent. @returns what says that it is over */
export function followChange(giveUp: () => void): () => void {
  let end = () => {};
  const timer = setTimeout(() => {
    const done = new Promise<void>((resolve) => (end = resolve));
    tell?.({ done, giveUp });
  }, SLOW_CHANGE_MS);
  return () => {
    clearTimeout(timer);
    end();
  };
}
