import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';
import type { MessageKind } from '#server/ports/messages/params.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';
import { reservationsOf } from './audit-read-store.ts';
import { openMessage, sealContent, type OpenedMessage } from './messages/content.ts';

type StoredMessage = Selectable<Schema['outbox']>;
/** A message with its content as text. */
export type MessageRow = OpenedMessage<StoredMessage>;

/** The messages of an outbox, newest first; all of them, or one recipient's. */
export async function listMessages(
  db: Db,
  cipher: Cipher,
  { to, limit }: { to: string | undefined; limit: number },
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map((row) => openMessage(cipher, row));
}

/** Messages about an account, oldest first. */
export async function messagesOf(db: Db, cipher: Cipher, accountId: string) {
  const rows = await db
    .selectFrom('outbox')
    .select(['channel', 'recipient', 'subject', 'content', 'created_at', 'sent_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.map((row) => openMessage(cipher, row));
}

/** Lists the messages about a reservation, newest first. */
export async function messagesAbout(db: Db, cipher: Cipher, reservationId: string): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .execute();
  return rows.map((row) => openMessage(cipher, row));
}

/** Finds one message about a reservation. */
export async function messageAbout(
  db: Db,
  cipher: Cipher,
  { reservationId, id }: { reservationId: string; id: string },
): Promise<MessageRow | undefined> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && openMessage(cipher, row);
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
export function givenUpMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
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
  cipher: Cipher,
  { row, key, at }: { row: MessageRow; key: string; at: Date },
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
      content: sealContent(cipher, row),
      created_at: at,
      next_attempt_at: at,
    })
    .execute();
}

/** Messages to administrators about money: whom it belongs to stands in none of them, and nothing writes them a second time. */
const aboutMoney = ['payment-in-doubt', 'refund-stuck'] as const;

const toAdministrators = new Set<string | null>([
  'consultation',
  'consultations',
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

/**
 * Drops the content of messages that were written before an instant and have left or were given up; that there was one stays on record with its subject
 * and recipient.
 */
export async function dropContents(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ content: null })
    .where('content', 'is not', null)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute();
}

/** Encrypts stored contents that are not encrypted under the present key: those of versions before, and of a former key. */
export async function reencryptMessages(trx: Db, cipher: Cipher): Promise<void> {
  const heads = await trx
    .selectFrom('outbox')
    .select(['id', sql<string>`left(content, 40)`.as('head')])
    .where('content', 'is not', null)
    .execute();
  for (const { id } of heads.filter(({ head }) => !cipher.isCurrent(head))) {
    const { content } = await trx
      .selectFrom('outbox')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (content !== null)
      await trx
        .updateTable('outbox')
        .set({ content: cipher.encrypt(cipher.decrypt(content)) })
        .where('id', '=', id)
        .execute();
  }
}
