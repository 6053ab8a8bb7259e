import type { Cents, Won } from './money.ts';

/** Whole won: `₩1,234,000`. */
export function won(amount: Won): string {
  return `${amount < 0 ? '−' : ''}₩${grouped(Math.abs(amount))}`;
}

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

export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats an amount in the currency that is charged. `aside` is the won of an amount in dollars. */
export function chargedMoney(amount: Won, cents: Cents | null): { main: string; aside: string | null } {
  return cents === null ? { main: won(amount), aside: null } : { main: usdCents(cents), aside: won(amount) };
}
