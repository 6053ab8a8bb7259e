import { HOUR_MS } from '#contract/rules/durations.ts';
import type { Job } from './run-jobs.ts';
import { throttle } from './throttle.ts';

/** Makes the hourly job that forgets what nothing needs any more; each part knows what of its own has expired. */
export function purgeExpired(...parts: Job[]): Job {
  return throttle(HOUR_MS, async (ctx) => {
    for (const purge of parts) await purge(ctx);
  });
}
