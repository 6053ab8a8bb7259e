import { sql } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';

/**
 * Lists reservations, all or those with these ids, that ended by a Seoul date with a paid, unsettled deposit (extensions left out), and tells if each
 * has or had an extension.
 */
export function endedWithDeposit(db: Db, today: PlainDate, ids: readonly string[] | null) {
  return db
    .selectFrom('reservations as r')
    .select(['r.id', 'r.status', 'r.check_out', 'r.ended_on', 'r.closed_reason', 'r.deposit'])
    .select(['r.first_paid_at', 'r.is_international', 'r.krw_per_usd'])
    .select(sql<boolean>`exists (select from reservations e where e.extends_id = r.id)`.as('has_extension'))
    .where('r.status', 'in', ['confirmed', 'checked_out_early'])
    .where('r.deposit', '>', 0)
    .where('r.first_paid_at', 'is not', null)
    .where(sql<boolean>`coalesce(r.ended_on, r.check_out) <= ${today}`)
    .where(sql<boolean>`not exists (select from deposit_refunds d where d.reservation_id = r.id)`)
    .$if(ids !== null, (query) => query.where(sql<boolean>`r.id = any(${ids}::uuid[])`))
    .execute();
}
