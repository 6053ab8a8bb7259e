import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestHost, testClock, type TestHost } from './api.ts';

/**
 * Starts a host without demo data for the tests of one file; its clock shows `start` (an ISO instant) at the beginning of each test. Call it at the
 * top level of the file or of a `describe`.
 */
export function hostFrom(
  start: string,
  options: Pick<NonNullable<Parameters<typeof startTestHost>[0]>, 'calendarLoopback'> = {},
): TestHost {
  const clock = testClock(start);
  const host = { clock } as TestHost;
  beforeAll(async () => {
    Object.assign(host, await startTestHost({ demo: false, clock, ...options }));
  });
  beforeEach(() => clock.set(start));
  afterAll(() => host.close());
  return host;
}
