import { sql, type Kysely } from 'kysely';

/** What a search asks of a house, as `vacancies` repeats it (0007), and since the map where the public knows it to be. */
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
  'public_latitude',
  'public_longitude',
];
const columns = repeated.join(', ');
const of = (row: string) => repeated.map((column) => `${row}.${column}`).join(', ');

/** To about a hundred metres, a half upwards, as `nearby` in `modules/houses/policy.ts` rounds. */
const nearby = (column: string) => `floor(${column} * 1000 + 0.5) / 1000`;

const statements = [
  `alter table houses
    add column public_latitude double precision not null generated always as (${nearby('latitude')}) stored,
    add column public_longitude double precision not null generated always as (${nearby('longitude')}) stored`,
  `alter table vacancies add column public_latitude double precision, add column public_longitude double precision`,
  `update vacancies v set public_latitude = h.public_latitude, public_longitude = h.public_longitude
    from houses h where h.id = v.house_id`,
  `alter table vacancies alter column public_latitude set not null, alter column public_longitude set not null`,
  // As 0021 has it, with the two columns more.
  `create or replace function refresh_vacancies(ids text[]) returns void language plpgsql as $$
    begin
      perform from houses where id = any(ids) order by id for no key update;
      with edges as (
        select id as house_id, '-infinity'::date as starts, '-infinity'::date as ends from houses where id = any(ids) and published
        union all
        select r.house_id, r.check_in, coalesce(r.ended_on, r.check_out) from reservations r join houses h on h.id = r.house_id
        where r.house_id = any(ids) and h.published and r.gave_way_at is null
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
  // As 0007 has it, with the two columns more.
  `create or replace function houses_move_vacancies() returns trigger language plpgsql as $$
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
  `drop index vacancies_anywhere`,
  `create index vacancies_anywhere on vacancies (closes_on, opens_on) include (house_id, ${columns})`,
  // As 0034 has them, with the two columns more.
  `drop index houses_recommended`,
  `drop index vacancies_recommended`,
  `create index houses_recommended on houses (rank desc, score desc nulls last, id)
    include (location, type, max_guests, monthly_rent, facilities, public_latitude, public_longitude) where published`,
  `create index vacancies_recommended on vacancies (rank desc, score desc nulls last, house_id)
    include (opens_on, closes_on, location, type, max_guests, min_nights, monthly_rent, facilities, public_latitude, public_longitude)`,
  // What a search of a part of the map asks of a house without dates, so that it need not read the pages with its texts.
  `create index houses_placed on houses (public_latitude, public_longitude)
    include (id, location, type, max_guests, monthly_rent, facilities, rank, score, review_count) where published`,
];

/** Coordinates to about a hundred metres beside the exact ones: what is searched by a part of the map, without telling the door. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
