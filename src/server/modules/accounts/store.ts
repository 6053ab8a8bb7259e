import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/errors.ts';
import type { Schema } from '#server/db/schema.ts';
import type { AccountRow } from './present.ts';

export type RefreshRow = Selectable<Schema['refresh_tokens']>;
type Consent = Schema['consents']['kind'];

/** Whether a sign-up failed because another account has the address. */
export const isEmailTaken = (error: unknown): boolean => isUniqueViolation(error, 'accounts_email');

export async function insertAccount(db: Db, account: Insertable<Schema['accounts']>): Promise<AccountRow> {
  return db.insertInto('accounts').values(account).returningAll().executeTakeFirstOrThrow();
}

export async function insertConsents(
  db: Db,
  accountId: string,
  consents: { kind: Consent; version: string }[],
  at: Date,
): Promise<void> {
  const rows = consents.map((consent) => ({
    id: randomUUID(),
    account_id: accountId,
    given_at: at,
    ...consent,
  }));
  await db.insertInto('consents').values(rows).execute();
}

export function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function accountById(db: Db, id: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function updateAccount(
  db: Db,
  id: string,
  changes: Updateable<Schema['accounts']>,
): Promise<AccountRow | undefined> {
  return db
    .updateTable('accounts')
    .set(changes)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Confirms an account's address, once: the time of the first confirmation stays. */
export async function confirmAddress(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_confirmed_at: at })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

export async function insertEmailToken(db: Db, token: Insertable<Schema['email_tokens']>): Promise<void> {
  await db.insertInto('email_tokens').values(token).execute();
}

/** A mailed token, held against others until the transaction ends. */
export function lockEmailToken(db: Db, purpose: 'confirm' | 'reset', tokenHash: string) {
  return db
    .selectFrom('email_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
}

export async function markEmailTokenUsed(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('email_tokens').set({ used_at: at }).where('id', '=', id).execute();
}

export async function insertRefreshToken(db: Db, token: Insertable<Schema['refresh_tokens']>): Promise<void> {
  await db.insertInto('refresh_tokens').values(token).execute();
}

/** Uses up a refresh token of an account; of many at once exactly one succeeds. */
export function useRefreshToken(
  db: Db,
  accountId: string,
  tokenHash: string,
  now: Date,
): Promise<RefreshRow | undefined> {
  return db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** A refresh token, held against its family's revocation until the transaction ends. */
export function lockRefreshToken(db: Db, tokenHash: string): Promise<RefreshRow | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a session: none of its tokens works any more, nor one that a rotation under way is about to add. */
export async function revokeFamily(db: Db, family: string, at: Date): Promise<void> {
  // Waits for rotations under way, so that the statement after it sees the tokens that they have added.
  await db
    .selectFrom('refresh_tokens')
    .select('id')
    .where('family', '=', family)
    .orderBy('id')
    .forUpdate()
    .execute();
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: at })
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute();
}
