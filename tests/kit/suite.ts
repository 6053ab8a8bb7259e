import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestHost, testClock, type TestHost } from './api.ts';

/**
 * A host for the tests of one file, without demo data, whose clock shows `start` (an ISO instant) when each of them begins. To be used from
 * within them.
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
