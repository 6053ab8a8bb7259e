import { storage } from '../browser/storage.ts';
import { REFUSED_AT } from './install.ts';

export const REFUSAL_DAYS = 90;

const MS_PER_DAY = 86_400_000;

/** True within `REFUSAL_DAYS` of a refusal on this device. `now` is in ms. A refusal in the future (clock set back) is ignored. */
export function isInstallRefused(now: number): boolean {
  const refusedAt = Number(storage.get(REFUSED_AT));
  return refusedAt <= now && now - refusedAt < REFUSAL_DAYS * MS_PER_DAY;
}
