import type { Won } from '#contract/rules/money.ts';

/** Reads won as people type them, with or without commas; null for anything else and for more than nine digits. */
export function parseWon(typed: string): Won | null {
  const digits = typed.replaceAll(/[,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
