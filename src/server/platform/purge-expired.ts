import { HOUR_MS } from '#contract/rules/durations.ts';
import type { Job } from './run-jobs.ts';
import { runBatch } from './run-batch.ts';
import { throttle } from './throttle.ts';

/**
 * Makes the hourly job that erases expired data; each part selects its own.
 * @throws AggregateError of the parts that failed, after all have run.
 */
export function purgeExpired(...parts: Job[]): Job {
  return throttle(HOUR_MS, (ctx, until) =>
    runBatch(parts, (purge) => purge(ctx, until), 'something that has expired could not be forgotten', until),
  );
}
