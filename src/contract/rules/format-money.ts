import type { Won } from './money.ts';

/** Whole won: `₩1,234,000`. */
export function won(amount: Won): string {
  return `${amount < 0 ? '−' : ''}₩${grouped(Math.abs(amount))}`;
}

export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}
