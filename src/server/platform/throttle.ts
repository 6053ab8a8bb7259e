import type { Context } from '#server/context.ts';
import type { Job } from './run-jobs.ts';

/** Limits a job to one run per so many milliseconds. It also runs at once if the clock was set back. */
export function throttle(ms: number, work: Job): Job {
  const lastTime = new WeakMap<Context, number>();
  return async (ctx, until) => {
    const now = ctx.clock.now();
    const last = lastTime.get(ctx);
    if (last !== undefined && now - last < ms && now >= last) return;
    lastTime.set(ctx, now);
    await work(ctx, until);
  };
}
