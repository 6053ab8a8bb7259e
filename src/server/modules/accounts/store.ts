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

/** True for a write that failed because another account has the address. */
export const isEmailTaken = (error: unknown): boolean => isUniqueViolation(error, 'accounts_email');
/** True for a write that failed because another account is linked to the Google account. */
export const isGoogleTaken = (error: unknown): boolean => isUniqueViolation(error, 'accounts_google_sub');

export async function insertAccount(db: Db, account: Insertable<Schema['accounts']>): Promise<AccountRow> {
  return db.insertInto('accounts').values(account).returningAll().executeTakeFirstOrThrow();
}

/** Holds an account until the transaction ends, open to references (FOR NO KEY UPDATE): what is counted for it stays true. */
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

/** Everything that an account ever agreed to, oldest first; what was taken back says when. */
export function consentsOf(db: Db, accountId: string): Promise<ConsentRow[]> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('given_at')
    .orderBy('kind')
    .execute();
}

/** Takes the consents of some kinds back; they stay on record with the time. */
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

/** The account that waits for whom was invited under an address, held until the transaction ends. */
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

/** The accounts of whom was last invited before an instant and has not accepted. */
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

/** An account held until the transaction ends: nobody can begin anything in its name meanwhile. */
export function lockAccount(trx: Trx, id: string): Promise<AccountRow | undefined> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** An account held until the transaction ends, open to references (FOR NO KEY UPDATE): a session that is renewed meanwhile waits for nobody. */
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

/** Confirms an account's address, once: the time of the first confirmation stays. With `email` only while that is the address. */
export async function confirmAddress(db: Db, id: string, at: Date, email?: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_confirmed_at: at })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .$if(email !== undefined, (query) => query.where('email', '=', email!))
    .execute();
}

/** Notes the phone of an account that has none. */
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

/** Notes the date of birth, a plain date, of an account that has none. */
export async function tellBirthDate(trx: Trx, id: string, birthDate: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ birth_date: birthDate })
    .where('id', '=', id)
    .where('birth_date', 'is', null)
    .execute();
}

/** Removes an account with its consents, mailed tokens and devices; records of its stays that the law retains are detached. */
export async function deleteAccount(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
}

/** The administrators and how to write to them. */
export function administrators(db: Db) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'language'])
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .execute();
}

/** Finds one page of all accounts, the newest first; `search` is looked for in names, addresses and, from four digits on, phone numbers. */
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

/** Lists who agreed to be sent news and can be, and since when: by address, without those who are blocked or have not confirmed it. */
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

/** Lists the consents of some accounts, oldest first. */
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

/** Holds every administrator until the transaction ends, so that two who take each other's role leave one. @returns the ids of those who can log in */
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

/** Gives an account a role. @returns how many administrators there are then, or null without such an account. */
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

/** A mailed token for one of these purposes, held against others until the transaction ends. */
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

/** Makes links that were mailed for these purposes worthless. @returns until when they would have been good */
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

/** Notes that somebody asked for a reset link to an address, whether or not anyone has it. */
export async function insertResetRequest(db: Db, email: string, at: Date): Promise<void> {
  await db.insertInto('reset_requests').values({ id: randomUUID(), email, requested_at: at }).execute();
}

/** Takes up to `limit` requests for reset links off the list; of several hosts each gets others. */
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
