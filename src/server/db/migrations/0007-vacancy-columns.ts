import { sql, type Kysely } from 'kysely';

/** What a search asks of a house whatever the dates, and what it sorts by: columns of `houses` that `vacancies` repeats. */
const repeated = [
  'location',
  'type',
  'max_guests',
  'min_nights',
  'monthly_rent',
  'facilities',
  'rank',
  'score',
  'review_count',
];
const columns = repeated.join(', ');
const of = (row: string) => repeated.map((column) => `${row}.${column}`).join(', ');

/**
 * A search for dates reads one index, that of all neighbourhoods or that of each: vacancies say of their house what it is asked for and sorted by, and there are none of a house
 * that is not published. The database keeps the copies, as it keeps the dates.
 */
const statements = [
  `drop trigger houses_shortest_stay on houses`,
  `drop trigger houses_added on houses`,
  `drop function houses_move_vacancies()`,
  `drop index vacancies_dates`,
  `delete from vacancies`,
  `alter table vacancies
    add column location text not null,
    add column type text not null,
    add column max_guests integer not null,
    add column min_nights integer not null,
    add column monthly_rent integer not null,
    add column facilities jsonb not null,
    add column rank integer not null,
    add column score numeric,
    add column review_count integer not null`,
  // The lock and the reading are two statements on purpose: the second one sees what others committed while the first one waited.
  `create or replace function refresh_vacancies(ids text[]) returns void language plpgsql as $$
    begin
      perform from houses where id = any(ids) order by id for no key update;
      with edges as (
        select id as house_id, '-infinity'::date as starts, '-infinity'::date as ends from houses where id = any(ids) and published
        union all
        select r.house_id, r.check_in, coalesce(r.ended_on, r.check_out) from reservations r join houses h on h.id = r.house_id
        where r.house_id = any(ids) and h.published
          and r.status in ('confirmed', 'checked_out_early') and r.check_in < coalesce(r.ended_on, r.check_out)
      ), gaps as (
        select house_id, ends as opens_on,
          lead(starts, 1, 'infinity'::date) over (partition by house_id order by starts) as closes_on
        from edges
      ), fresh as materialized (
        select g.house_id, g.opens_on, g.closes_on, ${of('h')} from gaps g join houses h on h.id = g.house_id
        where g.opens_on + h.min_nights <= g.closes_on
      ), gone as (
        delete from vacancies v where v.house_id = any(ids)
          and not exists (select from fresh f where f.house_id = v.house_id and f.closes_on = v.closes_on)
      )
      insert into vacancies as v (house_id, opens_on, closes_on, ${columns}) table fresh
      on conflict (house_id, closes_on) do update set (opens_on, ${columns}) = row(excluded.opens_on, ${of('excluded')})
      where (v.opens_on, ${of('v')}) is distinct from (excluded.opens_on, ${of('excluded')});
    end $$`,
  `create function houses_move_vacancies() returns trigger language plpgsql as $$
    declare ids text[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(id) into ids from rows_after where published;
      else
        select array_agg(a.id) into ids from rows_after a join rows_before b using (id)
        where (a.published, ${of('a')}) is distinct from (b.published, ${of('b')});
      end if;
      if ids is not null then perform refresh_vacancies(ids); end if;
      return null;
    end $$`,
  `create trigger houses_added after insert on houses referencing new table as rows_after
    for each statement execute function houses_move_vacancies()`,
  `create trigger houses_changed after update on houses referencing old table as rows_before new table as rows_after
    for each statement execute function houses_move_vacancies()`,
  `select refresh_vacancies(array(select id from houses))`,
  `create index vacancies_anywhere on vacancies (closes_on, opens_on) include (house_id, ${columns})`,
  `create index vacancies_there on vacancies (location, closes_on, opens_on)
    include (house_id, ${repeated.filter((column) => column !== 'location').join(', ')})`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
