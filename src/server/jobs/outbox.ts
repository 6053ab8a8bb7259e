import type { Context } from '#server/context.ts';
import type { Outbox } from '#server/ports.ts';
import { renderMessage } from './message.ts';
import { addMessage, claimDue, markFailed, markSent, type DueMessage } from './store.ts';

const BATCH = 20;
/** While a message is being sent nobody else takes it; longer than any attempt may last. */
const LEASE_MS = 120_000;
const ATTEMPT_MS = 60_000;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;

/** The outbox that modules post to: what they post leaves after their transaction has held, and only then. */
export function makeOutbox({ clock }: Pick<Context, 'clock' | 'config'>): Outbox {
  return {
    post: async (trx, { key, kind, channel, to, accountId, language, params }) => {
      const message = renderMessage(kind, channel, language, params);
      const at = new Date(clock.now());
      await addMessage(trx, { key, channel, to, accountId, language, message, at });
    },
  };
}

/** Milliseconds to wait after the `attempts`-th failure: 1, 2, 4 … minutes, never over an hour. */
export function backoff(attempts: number): number {
  return Math.min(2 ** Math.min(attempts - 1, 10), LONGEST_WAIT_MINUTES) * MINUTE_MS;
}

/**
 * Sends every message that is due. A message is taken by moving its next attempt ahead, so that no transaction is open
 * while a mail service thinks and a host that dies in between leaves it to the next one.
 */
export async function dispatch(ctx: Context): Promise<void> {
  for (;;) {
    const now = ctx.clock.now();
    const due = await claimDue(ctx.db, new Date(now), new Date(now + LEASE_MS), BATCH);
    await Promise.all(due.map((message) => deliver(ctx, message)));
    if (due.length < BATCH) return;
  }
}

async function deliver(ctx: Context, message: DueMessage): Promise<void> {
  try {
    await within(ATTEMPT_MS, send(ctx, message));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ctx.log(`a message did not leave: ${message.key}, attempt ${message.attempts}`, reason);
    const again = new Date(ctx.clock.now() + backoff(message.attempts));
    return markFailed(ctx.db, message, again, reason.slice(0, 500));
  }
  await markSent(ctx.db, message, new Date(ctx.clock.now()));
}

function send(ctx: Context, { key, channel, recipient: to, subject, text, html }: DueMessage): Promise<void> {
  return channel === 'email'
    ? ctx.mail.send({ key, to, subject: subject ?? '', text, html: html ?? '' })
    : ctx.sms.send({ key, to, text });
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} seconds`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
