import type { Insertable } from 'kysely';
import type { PushKind } from '#contract/rules/push-kinds.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { devicesOfAccount } from './read-store.ts';

/** Stores a device's subscription. It replaces one that another person left on the same device. */
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

export async function endSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Counts one more consecutive failure. @returns the count; 0 if the subscription is gone */
export async function countFailure(db: Db, id: string): Promise<number> {
  const row = await db
    .updateTable('push_subscriptions')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
}

export async function forgetFailures(db: Db, id: string): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ failures: 0 })
    .where('id', '=', id)
    .where('failures', '>', 0)
    .execute();
}

export async function putMuted(db: Db, accountId: string, kinds: readonly PushKind[]): Promise<void> {
  const muted = JSON.stringify(kinds);
  await db
    .insertInto('push_choices')
    .values({ account_id: accountId, muted })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ muted }))
    .execute();
}
