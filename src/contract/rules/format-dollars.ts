import { grouped, won } from './format-money.ts';
import type { Cents, Won } from './money.ts';

/** US cents: `US$1,234.50`. */
export function usdCents(cents: Cents): string {
  const size = Math.abs(cents);
  const rest = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '−' : ''}US$${grouped(Math.floor(size / 100))}.${rest}`;
}

/** US cents rounded to the dollar, for approximate amounts: `US$852`. */
export function usdWhole(cents: Cents): string {
  return `US$${grouped(Math.round(cents / 100))}`;
}

/** Formats an amount in the currency that is charged. `aside` is the won of an amount in dollars. */
export function chargedMoney(amount: Won, cents: Cents | null): { main: string; aside: string | null } {
  return cents === null ? { main: won(amount), aside: null } : { main: usdCents(cents), aside: won(amount) };
}
