import { sql } from 'kysely';
import type { PushKind } from '#contract/rules/push-kinds.ts';
import type { Db } from '#server/ports/database.ts';

function live(db: Db, since: Date) {
  return db
    .selectFrom('push_subscriptions as s')
    .innerJoin('devices as d', 'd.id', 's.device_id')
    .select(['s.id', 's.endpoint', 's.p256dh', 's.auth'])
    .where('d.ended_at', 'is', null)
    .where('d.last_seen_at', '>', since);
}

export function devicesOf(db: Db, email: string, kind: PushKind, since: Date) {
  return live(db, since)
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .where('a.email', '=', email)
    .where('a.notify_push', '=', true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('push_choices as c')
            .select('c.account_id')
            .whereRef('c.account_id', '=', 'a.id')
            .where(sql<boolean>`c.muted @> ${JSON.stringify([kind])}::jsonb`),
        ),
      ),
    )
    .execute();
}

export function findDevice(db: Db, id: string, since: Date) {
  return live(db, since).where('s.id', '=', id).executeTakeFirst();
}

export function devicesOfAccount(db: Db, accountId: string) {
  return db.selectFrom('devices').select('id').where('account_id', '=', accountId);
}

export async function mutedKinds(db: Db, accountId: string): Promise<PushKind[]> {
  const row = await db
    .selectFrom('push_choices')
    .select('muted')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.muted ?? [];
}

export async function hadStay(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reservations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['confirmed', 'checked_out_early'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
