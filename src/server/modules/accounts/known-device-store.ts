import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type KnownDeviceRow = Selectable<Schema['known_devices']>;

export async function keepKnownDevice(
  db: Db,
  device: { accountId: string; secretHash: string },
  at: Date,
): Promise<string> {
  const row = await db
    .insertInto('known_devices')
    .values({
      id: randomUUID(),
      account_id: device.accountId,
      secret_hash: device.secretHash,
      known_since: at,
      last_seen_at: at,
    })
    .onConflict((conflict) => conflict.constraint('known_devices_account').doUpdateSet({ last_seen_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function isSecretOfADevice(db: Db, secretHash: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('id')
    .where('secret_hash', '=', secretHash)
    .where('last_seen_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function knownDeviceOf(
  db: Db,
  device: { email: string; secretHash: string },
  since: Date,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('known_devices.id')
    .where('accounts.email', '=', device.email)
    .where('known_devices.secret_hash', '=', device.secretHash)
    .where('known_devices.last_seen_at', '>', since)
    .executeTakeFirst();
}

export function allKnownDevices(db: Db, accountId: string): Promise<KnownDeviceRow[]> {
  return db
    .selectFrom('known_devices')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('known_since')
    .execute();
}

export async function forgetKnownDevices(
  db: Db,
  which: { accountId: string; only?: string; except?: string },
): Promise<void> {
  const { accountId, only = null, except = null } = which;
  const ofSession = (sessionId: string) =>
    db
      .selectFrom('devices')
      .select('known_device_id')
      .where('id', '=', sessionId)
      .where('known_device_id', 'is not', null);
  await db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .$if(only !== null, (query) => query.where('id', 'in', ofSession(only!)))
    .$if(except !== null, (query) => query.where('id', 'not in', ofSession(except!)))
    .execute();
}

export async function forgetUnseenDevices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('last_seen_at', '<=', before).execute();
}
