import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';

/** Joint reads: alerts with their houses and the accounts that asked. Nothing is written here. */

/** The open alerts of let houses for dates to come. */
const open = (db: Db, today: PlainDate) =>
  db
    .selectFrom('availability_alerts as a')
    .innerJoin('houses as h', 'h.id', 'a.house_id')
    .where('a.told_at', 'is', null)
    .where('a.check_in', '>=', today)
    .where('h.published', '=', true);

/** The open alerts of an account, who asked first in front. */
export function alertsOf(db: Db, accountId: string, today: PlainDate) {
  return open(db, today)
    .select(['a.id', 'a.house_id', 'a.check_in', 'a.check_out', 'a.asked_at', 'h.name as house_name'])
    .where('a.account_id', '=', accountId)
    .orderBy('a.asked_at')
    .orderBy('a.id')
    .execute();
}
export type OwnAlertRow = Awaited<ReturnType<typeof alertsOf>>[number];

/** All open alerts, as stays that are wanted. */
export function openAlerts(db: Db, today: PlainDate) {
  return open(db, today)
    .select(['a.id', 'a.house_id as houseId', 'a.check_in as checkIn', 'a.check_out as checkOut'])
    .execute();
}

/** The person and the house of an alert, as a message names them; undefined where the account may not be written to. */
export function recipientOf(db: Db, id: string) {
  return db
    .selectFrom('availability_alerts as a')
    .innerJoin('houses as h', 'h.id', 'a.house_id')
    .innerJoin('accounts as p', 'p.id', 'a.account_id')
    .select(['p.id as account_id', 'p.email', 'p.first_name', 'p.language', 'h.name as house_name'])
    .where('a.id', '=', id)
    .where('p.blocked_at', 'is', null)
    .executeTakeFirst();
}

/** Houses with open alerts that are no longer let. */
export async function unlistedHouses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('availability_alerts as a')
    .innerJoin('houses as h', 'h.id', 'a.house_id')
    .select('h.id')
    .distinct()
    .where('a.told_at', 'is', null)
    .where('h.published', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

/** Everything that is stored of an account's alerts. */
export function allAlertsOf(db: Db, accountId: string) {
  return db
    .selectFrom('availability_alerts as a')
    .innerJoin('houses as h', 'h.id', 'a.house_id')
    .select(['h.name as house_name', 'a.check_in', 'a.check_out', 'a.asked_at', 'a.told_at'])
    .where('a.account_id', '=', accountId)
    .orderBy('a.asked_at')
    .execute();
}
