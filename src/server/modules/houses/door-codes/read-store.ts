import { sql } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';

/** Lists the confirmed stays of a house that are not over on a Seoul date and have their room in it, by check-in. */
export function staysOf(db: Db, houseId: string, today: PlainDate) {
  return db
    .selectFrom('reservations as r')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.code', 'r.check_in', 'r.check_out', 'a.first_name', 'a.last_name'])
    .select(
      sql<boolean>`exists (select from outbox o where o.key = r.id::text || ':check-in:email')`.as('is_told'),
    )
    .where('r.house_id', '=', houseId)
    .where('r.status', '=', 'confirmed')
    .where('r.gave_way_at', 'is', null)
    .where('r.check_out', '>=', today)
    .orderBy('r.check_in')
    .execute();
}
export type StayRow = Awaited<ReturnType<typeof staysOf>>[number];
