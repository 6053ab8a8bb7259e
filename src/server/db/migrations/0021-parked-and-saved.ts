import { sql, type Kysely } from 'kysely';

/** What a search asks of a house, as `vacancies` repeats it (0007). */
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

const statements = [
  `alter table reservations
    add column parked_at timestamptz,
    add column gave_way_at timestamptz,
    add check (gave_way_at is null or parked_at is not null)`,
  `alter table reservations drop constraint reservations_no_overlap`,
  `alter table reservations add constraint reservations_no_overlap exclude using gist (
    house_id with =,
    daterange(check_in, coalesce(ended_on, check_out), '[)') with &&
  ) where (status in ('requested', 'confirmed', 'checked_out_early') and gave_way_at is null)`,
  `create index reservations_parked on reservations (check_in) where parked_at is not null`,
  `alter table reservation_events drop constraint reservation_events_transition_check`,
  `alter table reservation_events add constraint reservation_events_transition_check
    check (transition in ('request', 'change', 'extend', 'extend_hold', 'sign', 'pay', 'confirm', 'expire', 'retake', 'cancel',
      'cancel_by_administrator', 'cancel_for_disaster', 'decline', 'check_out_early', 'evict', 'correct_occupant', 'move', 'move_confirmed',
      'park', 'put_back', 'give_way'))`,
  // As 0007 has it, without stays that gave their nights away.
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
  `create or replace function reservations_move_vacancies() returns trigger language plpgsql as $$
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
          where status in ('confirmed', 'checked_out_early') and gave_way_at is null
        ), firm_after as (
          select house_id, check_in, coalesce(ended_on, check_out) as ends from rows_after
          where status in ('confirmed', 'checked_out_early') and gave_way_at is null
        )
        select array_agg(distinct house_id) into ids from (
          (table firm_before except table firm_after) union all (table firm_after except table firm_before)
        ) moved;
      end if;
      if ids is not null then perform refresh_vacancies(ids); end if;
      return null;
    end $$`,
  `create table saved_views (
    id uuid primary key,
    owner_account_id uuid not null references accounts on delete cascade,
    name text not null check (char_length(name) between 1 and 60),
    shared boolean not null,
    query jsonb not null,
    created_at timestamptz not null
  )`,
  `create index saved_views_owner on saved_views (owner_account_id)`,
];

/** Reservations that wait for a room (ADR 37), and the views of the list of reservations that administrators save. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
