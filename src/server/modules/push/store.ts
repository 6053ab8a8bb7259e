import type { Insertable } from 'kysely';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { devicesOfAccount } from './read-store.ts';

/** Stores a device's subscription; one that another person left on the same device is theirs no more. */
export async function keepSubscription(
  db: Db,
  subscription: Insertable<Schema['push_subscriptions']>,
): Promise<void> {
  const { id: _, ...own } = subscription;
  await db
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(own))
    .execute();
}

export async function dropSubscription(db: Db, accountId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('device_id', 'in', devicesOfAccount(db, accountId))
    .execute();
}

/** Gives a device's subscription the address and keys that its browser has replaced it with; nothing where there is none. */
export async function replaceSubscription(
  trx: Trx,
  formerEndpoint: string,
  now: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
  // Its page may have subscribed it anew already.
  const known = await trx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint', '=', now.endpoint)
    .executeTakeFirst();
  if (known) return;
  await trx.updateTable('push_subscriptions').set(now).where('endpoint', '=', formerEndpoint).execute();
}

/** Forgets a subscription that nobody answers at any more. */
export async function endSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}
