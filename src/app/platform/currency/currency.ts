import { usdWhole } from '#contract/rules/format-money.ts';
import { toCents, type ExchangeRate } from '#contract/rules/money.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import { api } from '../api/api.ts';
import { CURRENCY, storage } from '../browser/storage.ts';
import { showDollars } from './dollars.ts';

/** What the device stores while dollars are shown: the last rate that was read, if any yet, and when (milliseconds since the epoch). */
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

/** Shows dollars where they were chosen on this device: at once at the last rate known, and at today's once the host says it. */
export async function restoreCurrency(): Promise<void> {
  const last = stored();
  if (!last) return;
  show(last);
  if (!last.rate || Date.now() - last.readAt > DAY_MS) await readRate().catch(() => undefined);
}

/** Chooses dollars beside won, or won alone, on this device. @returns false where no rate is known, so that dollars cannot be shown */
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
