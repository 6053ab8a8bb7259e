import { sql } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Location } from '#contract/vocabulary.ts';
import { occupiedNights } from '#server/db/occupied-nights.ts';
import type { Db } from '#server/ports/database.ts';

/** Counts the occupied nights at an instant by neighborhood and week, from a Seoul date on. */
export async function nightsTaken(db: Db, from: PlainDate, weeks: number, now: Date) {
  const { rows } = await sql<{ location: Location; week: number; taken: number }>`
    select h.location, week.n as week, sum(upper(part) - lower(part))::int as taken
    from ${occupiedNights(now)} o
    join houses h on h.id = o.house_id
    cross join generate_series(0, ${weeks}::int - 1) as week (n)
    cross join unnest(o.nights * datemultirange(daterange(${from}::date + 7 * week.n, ${from}::date + 7 * (week.n + 1)))) part
    where o.nights && ${weeksFrom(from, weeks)}
    group by h.location, week.n`.execute(db);
  return rows;
}

/** Counts houses by neighborhood, from a Seoul date on: published ones, and unpublished ones with occupied nights in the given weeks. */
export async function housesByLocation(db: Db, from: PlainDate, weeks: number, now: Date) {
  const { rows } = await sql<{ location: Location; houses: number }>`
    select h.location, count(*)::int as houses from houses h
    where h.published
      or exists (select from ${occupiedNights(now)} o where o.house_id = h.id and o.nights && ${weeksFrom(from, weeks)})
    group by h.location`.execute(db);
  return rows;
}

const weeksFrom = (from: PlainDate, weeks: number) =>
  sql`daterange(${from}::date, ${from}::date + 7 * ${weeks}::int)`;

/** Sums money by Seoul date, `until` excluded. Days without any movement are left out. */
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
      where r.status = 'confirmed' and i.kept_at is null and not exists (
        select from payments p where p.instalment_id = i.id and p.status in ('confirming', 'paid')
      )
    ) as moved (date, taken, due, refunded)
    where date >= ${from}::date and date < ${until}::date
    group by date
    order by date`.execute(db);
  return rows;
}
