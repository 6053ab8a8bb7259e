import { DAY_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import { booking, messageDays } from '#contract/rules/policy.ts';
import type { Context } from '#server/context.ts';
import type { Attachment, Channel } from '#server/db/columns.ts';
import type { Until } from './run-batch.ts';
import type { MailFile } from '#server/ports/mail.ts';
import type { Outbox } from '#server/ports/outbox.ts';
import type { MessageKind, MessageParams } from '#server/ports/messages/params.ts';
import { PushRefused } from '#server/ports/push.ts';
import { Undeliverable } from '#server/ports/undeliverable.ts';
import { attachmentsOf, pushKindOf, renderMessage } from './messages/message.ts';
import { countMail, mailboxFullUntil, releaseMails } from './limits/mailbox-limits.ts';
import {
  addMessage,
  claimDue,
  giveUp,
  lastOfTopic,
  markFailed,
  markSent,
  takeUnreported,
  removeUnsent,
  type DueMessage,
} from './outbox-store.ts';
import { within } from './limits/within.ts';
import { dropContents, forgetFarewells } from './posted-messages-store.ts';

const BATCH = 20;
/** Lease on a message that is being sent, during which no other run takes it. Longer than any attempt may last. */
const LEASE_MS = 120_000;
const ATTEMPT_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
/** Minimum time between messages of one topic. */
const GATHER_MS = MINUTE_MS;
/** Age after which an unsent message is given up, as it is of no use any more. */
const GIVE_UP_MS = 3 * DAY_MS;

/** Makes the outbox for modules. Posted messages are sent only after their transaction has committed. */
export function makeOutbox(ctx: Pick<Context, 'cipher' | 'clock' | 'devices'>): Outbox {
  return {
    mailboxFullUntil: (db, mail) => mailboxFullUntil(db, mail, ctx.clock.now()),
    withdraw: async (trx, topic) => {
      const removed = await removeUnsent(trx, topic);
      await releaseMails(
        trx,
        removed.flatMap(({ channel, recipient, kind }) =>
          channel === 'email' && kind ? [{ kind, to: recipient }] : [],
        ),
      );
      return removed.length > 0;
    },
    post: async (trx, message) => {
      const { key, kind, channel, to, accountId, reservationId, language, topic, params } = message;
      const at = new Date(ctx.clock.now());
      const mail = channel === 'email' ? { kind, to, params } : null;
      const fullUntil = mail && (await countMail(trx, mail, at.getTime()));
      if (fullUntil) return fullUntil;
      const last = topic === undefined ? null : await lastOfTopic(trx, topic);
      const gathered = last === null ? 0 : last.getTime() + GATHER_MS;
      const from = new Date(Math.max(at.getTime(), gathered, message.from?.getTime() ?? 0));
      const add = (
        own: { key: string; channel: Channel; to: string; topic?: string },
        attachments: Attachment[],
      ) =>
        addMessage(trx, ctx.cipher, {
          ...own,
          accountId,
          language,
          about: { kind, reservationId: reservationId ?? null, secrets: secretsOf(params) },
          message: renderMessage(kind, own.channel, language, params),
          attachments,
          at,
          from,
        });
      const isNew = await add(
        { key, channel, to, ...(topic === undefined ? {} : { topic }) },
        channel === 'email' ? attachmentsOf(kind, params, at) : [],
      );
      if (mail && !isNew) await releaseMails(trx, [mail]);
      const pushKind = pushKindOf(kind);
      if (channel !== 'email' || pushKind === null) return null;
      // A mail about a stay also shows on the devices where its reader allowed notifications of its kind.
      for (const device of await ctx.devices.of(trx, to, pushKind))
        await add(
          {
            key: `${key}:push:${device.id}`,
            channel: 'push',
            to: device.id,
            ...(topic === undefined ? {} : { topic }),
          },
          [],
        );
      return null;
    },
  };
}

/** Returns the parts of a message that only its recipient may read, so that staff can see the rest. */
function secretsOf(params: MessageParams[MessageKind]): string[] {
  return 'doorCode' in params ? [params.doorCode, params.wifiPassword] : [];
}

/** Milliseconds to wait after the `attempts`-th failure: 1, 2, 4 … minutes, at most an hour. */
export function backoff(attempts: number): number {
  return Math.min(2 ** Math.min(attempts - 1, 10), LONGEST_WAIT_MINUTES) * MINUTE_MS;
}

/**
 * Sends every due message, or those of one `channel`. A message is claimed by moving its next attempt ahead, so that no transaction is open during
 * the call of a mail service, and another server takes over after a crash.
 */
export async function dispatch(ctx: Context, until?: Until, channel?: Channel): Promise<void> {
  while (!until?.isOver()) {
    const now = ctx.clock.now();
    const due = await claimDue(ctx.db, ctx.cipher, {
      now: new Date(now),
      leaseEnd: new Date(now + LEASE_MS),
      limit: BATCH,
      channel,
    });
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
    const refused = error instanceof PushRefused && (await ctx.devices.refused(ctx.db, message.recipient));
    if (error instanceof Undeliverable || tooOld || refused) {
      if (message.channel === 'push') await ctx.devices.end(ctx.db, message.recipient);
      return giveUp(ctx.db, message, new Date(now), reason);
    }
    return markFailed(ctx.db, message, new Date(now + backoff(message.attempts)), reason);
  }
  if (message.channel === 'push') await ctx.devices.reached(ctx.db, message.recipient);
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
        attachments: await filesOf(ctx, attachments ?? []),
      });
    case 'sms':
      return ctx.sms.send({ key, to, text });
    case 'push': {
      const device = await ctx.devices.find(ctx.db, to);
      if (!device) throw new Undeliverable('The device has logged out.');
      const notification = { title: subject ?? '', body: text, link: link ?? ctx.config.publicUrl };
      return ctx.push.send({ key, to: device, notification });
    }
  }
}

/** Makes the attachments of a mail. A receipt of a payment that was deleted meanwhile is left out. */
async function filesOf(ctx: Context, attachments: Attachment[]): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const attachment of attachments) {
    if (!('receiptOf' in attachment)) files.push(attachment);
    else {
      const receipt = await ctx.payments.receipt(ctx.db, ctx.receipts, attachment.receiptOf, ctx.clock.now());
      if (receipt)
        files.push({ filename: receipt.filename, type: 'application/pdf', content: receipt.bytes });
    }
  }
  return files;
}

/** Erases mails to deleted accounts a day after sending, because they contain the address. */
export async function purgeFarewells(ctx: Context): Promise<void> {
  await forgetFarewells(ctx.db, new Date(ctx.clock.now() - DAY_MS));
}

export async function dropOldContents(ctx: Context): Promise<void> {
  await dropContents(ctx.db, new Date(ctx.clock.now() - messageDays * DAY_MS));
}

export async function reportUnsent(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now - booking.confirmationMinutes * MINUTE_MS);
  for (const { key, channel, attempts, last_error } of await takeUnreported(ctx.db, before, new Date(now)))
    ctx.log(
      `unsent after ${booking.confirmationMinutes} minutes: ${channel} ${key}, attempts ${attempts}`,
      last_error,
    );
}
