import { SLOW_CHANGE_MS } from '../offline/patience.ts';

export type SlowChange = { done: Promise<void>; giveUp: () => void };

let tell: ((change: SlowChange) => void) | undefined;

export function onSlowChange(listener: (change: SlowChange) => void): void {
  tell = listener;
}

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
