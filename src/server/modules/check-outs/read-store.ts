import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

const stays = (db: Db) =>
  db
    .selectFrom('reservations as r')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('deposit_refunds as d', 'd.reservation_id', 'r.id')
    .select(['r.id', 'r.code', 'r.status', 'r.check_out', 'r.ended_on', 'h.name as house'])
    .select(['a.id as account_id', 'a.email', 'a.language', 'a.first_name'])
    .select(['d.recorded_at', 'd.deductions'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('reservations as e')
            .select('e.id')
            .whereRef('e.extends_id', '=', 'r.id')
            .where('e.status', 'in', ['confirmed', 'checked_out_early']),
        )
        .$castTo<boolean>()
        .as('extended'),
    );

export function ownReservation(db: Db, accountId: string, id: string) {
  return stays(db)
    .where('r.account_id', '=', accountId)
    .where(sql<string>`r.id::text`, '=', id)
    .executeTakeFirst();
}
export type CheckOutRow = NonNullable<Awaited<ReturnType<typeof ownReservation>>>;

export function reservationById(db: Db, id: string): Promise<CheckOutRow | undefined> {
  return stays(db)
    .where(sql<string>`r.id::text`, '=', id)
    .executeTakeFirst();
}

export async function reservationsOfAccount(
  db: Db,
  accountId: string,
): Promise<{ id: string; code: string }[]> {
  return db.selectFrom('reservations').select(['id', 'code']).where('account_id', '=', accountId).execute();
}
