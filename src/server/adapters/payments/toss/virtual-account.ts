import { HOUR_MS } from '#contract/rules/durations.ts';
import type { IssuedAccount } from '#server/ports/paying/payment-outcome.ts';
import type { TossPayment } from './api.ts';

const SEOUL_OFFSET_MS = 9 * HOUR_MS;

/** Returns the Seoul time of an instant (milliseconds since the epoch) in the provider's format for deadlines: `2026-11-22T10:00:00`. */
export function dueDate(untilMs: number): string {
  return new Date(untilMs + SEOUL_OFFSET_MS).toISOString().slice(0, 19);
}

export function issuedAccount({ virtualAccount }: TossPayment): IssuedAccount | null {
  const { accountNumber: number, bankCode, customerName: holder, dueDate: until } = virtualAccount ?? {};
  if (!number || !bankCode || !until) return null;
  const due = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(until) ? until : `${until}+09:00`);
  if (Number.isNaN(due)) return null;
  return { bank: bankOf(bankCode), number, holder: holder ?? '', dueAt: new Date(due).toISOString() };
}

/** Returns the transfer code of a bank. The provider drops the leading zero, and uses 06 for KB Kookmin Bank, which has been 004 since 2001. */
function bankOf(code: string): string {
  const full = code.padStart(3, '0');
  return full === '006' ? '004' : full;
}
