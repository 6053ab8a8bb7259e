import type { Context } from '#server/context.ts';
import { sendCheckInInformation } from './check-in.ts';
import { expireHolds } from './holds.ts';
import { dispatch, reportUnsent } from './outbox.ts';
import { forgetRecords } from './records.ts';
import { finishRefunds, readPayments, reportRefunds } from './refunds.ts';
import { remindOfInstalments, inviteReviews } from './reminders.ts';
import { mailResetLinks } from './reset-links.ts';
import { remindSigners } from './signing.ts';
import { alone } from './store.ts';
import { tidy } from './tidy.ts';

const EVERY_MS = 2_000;

/** In this order, so that what the first ones post leaves in the same run. */
const jobs = {
  expireHolds,
  remindSigners,
  sendCheckInInformation,
  remindOfInstalments,
  inviteReviews,
  providersWork,
  readPayments,
  finishRefunds,
  reportRefunds,
  mailResetLinks,
  dispatch,
  reportUnsent,
  tidy,
  forgetRecords,
};

/**
 * Runs all jobs that are due now, once; tests call it after moving the clock. A failing job keeps none of the others from
 * running. Of several hosts on one PostgreSQL only one runs jobs at a time; the others return at once.
 * @throws AggregateError of what failed, after all have run.
 */
export async function runJobs(ctx: Context): Promise<void> {
  // The embedded database has one session, which an open transaction would keep from the jobs; and it has one host anyway.
  if (ctx.config.databaseUrl === undefined) return runAll(ctx);
  await alone(ctx.db, () => runAll(ctx));
}

/** What the embedded payment provider does as time passes: money that comes later, and its notices. */
async function providersWork({ gateways }: Context): Promise<void> {
  for (const gateway of new Set([gateways.domestic, gateways.international])) await gateway.work?.();
}

async function runAll(ctx: Context): Promise<void> {
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
export function startJobs(ctx: Context): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const run = async () => {
    try {
      await runJobs(ctx);
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
