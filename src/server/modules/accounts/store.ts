import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { isUniqueViolation } from '#server/db/errors.ts';
import { containing, holdsFolded } from '#server/db/like.ts';
import { phoneMatches } from '#server/db/phone-search.ts';
import type { Schema } from '#server/db/schema.ts';
import type { ConsentKind } from '#server/db/schema-people.ts';
import type { AccountRow } from './present.ts';

export type EmailTokenRow = Selectable<Schema['email_tokens']>;
export type ConsentRow = Selectable<Schema['consents']>;

export const isEmailTaken = (error: unknown): boolean => isUniqueViolation(error, 'accounts_email');
export const isGoogleTaken = (error: unknown): boolean => isUniqueViolation(error, 'accounts_google_sub');

export async function insertAccount(db: Db, account: Insertable<Schema['accounts']>): Promise<AccountRow> {
  return db.insertInto('accounts').values(account).returningAll().executeTakeFirstOrThrow();
}

/** Locks an account until the transaction ends but allows references to it (FOR NO KEY UPDATE), so that counts made for it stay true. */
export async function lockAccountNoKey(
  trx: Trx,
  id: string,
): Promise<{ isEmailConfirmed: boolean; isBlocked: boolean } | undefined> {
  const row = await trx
    .selectFrom('accounts')
    .select(['email_confirmed_at', 'blocked_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { isEmailConfirmed: row.email_confirmed_at !== null, isBlocked: row.blocked_at !== null };
}

export async function insertConsents(
  db: Db,
  accountId: string,
  consents: { kind: ConsentKind; version: string }[],
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

export function consentsOf(db: Db, accountId: string): Promise<ConsentRow[]> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('given_at')
    .orderBy('kind')
    .execute();
}

export async function withdrawConsents(
  db: Db,
  accountId: string,
  kinds: ('receipt' | 'marketing')[],
  at: Date,
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export function accountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

export function lockInvited(trx: Trx, email: string): Promise<AccountRow | undefined> {
  return trx
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('invited_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function invitedBefore(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('invited_at', '<', at)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function accountById(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export function accountByGoogle(db: Db, sub: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('google_sub', '=', sub).executeTakeFirst();
}

/** Locks an account until the transaction ends, so that nothing can be begun in its name meanwhile. */
export function lockAccount(trx: Trx, id: string): Promise<AccountRow | undefined> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks an account until the transaction ends but allows references to it (FOR NO KEY UPDATE), so that session renewals do not wait. */
export function holdAccount(trx: Trx, id: string): Promise<AccountRow | undefined> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export function updateAccount(
  db: Db,
  id: string,
  changes: Updateable<Schema['accounts']>,
): Promise<AccountRow | undefined> {
  return db.updateTable('accounts').set(changes).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Confirms an account's address; the time of the first confirmation stays. With `email`, only while that is the address. */
export async function confirmAddress(db: Db, id: string, at: Date, email?: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_confirmed_at: at })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .$if(email !== undefined, (query) => query.where('email', '=', email!))
    .execute();
}

/** Stores the phone number of an account that has none. */
export async function tellPhone(
  trx: Trx,
  id: string,
  { phoneCountry, phone }: { phoneCountry: string; phone: string },
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ phone_country: phoneCountry, phone })
    .where('id', '=', id)
    .where('phone', 'is', null)
    .execute();
}

/** Stores the date of birth, a plain date, of an account that has none. */
export async function tellBirthDate(trx: Trx, id: string, birthDate: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ birth_date: birthDate })
    .where('id', '=', id)
    .where('birth_date', 'is', null)
    .execute();
}

/** Deletes an account with its consents, mailed tokens and devices. Stay records that the law requires to be retained are detached. */
export async function deleteAccount(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
}

export function administrators(db: Db) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'language'])
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .execute();
}

/** Finds one page of all accounts, the newest first. `search` is matched with names, addresses and, from four digits on, phone numbers. */
export async function searchAccounts(
  db: Db,
  { search, page, pageSize }: { search?: string | undefined; page: number; pageSize: number },
): Promise<{ accounts: AccountRow[]; total: number }> {
  const pattern = search ? containing(search) : null;
  const phone = phoneMatches(sql<string>`phone_country || phone`, search ?? '');
  const found = db
    .selectFrom('accounts')
    .$if(pattern !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('email', 'ilike', pattern),
          holdsFolded(sql`search_name`, search ?? ''),
          ...(phone ? [phone] : []),
        ]),
      ),
    );
  const accounts = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { accounts, total };
}

/** Lists who agreed to be sent news and since when, by address, without accounts that are blocked or unconfirmed. */
export function newsRecipients(db: Db) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('consents as c', 'c.account_id', 'a.id')
    .select(['a.first_name', 'a.last_name', 'a.email', 'a.language', 'c.given_at'])
    .where('c.kind', '=', 'marketing')
    .where('c.withdrawn_at', 'is', null)
    .where('a.email_confirmed_at', 'is not', null)
    .where('a.blocked_at', 'is', null)
    .orderBy('a.email')
    .execute();
}

export async function consentsOfAll(db: Db, accountIds: string[]): Promise<ConsentRow[]> {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('consents')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .orderBy('given_at')
    .orderBy('kind')
    .execute();
}

/**
 * Locks all administrators until the transaction ends, so that two who revoke each other's role cannot both succeed.
 * @returns the ids of those who can log in
 */
export async function lockAdministrators(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('accounts')
    .select(['id', 'blocked_at'])
    .where('role', '=', 'admin')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.filter((row) => row.blocked_at === null).map((row) => row.id);
}

/**
 * Gives an account a role.
 * @returns the number of administrators afterwards, or null if there is no such account
 */
export function setRole(db: Db, email: string, role: Role): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('accounts')
      .set({ role })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return null;
    const { admins } = await trx
      .selectFrom('accounts')
      .select((eb) => eb.fn.countAll<number>().as('admins'))
      .where('role', '=', 'admin')
      .where('blocked_at', 'is', null)
      .executeTakeFirstOrThrow();
    return admins;
  });
}

export async function insertEmailToken(db: Db, token: Insertable<Schema['email_tokens']>): Promise<void> {
  await db.insertInto('email_tokens').values(token).execute();
}

export function lockEmailToken(
  trx: Trx,
  purposes: EmailTokenRow['purpose'][],
  tokenHash: string,
): Promise<EmailTokenRow | undefined> {
  return trx
    .selectFrom('email_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .forUpdate()
    .executeTakeFirst();
}

export async function markEmailTokenUsed(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('email_tokens').set({ used_at: at }).where('id', '=', id).execute();
}

/**
 * Invalidates links mailed for these purposes.
 * @returns the time until which they would have been valid
 */
export async function forgetEmailTokens(
  db: Db,
  accountId: string,
  purposes: EmailTokenRow['purpose'][],
): Promise<Pick<EmailTokenRow, 'expires_at'>[]> {
  return db
    .deleteFrom('email_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .returning('expires_at')
    .execute();
}

export async function insertResetRequest(db: Db, email: string, at: Date): Promise<void> {
  await db.insertInto('reset_requests').values({ id: randomUUID(), email, requested_at: at }).execute();
}

/** Takes up to `limit` requests for reset links off the list; concurrent hosts get different ones. */
export async function takeResetRequests(
  trx: Trx,
  limit: number,
): Promise<Selectable<Schema['reset_requests']>[]> {
  return trx
    .deleteFrom('reset_requests')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('reset_requests')
        .select('id')
        .orderBy('requested_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
