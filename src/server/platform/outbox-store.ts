import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Language } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Attachment, Channel } from '#server/db/columns.ts';
import type { MessageKind } from '#server/ports/messages/params.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';
import { openMessage, sealContent, type OpenedMessage } from './messages/content.ts';
import type { RenderedMessage } from './messages/message.ts';
import { accountAt } from './outbox-read-store.ts';

type DueRow = Pick<
  Selectable<Schema['outbox']>,
  'id' | 'key' | 'channel' | 'kind' | 'recipient' | 'subject' | 'content' | 'attempts' | 'created_at'
>;
export type DueMessage = OpenedMessage<DueRow>;

/** Stores a message with encrypted content. @returns false if a message with its key exists */
export async function addMessage(
  db: Db,
  cipher: Cipher,
  entry: {
    key: string;
    channel: Channel;
    to: string;
    accountId: string | undefined;
    /** `secrets` are the parts that only the recipient may read. */
    about: { kind: MessageKind; reservationId: string | null; secrets: string[] };
    language: Language;
    message: RenderedMessage;
    attachments: Attachment[];
    topic?: string;
    at: Date;
    from: Date;
  },
): Promise<boolean> {
  const { key, channel, to, accountId, about, language, message, attachments, topic, at, from } = entry;
  const { subject, ...body } = message;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      key,
      channel,
      recipient: to,
      account_id: accountId ?? accountAt(db, to),
      language,
      kind: about.kind,
      reservation_id: about.reservationId,
      subject,
      content: sealContent(cipher, {
        ...body,
        secrets: about.secrets,
        attachments: attachments.length > 0 ? attachments : null,
      }),
      topic: topic ?? null,
      created_at: at,
      next_attempt_at: from,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function lastOfTopic(db: Db, topic: string): Promise<Date | null> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where('topic', '=', topic)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Removes the unsent messages of a topic, except those being sent. @returns the removed ones */
export function removeUnsent(
  db: Db,
  topic: string,
): Promise<Pick<DueRow, 'channel' | 'recipient' | 'kind'>[]> {
  return db
    .deleteFrom('outbox')
    .where('topic', '=', topic)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(['channel', 'recipient', 'kind'])
    .execute();
}

/** Claims up to `limit` unsent messages due at `now` until `leaseEnd`, of one channel if given. One statement, so that the transaction is short. */
export async function claimDue(
  db: Db,
  cipher: Cipher,
  {
    now,
    leaseEnd,
    limit,
    channel,
  }: { now: Date; leaseEnd: Date; limit: number; channel: Channel | undefined },
): Promise<DueMessage[]> {
  const { rows } = await sql<DueRow>`
    with due as materialized (
      select id from outbox where sent_at is null and failed_at is null and next_attempt_at <= ${now}
      ${channel === undefined ? sql`` : sql`and channel = ${channel}`}
      order by next_attempt_at, created_at limit ${limit} for update skip locked
    )
    update outbox set next_attempt_at = ${leaseEnd}, attempts = attempts + 1
    from due where outbox.id = due.id
    returning outbox.id, key, channel, kind, recipient, subject, content, attempts, created_at`.execute(db);
  return rows.map((row) => openMessage(cipher, row));
}

export async function markSent(db: Db, { id }: DueMessage, at: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: at, last_error: null }).where('id', '=', id).execute();
}

/** Gives a message up, because there is no recipient or it was tried for too long. Its last error is kept. */
export async function giveUp(db: Db, { id }: DueMessage, at: Date, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: at, last_error: reason })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Lists messages that are unsent though due before an instant, oldest first, for administrators (docs/specification.md#reservation-life-cycle).
 * Includes given-up ones until they are dealt with, with attempts and last error.
 */
export function unsentMessages(db: Db, dueBefore: Date) {
  return (
    db
      .selectFrom('outbox')
      .select([
        'id',
        'key',
        'channel',
        'recipient',
        'reservation_id',
        'account_id',
        'kind',
        'subject',
        'created_at',
        'attempts',
        'last_error',
        'failed_at',
      ])
      .where('sent_at', 'is', null)
      .where('settled_at', 'is', null)
      // A device that has logged out is no trouble: a mail says the same.
      .where((eb) => eb.or([eb('channel', '!=', 'push'), eb('failed_at', 'is', null)]))
      .where('created_at', '<=', dueBefore)
      // One that waits for its time is not late.
      .where((eb) => eb.or([eb('attempts', '>', 0), eb('next_attempt_at', '<=', dueBefore)]))
      .orderBy('created_at')
      .execute()
  );
}

/** Returns the overdue unsent messages that were not reported yet, and marks them as reported. */
export function takeUnreported(db: Db, dueBefore: Date, now: Date) {
  return db
    .updateTable('outbox')
    .set({ warned_at: now })
    .where('sent_at', 'is', null)
    .where('warned_at', 'is', null)
    .where('created_at', '<=', dueBefore)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('next_attempt_at', '<=', dueBefore)]))
    .returning(['key', 'channel', 'attempts', 'last_error'])
    .execute();
}

/** Records a failed attempt unless the message was claimed again meanwhile. */
export async function markFailed(db: Db, message: DueMessage, again: Date, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: again, last_error: reason })
    .where('id', '=', message.id)
    .where('attempts', '=', message.attempts)
    .where('sent_at', 'is', null)
    .execute();
}
