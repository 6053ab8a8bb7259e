import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

export function reviewsOf(db: Db, accountId: string) {
  return db
    .selectFrom('reviews as v')
    .innerJoin('reservations as r', 'r.id', 'v.reservation_id')
    .select(sql<string>`v.id::text`.as('id'))
    .where('r.account_id', '=', accountId);
}

export function reservationsOf(db: Db, accountId: string) {
  return db
    .selectFrom('reservations')
    .select(sql<string>`id::text`.as('id'))
    .where('account_id', '=', accountId);
}

export function turnoversOf(db: Db, accountId: string) {
  const own = db.selectFrom('reservations').select('id').where('account_id', '=', accountId);
  return db
    .selectFrom('turnovers')
    .select(sql<string>`id::text`.as('id'))
    .where((eb) => eb.or([eb('arrival_id', 'in', own), eb('departure_id', 'in', own)]));
}
