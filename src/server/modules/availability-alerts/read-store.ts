import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';

const open = (db: Db, today: PlainDate) =>
  db
    .selectFrom('availability_alerts as a')
    .innerJoin('houses as h', 'h.id', 'a.house_id')
    .where('a.told_at', 'is', null)
    .where('a.check_in', '>=', today)
    .where('h.published', '=', true);

export function alertsOf(db: Db, accountId: string, today: PlainDate) {
  return open(db, today)
    .select(['a.id', 'a.house_id', 'a.check_in', 'a.check_out', 'a.asked_at', 'h.name as house_name'])
    .where('a.account_id', '=', accountId)
    .orderBy('a.asked_at')
    .orderBy('a.id')
    .execute();
}
export type OwnAlertRow = Awaited<ReturnType<typeof alertsOf>>[number];

export function openAlerts(db: Db, today: PlainDate) {
  return open(db, today)
    .select(['a.id', 'a.house_id as houseId', 'a.check_in as checkIn', 'a.check_out as checkOut'])
    .execute();
}

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

export function allAlertsOf(db: Db, accountId: string) {
  return db
    .selectFrom('availability_alerts as a')
    .innerJoin('houses as h', 'h.id', 'a.house_id')
    .select(['h.name as house_name', 'a.check_in', 'a.check_out', 'a.asked_at', 'a.told_at'])
    .where('a.account_id', '=', accountId)
    .orderBy('a.asked_at')
    .execute();
}
