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

/** US cents to the dollar, for amounts that are about right: `US$852`. */
export function usdWhole(cents: Cents): string {
  return `US$${grouped(Math.round(cents / 100))}`;
}

/** A whole number that is not negative, with a comma every three digits. */
export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount as people read it: in the currency that was charged first; `aside` is the won of an amount in dollars. */
export function chargedMoney(amount: Won, cents: Cents | null): { main: string; aside: string | null } {
  return cents === null ? { main: won(amount), aside: null } : { main: usdCents(cents), aside: won(amount) };
}
