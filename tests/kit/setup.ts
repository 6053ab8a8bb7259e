import { afterAll, afterEach, expect, vi } from 'vitest';

const complaints = vi.spyOn(console, 'error');

// The default of one second is too short on a machine that carries others' load.
const { waitFor } = vi;
vi.waitFor = (task, options) =>
  waitFor(task, typeof options === 'number' ? options : { timeout: 30_000, ...options });
if (typeof document !== 'undefined')
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  const said = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockClear();
  expect(said, 'nothing may be written to console.error unexpectedly').toEqual([]);
});

// Parts of a screen that load in the quiet after it may still be on their way when its last test ends.
afterAll(() => vi.dynamicImportSettled());
