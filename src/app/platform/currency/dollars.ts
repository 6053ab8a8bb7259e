import { useSyncExternalStore } from 'react';
import type { ExchangeRate, Won } from '#contract/rules/money.ts';

/** Amounts in dollars that are about right: `of` writes won so, at the rate of a day. */
export type Dollars = { rate: ExchangeRate; of: (amount: Won) => string };

let shown: Dollars | null = null;
const listeners = new Set<() => void>();

/** Shows dollars beside won from now on, or no longer. */
export function showDollars(dollars: Dollars | null): void {
  shown = dollars;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns how to write won in dollars, where somebody has chosen to see them; the host and the first render write won alone. */
export const useDollars = (): Dollars | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
