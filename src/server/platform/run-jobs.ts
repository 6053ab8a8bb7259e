import type { Context } from '#server/context.ts';
import { runExclusively, type WhenBusy } from './lock-store.ts';

const EVERY_MS = 2_000;

/** Does what is due by the host's clock; throws of what it could not do, which is tried again in the next run. */
export type Job = (ctx: Context) => Promise<void>;
/** Jobs by name, in the order in which a run does them. */
export type Jobs = Record<string, Job>;

/**
 * Runs all jobs that are due now, once; tests call it after moving the clock. A failing job stops none of the others from
 * running. Of several hosts on one PostgreSQL only one runs jobs at a time; the others return at once, or wait for their turn.
 * @throws AggregateError of what failed, after all have run.
 */
export async function runJobs(ctx: Context, jobs: Jobs, whenBusy: WhenBusy = 'skip'): Promise<void> {
  // The embedded database has one session, which the lock's transaction would deny to the jobs; and it has one host anyway.
  if (ctx.config.databaseUrl === undefined) return runAll(ctx, jobs);
  await runExclusively(ctx.db, whenBusy, () => runAll(ctx, jobs));
}

async function runAll(ctx: Context, jobs: Jobs): Promise<void> {
  const failures: Error[] = [];
  for (const [name, job] of Object.entries(jobs)) {
    try {
      await job(ctx);
    } catch (cause) {
      failures.push(new Error(`the job ${name} failed`, { cause }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

/**
 * Runs the jobs every two seconds, never two runs at once; a failed run is logged and the next one comes all the same.
 * @returns stop: waits for a run that is under way.
 */
export function startJobs(ctx: Context, jobs: Jobs): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const run = async () => {
    try {
      await runJobs(ctx, jobs);
    } catch (error) {
      ctx.log('jobs failed', error);
    }
    if (!stopped) later();
  };
  const later = () => {
    timer = setTimeout(() => {
      running = run();
    }, EVERY_MS);
  };
  later();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
