import { usdCents, won } from './format-money.ts';
import type { Cents, Won } from './money.ts';

/** An amount as people read it: in the currency that was charged first; `aside` is the won of an amount in dollars. */
export function chargedMoney(amount: Won, cents: Cents | null): { main: string; aside: string | null } {
  return cents === null ? { main: won(amount), aside: null } : { main: usdCents(cents), aside: won(amount) };
}
