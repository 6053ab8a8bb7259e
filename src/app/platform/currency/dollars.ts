import { useSyncExternalStore } from 'react';
import type { ExchangeRate, Won } from '#contract/rules/money.ts';

/** Approximate dollar amounts: `of` formats won at the rate of one day. */
export type Dollars = { rate: ExchangeRate; of: (amount: Won) => string };

let shown: Dollars | null = null;
const listeners = new Set<() => void>();

export function showDollars(dollars: Dollars | null): void {
  shown = dollars;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the dollar formatter if dollars were chosen. Null on the server and in the first render. */
export const useDollars = (): Dollars | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
