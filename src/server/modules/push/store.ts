import type { Insertable } from 'kysely';
import type { Db } from '#server/context.ts';
import type { Schema } from '#server/db/schema.ts';

/** Subscriptions whose session has not ended. */
function live(db: Db, now: Date) {
  return db
    .selectFrom('push_subscriptions as s')
    .select(['s.id', 's.endpoint', 's.p256dh', 's.auth'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refresh_tokens as t')
          .select('t.id')
          .where(({ cast, ref }) => eb(cast(ref('t.family'), 'text'), '=', eb.ref('s.session_id')))
          .where('t.revoked_at', 'is', null)
          .where('t.used_at', 'is', null)
          .where('t.expires_at', '>', now),
      ),
    );
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
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Forgets a subscription that nobody answers at any more. */
export async function endSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** The devices on which the holder of an address is logged in and lets us notify them, unless they chose to hear nothing that way. */
export function devicesOf(db: Db, email: string, now: Date) {
  return live(db, now)
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .where('a.email', '=', email)
    .where('a.notify_push', '=', true)
    .execute();
}

/** A device that is still logged in, by its subscription. */
export function findDevice(db: Db, id: string, now: Date) {
  return live(db, now).where('s.id', '=', id).executeTakeFirst();
}
