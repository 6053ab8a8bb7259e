import { createHash } from 'node:crypto';
import { brand } from '#contract/brand.ts';
import type { IssuedAccount } from '#server/ports/paying/payment-outcome.ts';
import type { SandboxOrder } from './store.ts';

/** Woori Bank. The bank is real, but the accounts of the sandbox lead nowhere. */
const BANK = '020';

/** Returns the virtual account of an order, always the same one; null for an order paid by another method. */
export function accountOf({ order_id, language, pay_until }: SandboxOrder): IssuedAccount | null {
  if (pay_until === null) return null;
  const digits = BigInt(`0x${createHash('sha256').update(order_id).digest('hex').slice(0, 16)}`);
  return {
    bank: BANK,
    number: `0000${(digits % 10n ** 10n).toString().padStart(10, '0')}`,
    holder: brand.name[language],
    dueAt: pay_until.toISOString(),
  };
}
