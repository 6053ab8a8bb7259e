import type { Context } from '#server/context.ts';
import type { Job } from './run-jobs.ts';

/** Makes of a job one that a host runs at most once in so many milliseconds, and at once where its clock was set back. */
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
