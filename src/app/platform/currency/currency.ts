import { usdWhole } from '#contract/rules/format-dollars.ts';
import { toCents, type ExchangeRate } from '#contract/rules/money.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import { api } from '../api/api.ts';
import { CURRENCY, storage } from '../browser/storage.ts';
import { showDollars } from './dollars.ts';

/** Stored while dollars are shown: the last rate, if any, and when it was read (ms since the epoch). */
type Stored = { rate?: ExchangeRate; readAt: number };

function stored(): Stored | null {
  const text = storage.get(CURRENCY);
  if (!text) return null;
  try {
    return JSON.parse(text) as Stored;
  } catch {
    return null;
  }
}

function show({ rate }: Stored): void {
  if (rate) showDollars({ rate, of: (amount) => usdWhole(toCents(amount, rate.krwPerUsd)) });
}

/** Shows dollars if they were chosen on this device: first at the last known rate, then at today's rate from the host. */
export async function restoreCurrency(): Promise<void> {
  const last = stored();
  if (!last) return;
  show(last);
  if (!last.rate || Date.now() - last.readAt > DAY_MS) await readRate().catch(() => undefined);
}

/**
 * Stores the choice to show dollars beside won, or won only.
 * @returns false if no rate is known, so that dollars cannot be shown
 */
export async function chooseDollars(wanted: boolean): Promise<boolean> {
  if (!wanted) {
    storage.remove(CURRENCY);
    showDollars(null);
    return true;
  }
  return readRate().then(
    () => true,
    () => false,
  );
}

async function readRate(): Promise<void> {
  const rate = await api.rates.current();
  const read = { rate, readAt: Date.now() };
  storage.set(CURRENCY, JSON.stringify(read));
  show(read);
}
