import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';
import type { MessageKind } from '#server/ports/messages/params.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';
import { reservationsOf } from '#server/platform/audit/audit-read-store.ts';
import { openMessage, sealContent, type OpenedMessage } from './messages/content.ts';

type StoredMessage = Selectable<Schema['outbox']>;
export type MessageRow = OpenedMessage<StoredMessage>;

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

/** Marks a given-up message as dealt with. @returns false if it was not given up or is dealt with already */
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

export function givenUpMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
}

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

/** Messages to administrators about money. They do not name the person, and are never written a second time, so they are kept on erasure. */
const aboutMoney = ['payment-in-doubt', 'refund-stuck'] as const;

const toAdministrators = new Set<string | null>([
  'consultation',
  'consultations',
  'ticket-opened',
  'ticket-replied',
  ...aboutMoney,
] satisfies MessageKind[]);

/** True for messages to administrators as such: their account is that of the administrator, not of the person the message is about. */
export function isForAdministrators(kind: string | null): boolean {
  return toAdministrators.has(kind);
}

/** Erases messages to an account and about its reservations, sent or not. Those to administrators about money are kept. */
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

/** Erases notices of account deletion sent before an instant, because they contain the address. */
export async function forgetFarewells(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('key', 'like', 'account-deleted:%')
    .where('sent_at', '<=', before)
    .execute();
}

export async function forgetMessagesOfKind(db: Db, kind: MessageKind, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('kind', '=', kind).where('created_at', '<', before).execute();
}

export async function forgetMessagesByKey(db: Db, prefix: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((eb) => eb.fn<boolean>('starts_with', ['key', eb.val(prefix)]))
    .execute();
}

/** Erases the content of messages that were written before an instant and were sent or given up; subject and recipient are kept. */
export async function dropContents(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ content: null })
    .where('content', 'is not', null)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute();
}

/** Re-encrypts stored contents that do not use the current key: those of earlier versions and of a former key. */
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
