// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isInstallRefused, REFUSAL_DAYS } from './install-refusal.ts';
import { REFUSED_AT, refuseInstall } from './install.ts';

const DAY = 86_400_000;
const refusedAt = Date.parse('2026-11-22T09:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: refusedAt });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('nobody has refused on a new device', () => {
  expect(isInstallRefused(refusedAt)).toBe(false);
});

test('a refusal holds for its days, to the millisecond', () => {
  refuseInstall();
  expect(REFUSAL_DAYS).toBe(90);
  expect(isInstallRefused(refusedAt)).toBe(true);
  expect(isInstallRefused(refusedAt + REFUSAL_DAYS * DAY - 1)).toBe(true);
  expect(isInstallRefused(refusedAt + REFUSAL_DAYS * DAY)).toBe(false);
});

test.each(['soon', '', 'NaN', String(refusedAt + DAY)])('"%s" in the storage is no refusal', (stored) => {
  localStorage.setItem(REFUSED_AT, stored);
  expect(isInstallRefused(refusedAt)).toBe(false);
});
