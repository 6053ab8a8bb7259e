import { booking } from '#contract/rules/policy.ts';
import type { Context } from '#server/context.ts';
import { loggedInSince } from '#server/modules/accounts/sessions.ts';
import { devicesOf, endSubscription, findDevice } from '#server/modules/push/store.ts';
import { Undeliverable, type Attachment, type Channel, type Outbox } from '#server/ports.ts';
import { attachmentsOf, isNotified, renderMessage } from './message.ts';
import {
  addMessage,
  claimDue,
  giveUp,
  markFailed,
  markSent,
  takeUnreported,
  type DueMessage,
} from './store.ts';

const BATCH = 20;
/** While a message is being sent nobody else takes it; longer than any attempt may last. */
const LEASE_MS = 120_000;
const ATTEMPT_MS = 60_000;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
/** After so long nobody needs the message any more. */
const GIVE_UP_MS = 3 * 86_400_000;

/** The outbox that modules post to: what they post leaves after their transaction has held, and only then. */
export function makeOutbox(ctx: Pick<Context, 'clock' | 'config'>): Outbox {
  return {
    post: async (trx, { key, kind, channel, to, accountId, language, params }) => {
      const at = new Date(ctx.clock.now());
      const add = (own: { key: string; channel: Channel; to: string }, attachments: Attachment[]) =>
        addMessage(trx, {
          ...own,
          accountId,
          language,
          message: renderMessage(kind, own.channel, language, params),
          attachments,
          at,
        });
      await add({ key, channel, to }, channel === 'email' ? attachmentsOf(kind, params, at) : []);
      if (channel !== 'email' || !isNotified(kind)) return;
      // What a person is mailed about their stay also shows on the devices where they allowed it.
      for (const device of await devicesOf(trx, to, loggedInSince(ctx)))
        await add({ key: `${key}:push:${device.id}`, channel: 'push', to: device.id }, []);
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
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    ctx.log(`a message did not leave: ${message.key}, attempt ${message.attempts}`, reason);
    const now = ctx.clock.now();
    const tooOld = now - message.created_at.getTime() >= GIVE_UP_MS;
    if (error instanceof Undeliverable || tooOld) {
      if (message.channel === 'push') await endSubscription(ctx.db, message.recipient);
      return giveUp(ctx.db, message, new Date(now), reason);
    }
    return markFailed(ctx.db, message, new Date(now + backoff(message.attempts)), reason);
  }
  await markSent(ctx.db, message, new Date(ctx.clock.now()));
}

async function send(ctx: Context, message: DueMessage): Promise<void> {
  const { key, channel, recipient: to, subject, text, html, link, attachments } = message;
  switch (channel) {
    case 'email':
      return ctx.mail.send({
        key,
        to,
        subject: subject ?? '',
        text,
        html: html ?? '',
        attachments: attachments ?? [],
      });
    case 'sms':
      return ctx.sms.send({ key, to, text });
    case 'push': {
      const device = await findDevice(ctx.db, to, loggedInSince(ctx));
      if (!device) throw new Undeliverable('The device has logged out.');
      const notification = { title: subject ?? '', body: text, link: link ?? ctx.config.publicUrl };
      return ctx.push.send({ key, to: device, notification });
    }
  }
}

/** Reports, once each, the messages that should have left by now. */
export async function reportUnsent(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now - booking.confirmationMinutes * MINUTE_MS);
  for (const { key, channel, attempts, last_error } of await takeUnreported(ctx.db, before, new Date(now)))
    ctx.log(
      `unsent after ${booking.confirmationMinutes} minutes: ${channel} ${key}, attempts ${attempts}`,
      last_error,
    );
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} seconds`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
