import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import type { Trx } from '#server/ports/database.ts';

export type RefreshRow = Selectable<Schema['refresh_tokens']>;
export type DeviceRow = Selectable<Schema['devices']>;

export function deviceNow(db: Db, accountId: string, deviceId: string) {
  return db
    .selectFrom('accounts')
    .innerJoin('devices', 'devices.account_id', 'accounts.id')
    .select(['accounts.role', 'accounts.blocked_at', 'devices.ended_at'])
    .where('accounts.id', '=', accountId)
    .where('devices.id', '=', deviceId)
    .executeTakeFirst();
}

export async function insertDevice(db: Db, device: Insertable<Schema['devices']>): Promise<void> {
  await db.insertInto('devices').values(device).execute();
}

export async function touchDevice(
  db: Db,
  id: string,
  seen: Pick<DeviceRow, 'last_seen_at' | 'user_agent' | 'ip' | 'known_device_id'>,
): Promise<void> {
  await db.updateTable('devices').set(seen).where('id', '=', id).execute();
}

export function devicesOf(db: Db, accountId: string, since: Date): Promise<DeviceRow[]> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', since)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

export function allDevices(db: Db, accountId: string): Promise<DeviceRow[]> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('logged_in_at')
    .execute();
}

export async function hasBeenAt(db: Db, email: string, network: string): Promise<boolean> {
  const seen = await db
    .selectFrom('devices')
    .innerJoin('accounts', 'accounts.id', 'devices.account_id')
    .select('devices.ip')
    .distinct()
    .where('accounts.email', '=', email)
    .execute();
  return seen.some(({ ip }) => networkOf(ip) === network);
}

export async function forgetDevices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('devices').where('last_seen_at', '<=', before).execute();
}

export async function insertRefreshToken(db: Db, token: Insertable<Schema['refresh_tokens']>): Promise<void> {
  await db.insertInto('refresh_tokens').values(token).execute();
}

/** Uses up a refresh token of an account. Of concurrent calls exactly one succeeds. */
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

export function successorOf(db: Db, tokenId: string): Promise<RefreshRow | undefined> {
  return db.selectFrom('refresh_tokens').selectAll().where('predecessor_id', '=', tokenId).executeTakeFirst();
}

/** Locks a refresh token until the transaction ends, so that its family is not revoked meanwhile. */
export function lockRefreshToken(db: Db, tokenHash: string): Promise<RefreshRow | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends sessions of an account: all their tokens stop working, including one that a concurrent rotation is about to add. */
export async function endDevices(
  trx: Trx,
  which: { accountId: string; only?: string; except?: string },
  at: Date,
): Promise<void> {
  const { accountId, only = null, except = null } = which;
  // Waits for rotations under way, so that the statements after it see the tokens that they have added.
  await trx
    .selectFrom('refresh_tokens')
    .select('id')
    .where('account_id', '=', accountId)
    .$if(only !== null, (query) => query.where('family', '=', only!))
    .$if(except !== null, (query) => query.where('family', '!=', except!))
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx
    .updateTable('refresh_tokens')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(only !== null, (query) => query.where('family', '=', only!))
    .$if(except !== null, (query) => query.where('family', '!=', except!))
    .execute();
  await trx
    .updateTable('devices')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(only !== null, (query) => query.where('id', '=', only!))
    .$if(except !== null, (query) => query.where('id', '!=', except!))
    .execute();
}
