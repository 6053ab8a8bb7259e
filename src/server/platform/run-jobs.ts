import type { Context } from '#server/context.ts';
import { runExclusively, type WhenBusy } from './lock-store.ts';
import type { Until } from './run-batch.ts';

const EVERY_MS = 2_000;
/** Time after which a run of a loop starts nothing new, so that each of its jobs gets a turn. */
const BUDGET_MS = 30_000;
/** Time that running jobs have left when the server stops. The next server continues what they leave. */
const STOP_MS = 5_000;

/** Does what is due by the clock. Throws if something failed, which is tried again in the next run. */
export type Job = (ctx: Context, until: Until) => Promise<void>;
/** Jobs by name, in the order of running. */
export type Jobs = Record<string, Job>;
/** Jobs by the name of their loop. Jobs of one loop run one by one; loops are independent. */
export type Loops = Record<string, Jobs>;

/**
 * Runs all due jobs once, one loop after the other; tests call it after moving the clock. A failing job does not stop the others. Of several servers
 * on one PostgreSQL only one runs a loop at a time; `whenBusy` decides if the others skip it or wait.
 * @throws AggregateError of the failures, after all have run.
 */
export async function runJobs(ctx: Context, loops: Loops, whenBusy: WhenBusy = 'skip'): Promise<void> {
  const failures: unknown[] = [];
  for (const [loop, jobs] of Object.entries(loops)) {
    try {
      await runLoop(ctx, { loop, jobs, whenBusy }, { isOver: () => false });
    } catch (error) {
      failures.push(...(error instanceof AggregateError ? error.errors : [error]));
    }
  }
  report(failures);
}

type Run = { loop: string; jobs: Jobs; whenBusy: WhenBusy };

async function runLoop(ctx: Context, { loop, jobs, whenBusy }: Run, until: Until): Promise<void> {
  const failures: unknown[] = [];
  // The embedded database has one session and one host: there nobody else is to be kept out.
  const isShared = ctx.config.databaseUrl !== undefined;
  const each = async (check: () => Promise<void>) => {
    for (const [name, job] of Object.entries(jobs)) {
      if (until.isOver()) return;
      await check();
      try {
        await job(ctx, until);
      } catch (cause) {
        failures.push(new Error(`the job ${name} failed`, { cause }));
      }
    }
  };
  try {
    await runExclusively(ctx.db, { loop, isShared, whenBusy }, each);
  } catch (cause) {
    failures.push(new Error(`the loop ${loop} broke off`, { cause }));
  }
  report(failures);
}

function report(failures: unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

/**
 * Runs each loop every two seconds, never twice at once; a failed run is logged and does not stop the loop.
 * @returns stop: starts nothing new and waits for running jobs, five seconds at most.
 */
export function startJobs(ctx: Context, loops: Loops): () => Promise<void> {
  const stops = Object.entries(loops).map(([loop, jobs]) => startLoop(ctx, loop, jobs));
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([Promise.all(stops.map((stop) => stop())), late]);
    clearTimeout(timer);
  };
}

function startLoop(ctx: Context, loop: string, jobs: Jobs): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const run = async () => {
    const began = performance.now();
    const until = { isOver: () => stopped || performance.now() - began >= BUDGET_MS };
    try {
      await runLoop(ctx, { loop, jobs, whenBusy: 'skip' }, until);
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
