import type { Insertable } from 'kysely';
import type { Db } from '#server/context.ts';
import type { Schema } from '#server/db/schema.ts';

/** Subscriptions of devices that are logged in and were heard of since an instant. */
function live(db: Db, since: Date) {
  return db
    .selectFrom('push_subscriptions as s')
    .innerJoin('devices as d', 'd.id', 's.device_id')
    .select(['s.id', 's.endpoint', 's.p256dh', 's.auth'])
    .where('d.ended_at', 'is', null)
    .where('d.last_seen_at', '>', since);
}

/** Keeps a device's subscription; one that another person left on the same device is theirs no more. */
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
    .where('device_id', 'in', (eb) =>
      eb.selectFrom('devices').select('id').where('account_id', '=', accountId),
    )
    .execute();
}

/** Forgets a subscription that nobody answers at any more. */
export async function endSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** The devices on which the holder of an address is logged in and lets us notify them, unless they chose to hear nothing that way. */
export function devicesOf(db: Db, email: string, since: Date) {
  return live(db, since)
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .where('a.email', '=', email)
    .where('a.notify_push', '=', true)
    .execute();
}

/** A device that is still logged in, by its subscription. */
export function findDevice(db: Db, id: string, since: Date) {
  return live(db, since).where('s.id', '=', id).executeTakeFirst();
}
