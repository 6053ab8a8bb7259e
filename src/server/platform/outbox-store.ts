import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Language } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';
import { reservationsOf } from './audit-read-store.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Attachment, Channel } from '#server/db/columns.ts';
import type { MessageKind } from '#server/ports/outbox.ts';
import type { RenderedMessage } from './messages/message.ts';
import { accountAt } from './outbox-read-store.ts';

export type DueMessage = Pick<
  Selectable<Schema['outbox']>,
  | 'id'
  | 'key'
  | 'channel'
  | 'recipient'
  | 'subject'
  | 'text'
  | 'html'
  | 'link'
  | 'attachments'
  | 'attempts'
  | 'created_at'
>;

/** Writes a message unless one with its key is there. */
export async function addMessage(
  db: Db,
  entry: {
    key: string;
    channel: Channel;
    to: string;
    accountId: string | undefined;
    /** The facts of the message, its reservation, and the parts that only its recipient may read. */
    about: { kind: MessageKind; reservationId: string | null; secrets: string[] };
    language: Language;
    message: RenderedMessage;
    attachments: Attachment[];
    topic?: string;
    at: Date;
    /** When it may leave at the earliest. */
    from: Date;
  },
): Promise<void> {
  const { key, channel, to, accountId, about, language, message, attachments, topic, at, from } = entry;
  await db
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
      secrets: JSON.stringify(about.secrets),
      ...message,
      attachments: attachments.length > 0 ? JSON.stringify(attachments) : null,
      topic: topic ?? null,
      created_at: at,
      next_attempt_at: from,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** When the last message of a topic was to leave, or null where there was none. */
export async function lastOfTopic(db: Db, topic: string): Promise<Date | null> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where('topic', '=', topic)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Removes the messages of a topic that nobody has begun to send. @returns true where there was one. */
export async function withdraw(db: Db, topic: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('topic', '=', topic)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes up to `limit` unsent messages due at `now` until `leaseEnd`, of one channel where it is given: one statement and so one short transaction. */
export async function claimDue(
  db: Db,
  {
    now,
    leaseEnd,
    limit,
    channel,
  }: { now: Date; leaseEnd: Date; limit: number; channel: Channel | undefined },
): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    with due as materialized (
      select id from outbox where sent_at is null and failed_at is null and next_attempt_at <= ${now}
      ${channel === undefined ? sql`` : sql`and channel = ${channel}`}
      order by next_attempt_at, created_at limit ${limit} for update skip locked
    )
    update outbox set next_attempt_at = ${leaseEnd}, attempts = attempts + 1
    from due where outbox.id = due.id
    returning outbox.id, key, channel, recipient, subject, text, html, link, attachments, attempts, created_at`.execute(
    db,
  );
  return rows;
}

/** Records that a message left. */
export async function markSent(db: Db, { id }: DueMessage, at: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: at, last_error: null }).where('id', '=', id).execute();
}

/** Gives a message up: nobody is there, or it was tried for too long. Its last error stays to be read. */
export async function giveUp(db: Db, { id }: DueMessage, at: Date, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: at, last_error: reason })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Messages that were written before an instant and have not left, oldest first, those given up included until somebody has dealt with
 * them; how often each was tried and what was said last: what an administrator is shown (spec: Reservation life cycle).
 */
export function unsentMessages(db: Db, writtenBefore: Date) {
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
      .where('created_at', '<=', writtenBefore)
      .orderBy('created_at')
      .execute()
  );
}

/** Of the unsent messages of before an instant those that were not reported yet, which now they are. */
export function takeUnreported(db: Db, writtenBefore: Date, now: Date) {
  return db
    .updateTable('outbox')
    .set({ warned_at: now })
    .where('sent_at', 'is', null)
    .where('warned_at', 'is', null)
    .where('created_at', '<=', writtenBefore)
    .returning(['key', 'channel', 'attempts', 'last_error'])
    .execute();
}

/** Records a failed attempt, unless the message has been taken again meanwhile. */
export async function markFailed(db: Db, message: DueMessage, again: Date, reason: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: again, last_error: reason })
    .where('id', '=', message.id)
    .where('attempts', '=', message.attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/** The messages of an outbox, newest first; all of them, or one recipient's. */
export function listMessages(db: Db, to: string | undefined, limit: number) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .limit(limit)
    .execute();
}

/** Messages about an account, oldest first. */
export function messagesOf(db: Db, accountId: string) {
  return db
    .selectFrom('outbox')
    .select(['channel', 'recipient', 'subject', 'text', 'created_at', 'sent_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
}

export type MessageRow = Selectable<Schema['outbox']>;

/** Lists the messages about a reservation, newest first. */
export function messagesAbout(db: Db, reservationId: string): Promise<MessageRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute();
}

/** Finds one message about a reservation. */
export function messageAbout(db: Db, reservationId: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Records that a message that was given up is dealt with. @returns false where it was not given up, or is dealt with already */
export async function settle(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ settled_at: at })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds a message that was given up. */
export function givenUpMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
}

/** Writes a message once more, under another key, to leave at once. */
export async function repeatMessage(
  trx: Db,
  { attachments, secrets, ...row }: MessageRow,
  { key, at }: { key: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      key,
      channel: row.channel,
      account_id: row.account_id,
      recipient: row.recipient,
      language: row.language,
      kind: row.kind,
      reservation_id: row.reservation_id,
      subject: row.subject,
      text: row.text,
      html: row.html,
      link: row.link,
      attachments: attachments && JSON.stringify(attachments),
      secrets: secrets && JSON.stringify(secrets),
      created_at: at,
      next_attempt_at: at,
    })
    .execute();
}

/** Messages to administrators about money: whom it belongs to stands in none of them, and nothing writes them a second time. */
const aboutMoney = ['payment-in-doubt', 'refund-stuck'] as const;

const toAdministrators = new Set<string | null>([
  'consultation',
  'ticket-opened',
  'ticket-replied',
  ...aboutMoney,
] satisfies MessageKind[]);

/** True for messages that go to administrators as such: the account is theirs, and not the one that the message is about. */
export function isForAdministrators(kind: string | null): boolean {
  return toAdministrators.has(kind);
}

/** Erases messages to an account and about its reservations, whether or not they left; those to administrators about money stay. */
export async function forgetMessages(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        eb.and([
          eb(sql<string>`reservation_id::text`, 'in', reservationsOf(db, accountId)),
          eb.or([eb('kind', 'is', null), eb('kind', 'not in', aboutMoney)]),
        ]),
      ]),
    )
    .execute();
}

/** Erases what told people that their account is deleted and left before an instant: their address stands in it. */
export async function forgetFarewells(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('key', 'like', 'account-deleted:%')
    .where('sent_at', '<=', before)
    .execute();
}

/** Erases messages of a kind that were written before an instant, whether or not they left. */
export async function forgetMessagesOfKind(db: Db, kind: MessageKind, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('kind', '=', kind).where('created_at', '<', before).execute();
}

/** Erases the messages whose key begins with a text, whether or not they left. */
export async function forgetMessagesByKey(db: Db, prefix: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((eb) => eb.fn<boolean>('starts_with', ['key', eb.val(prefix)]))
    .execute();
}
