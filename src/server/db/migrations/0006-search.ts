import { sql, type Kysely } from 'kysely';

/** Triggers that tell `work` of every statement that changes a table. */
const follow = (table: string, work: string) => [
  `create trigger ${table}_added after insert on ${table} referencing new table as rows_after
    for each statement execute function ${work}()`,
  `create trigger ${table}_changed after update on ${table} referencing old table as rows_before new table as rows_after
    for each statement execute function ${work}()`,
  `create trigger ${table}_removed after delete on ${table} referencing old table as rows_before
    for each statement execute function ${work}()`,
  `create trigger ${table}_emptied after truncate on ${table} for each statement execute function ${work}()`,
];

/**
 * What a search would otherwise work out from every stay and every review: when each house can be had, and what its guests make of it.
 * Both follow from other rows, are written by the database in the transaction that changes those rows, and by nobody else.
 */
const statements = [
  // Nights between the firm stays of a house, half-open, where at least its shortest stay fits. Holds are left out: they end by the clock.
  `create table vacancies (
    house_id text not null references houses on delete cascade,
    opens_on date not null,
    closes_on date not null,
    primary key (house_id, closes_on),
    check (opens_on < closes_on)
  )`,
  `create index vacancies_dates on vacancies (closes_on, opens_on) include (house_id)`,
  // The lock and the reading are two statements on purpose: the second one sees what others committed while the first one waited.
  `create function refresh_vacancies(ids text[]) returns void language plpgsql as $$
    begin
      perform from houses where id = any(ids) order by id for no key update;
      with edges as (
        select id as house_id, '-infinity'::date as starts, '-infinity'::date as ends from houses where id = any(ids)
        union all
        select house_id, check_in, coalesce(ended_on, check_out) from reservations
        where house_id = any(ids) and status in ('confirmed', 'checked_out_early') and check_in < coalesce(ended_on, check_out)
      ), gaps as (
        select house_id, ends as opens_on,
          lead(starts, 1, 'infinity'::date) over (partition by house_id order by starts) as closes_on
        from edges
      ), fresh as materialized (
        select g.house_id, g.opens_on, g.closes_on from gaps g join houses h on h.id = g.house_id
        where g.opens_on + h.min_nights <= g.closes_on
      ), gone as (
        delete from vacancies v where v.house_id = any(ids)
          and not exists (select from fresh f where f.house_id = v.house_id and f.closes_on = v.closes_on)
      )
      insert into vacancies (house_id, opens_on, closes_on) select house_id, opens_on, closes_on from fresh
      on conflict (house_id, closes_on) do update set opens_on = excluded.opens_on
      where vacancies.opens_on <> excluded.opens_on;
    end $$`,
  `create function reservations_move_vacancies() returns trigger language plpgsql as $$
    declare ids text[];
    begin
      if tg_op = 'TRUNCATE' then
        select array_agg(id) into ids from houses;
      elsif tg_op = 'INSERT' then
        select array_agg(distinct house_id) into ids from rows_after where status in ('confirmed', 'checked_out_early');
      elsif tg_op = 'DELETE' then
        select array_agg(distinct house_id) into ids from rows_before where status in ('confirmed', 'checked_out_early');
      else
        with firm_before as (
          select house_id, check_in, coalesce(ended_on, check_out) as ends from rows_before
          where status in ('confirmed', 'checked_out_early')
        ), firm_after as (
          select house_id, check_in, coalesce(ended_on, check_out) as ends from rows_after
          where status in ('confirmed', 'checked_out_early')
        )
        select array_agg(distinct house_id) into ids from (
          (table firm_before except table firm_after) union all (table firm_after except table firm_before)
        ) moved;
      end if;
      if ids is not null then perform refresh_vacancies(ids); end if;
      return null;
    end $$`,
  ...follow('reservations', 'reservations_move_vacancies'),

  // Points are the sum of the four ratings of every published review; the score is their average for one review, 4 to 20.
  `alter table houses
    add column review_points bigint not null default 0 check (review_points >= 0),
    add column review_count integer not null default 0 check (review_count >= 0),
    add column score numeric generated always as (review_points::numeric / nullif(review_count, 0)) stored`,
  // Differences, not sums read anew: two transactions that review one house add up without seeing each other.
  `create function reviews_move_ratings() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        update houses set review_points = 0, review_count = 0 where review_count > 0;
      end if;
      if tg_op in ('INSERT', 'UPDATE') then
        update houses h set review_points = h.review_points + d.points, review_count = h.review_count + d.reviews
        from (select house_id, sum(facilities + communication + community + location) as points, count(*) as reviews
          from rows_after where published group by house_id) d where d.house_id = h.id;
      end if;
      if tg_op in ('UPDATE', 'DELETE') then
        update houses h set review_points = h.review_points - d.points, review_count = h.review_count - d.reviews
        from (select house_id, sum(facilities + communication + community + location) as points, count(*) as reviews
          from rows_before where published group by house_id) d where d.house_id = h.id;
      end if;
      return null;
    end $$`,
  ...follow('reviews', 'reviews_move_ratings'),

  `create function houses_move_vacancies() returns trigger language plpgsql as $$
    begin
      perform refresh_vacancies(array[new.id]);
      return null;
    end $$`,
  `create trigger houses_added after insert on houses for each row execute function houses_move_vacancies()`,
  `create trigger houses_shortest_stay after update of min_nights on houses for each row
    when (old.min_nights <> new.min_nights) execute function houses_move_vacancies()`,

  `select refresh_vacancies(array(select id from houses))`,
  `update houses h set review_points = d.points, review_count = d.reviews
    from (select house_id, sum(facilities + communication + community + location) as points, count(*) as reviews
      from reviews where published group by house_id) d where d.house_id = h.id`,

  // What a search asks of a house, so that it need not read the pages with its texts.
  `create index houses_listed on houses (location, monthly_rent) include (id, type, max_guests, min_nights, rank, score, review_count)
    where published`,
  `drop index houses_search`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
