import { sql } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Location } from '#contract/vocabulary.ts';
import type { Db } from '#server/ports/database.ts';

/** Joint reads over houses, reservations and their money. Nothing is written here. */

/**
 * For every neighbourhood and each of some weeks from a Seoul date, how many nights are taken: by confirmed stays, by what was stayed of
 * those that ended early, and by requests that hold their dates at an instant; not by those that gave their room away.
 */
export async function nightsTaken(db: Db, from: PlainDate, weeks: number, now: Date) {
  const { rows } = await sql<{ location: Location; week: number; taken: number }>`
    select h.location, week.n as week, sum(
      least(coalesce(r.ended_on, r.check_out), ${from}::date + 7 * (week.n + 1)) - greatest(r.check_in, ${from}::date + 7 * week.n)
    )::int as taken
    from generate_series(0, ${weeks}::int - 1) as week (n)
    join reservations r on r.check_in < ${from}::date + 7 * (week.n + 1)
      and coalesce(r.ended_on, r.check_out) > ${from}::date + 7 * week.n
    join houses h on h.id = r.house_id
    where r.gave_way_at is null and r.check_in < ${from}::date + 7 * ${weeks}::int and coalesce(r.ended_on, r.check_out) > ${from}::date
      and (r.status in ('confirmed', 'checked_out_early') or (r.status = 'requested' and r.hold_expires_at > ${now}))
    group by h.location, week.n`.execute(db);
  return rows;
}

/** The number of houses of each neighbourhood that has any. */
export function housesByLocation(db: Db) {
  return db
    .selectFrom('houses')
    .select((eb) => ['location', eb.fn.countAll<number>().as('houses')])
    .groupBy('location')
    .execute();
}

/** Sums of money by Seoul date, from one date up to another that is not included; days on which nothing was moved are left out. */
export async function moneyByDay(db: Db, from: PlainDate, until: PlainDate) {
  const seoul = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Asia/Seoul')::date`;
  const { rows } = await sql<{ date: PlainDate; taken: number; due: number; refunded: number }>`
    select date, sum(taken)::bigint as taken, sum(due)::bigint as due, sum(refunded)::bigint as refunded
    from (
      select ${seoul('p.paid_at')} as date, p.amount as taken, 0 as due, 0 as refunded from payments p where p.status = 'paid'
      union all
      select ${seoul('f.done_at')}, 0, 0, f.amount from refunds f where f.status = 'done'
      union all
      select i.due_on, 0, i.amount, 0 from instalments i join reservations r on r.id = i.reservation_id
      where r.status = 'confirmed' and not exists (
        select from payments p where p.instalment_id = i.id and p.status in ('confirming', 'paid')
      )
    ) as moved (date, taken, due, refunded)
    where date >= ${from}::date and date < ${until}::date
    group by date
    order by date`.execute(db);
  return rows;
}
