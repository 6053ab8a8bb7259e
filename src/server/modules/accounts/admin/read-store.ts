import { sql, type SqlBool } from 'kysely';
import type { Db } from '#server/ports/database.ts';

export function devicesForAdministrators(db: Db, accountId: string) {
  return db
    .selectFrom('devices as d')
    .select(['d.id', 'd.user_agent', 'd.ip', 'd.logged_in_at', 'd.last_seen_at', 'd.ended_at'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('push_subscriptions as s').select('s.id').whereRef('s.device_id', '=', 'd.id'))
        .as('subscribed'),
    )
    .where('d.account_id', '=', accountId)
    .orderBy('d.last_seen_at', 'desc')
    .orderBy('d.id')
    .execute();
}

/**
 * Lists the unpaid instalments of an account's valid reservations by due date: all of confirmed stays, and the first of a request that still holds
 * its dates. After a cancellation nothing unpaid is claimed.
 */
export function openInstalments(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom('instalments as i')
    .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
    .select(['r.id as reservation_id', 'r.code', 'i.seq', 'i.due_on', 'i.amount'])
    .where('r.account_id', '=', accountId)
    .where('i.amount', '>', 0)
    .where('i.kept_at', 'is', null)
    .where(
      sql<SqlBool>`(r.status = 'confirmed' or (r.status = 'requested' and r.hold_expires_at > ${now} and i.seq = 1))`,
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments as p')
            .select('p.id')
            .whereRef('p.instalment_id', '=', 'i.id')
            .where('p.status', 'in', ['confirming', 'paid']),
        ),
      ),
    )
    .orderBy('i.due_on')
    .orderBy('i.id')
    .execute();
}
export type OpenInstalmentRow = Awaited<ReturnType<typeof openInstalments>>[number];
export type AdminDeviceRow = Awaited<ReturnType<typeof devicesForAdministrators>>[number];
