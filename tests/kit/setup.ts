import { afterAll, afterEach, expect, vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

const complaints = vi.spyOn(console, 'error');

const { waitFor } = vi;
vi.waitFor = (task, options) =>
  waitFor(task, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
if (typeof document !== 'undefined')
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: PATIENCE_MS });

afterEach(() => {
  const said = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockClear();
  expect(said, 'nothing may be written to console.error unexpectedly').toEqual([]);
});

// Parts of a screen that load in the quiet after it may still be on their way when its last test ends.
afterAll(() => vi.dynamicImportSettled());
