import { sql, type Kysely } from 'kysely';

/** What a search asks of a house, as `vacancies` repeats it (0007, 0036). */
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

const decisive = (row: string) =>
  `(${row}.house_id, ${row}.status, ${row}.check_in, ${row}.check_out, ${row}.ended_on, ${row}.gave_way_at, ${row}.change_check_in, ${row}.change_check_out)`;

const tables = [
  `create table blocked_dates (
    id uuid primary key,
    house_id text not null references houses on delete cascade,
    starts_on date not null,
    ends_on date not null,
    reason text not null check (reason in ('repair', 'own_use', 'cleaning', 'other')),
    note text not null,
    created_at timestamptz not null,
    check (starts_on < ends_on)
  )`,
  `create index blocked_dates_house on blocked_dates (house_id, ends_on)`,
  // The address is encrypted: whoever knows it reads the bookings of the other side.
  `create table foreign_calendars (
    id uuid primary key,
    house_id text not null references houses on delete cascade,
    name text not null,
    host text not null,
    address text not null,
    added_at timestamptz not null,
    next_read_at timestamptz not null,
    etag text,
    last_modified text,
    read_at timestamptz,
    failed_at timestamptz,
    failure text,
    failures integer not null default 0
  )`,
  `create index foreign_calendars_house on foreign_calendars (house_id)`,
  `create index foreign_calendars_due on foreign_calendars (next_read_at)`,
  `create table foreign_bookings (
    id uuid primary key,
    calendar_id uuid not null references foreign_calendars on delete cascade,
    house_id text not null references houses on delete cascade,
    uid text not null,
    starts_on date not null,
    ends_on date not null,
    check (starts_on < ends_on),
    unique (calendar_id, uid, starts_on, ends_on)
  )`,
  `create index foreign_bookings_house on foreign_bookings (house_id, ends_on)`,
  `create table calendar_conflicts (
    id uuid primary key,
    house_id text not null references houses on delete cascade,
    foreign_booking_id uuid references foreign_bookings on delete set null,
    reservation_id uuid not null references reservations on delete cascade,
    calendar text not null,
    starts_on date not null,
    ends_on date not null,
    check_in date not null,
    check_out date not null,
    found_at timestamptz not null,
    ended_at timestamptz,
    outcome text check (outcome in ('moved', 'accepted')),
    reason text,
    check ((ended_at is null) = (outcome is null))
  )`,
  `create index calendar_conflicts_pair on calendar_conflicts (foreign_booking_id, reservation_id)`,
  `create index calendar_conflicts_reservation on calendar_conflicts (reservation_id)`,
  `create index calendar_conflicts_open on calendar_conflicts (house_id) where ended_at is null`,
  `create table calendar_addresses (
    house_id text primary key references houses on delete cascade,
    token_hash text not null unique,
    token text not null,
    made_at timestamptz not null
  )`,
  // A code that one stay has for itself, encrypted as those of houses are.
  `create table stay_door_codes (
    reservation_id uuid primary key references reservations on delete cascade,
    house_id text not null references houses on delete cascade,
    code text not null,
    set_at timestamptz not null
  )`,
  `create index stay_door_codes_house on stay_door_codes (house_id)`,
  `create table taken_nights (
    house_id text not null references houses on delete cascade,
    nights datemultirange not null check (not isempty(nights)),
    reservation_id uuid unique references reservations on delete cascade,
    blocked_dates_id uuid unique references blocked_dates on delete cascade,
    foreign_booking_id uuid unique references foreign_bookings on delete cascade,
    check (num_nonnulls(reservation_id, blocked_dates_id, foreign_booking_id) = 1)
  )`,
];

/** Who holds which nights: one table for reservations, blocked dates and bookings from elsewhere, so that one constraint holds over all three. */
const functions = [
  `create function nights_of(r reservations) returns datemultirange language sql immutable as $$
    select case when r.status in ('requested', 'confirmed', 'checked_out_early') and r.gave_way_at is null
      then datemultirange(
        daterange(r.check_in, coalesce(r.ended_on, r.check_out), '[)'),
        daterange(coalesce(r.change_check_in, r.check_in), coalesce(r.change_check_out, r.check_in), '[)'))
      else '{}'::datemultirange end
  $$`,
  `create function reservations_take_nights() returns trigger language plpgsql as $$
    declare wanted datemultirange := nights_of(new);
    begin
      if isempty(wanted) then
        delete from taken_nights where reservation_id = new.id;
        return null;
      end if;
      if tg_op = 'UPDATE' then
        update taken_nights set house_id = new.house_id, nights = wanted where reservation_id = new.id;
        if found then return null; end if;
      end if;
      insert into taken_nights (house_id, nights, reservation_id) values (new.house_id, wanted, new.id);
      return null;
    end $$`,
  `create function blocked_dates_take_nights() returns trigger language plpgsql as $$
    declare wanted datemultirange := datemultirange(daterange(new.starts_on, new.ends_on, '[)'));
    begin
      if tg_op = 'UPDATE' then
        update taken_nights set house_id = new.house_id, nights = wanted where blocked_dates_id = new.id;
      else
        insert into taken_nights (house_id, nights, blocked_dates_id) values (new.house_id, wanted, new.id);
      end if;
      return null;
    end $$`,
  // Nobody asked us before a booking was taken elsewhere: it gets the nights that are left, and the others when they become free.
  `create function settle_foreign_bookings(house text) returns void language plpgsql as $$
    declare booking record; wanted datemultirange;
    begin
      if not exists (select from foreign_bookings f left join taken_nights t on t.foreign_booking_id = f.id
        where f.house_id = house and datemultirange(daterange(f.starts_on, f.ends_on, '[)')) is distinct from t.nights) then
        return;
      end if;
      perform from houses where id = house for no key update;
      for booking in
        select f.id, datemultirange(daterange(f.starts_on, f.ends_on, '[)')) as nights, t.nights as held
        from foreign_bookings f left join taken_nights t on t.foreign_booking_id = f.id
        where f.house_id = house and datemultirange(daterange(f.starts_on, f.ends_on, '[)')) is distinct from t.nights
        order by f.starts_on, f.id
      loop
        select booking.nights - coalesce(range_agg(part), '{}'::datemultirange) into wanted
        from taken_nights t, unnest(t.nights) part
        where t.house_id = house and t.foreign_booking_id is distinct from booking.id and t.nights && booking.nights;
        if isempty(wanted) then
          delete from taken_nights where foreign_booking_id = booking.id;
        elsif booking.held is null then
          insert into taken_nights (house_id, nights, foreign_booking_id) values (house, wanted, booking.id);
        elsif booking.held <> wanted then
          update taken_nights set nights = wanted where foreign_booking_id = booking.id;
        end if;
      end loop;
    end $$`,
  `create function taken_nights_were_released() returns trigger language plpgsql as $$
    begin
      perform settle_foreign_bookings(old.house_id);
      return null;
    end $$`,
  `create function taken_nights_move_vacancies() returns trigger language plpgsql as $$
    declare ids text[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(distinct house_id) into ids from rows_after where reservation_id is null;
      elsif tg_op = 'DELETE' then
        select array_agg(distinct house_id) into ids from rows_before where reservation_id is null;
      else
        select array_agg(distinct house_id) into ids from (
          select house_id from rows_before where reservation_id is null union all
          select house_id from rows_after where reservation_id is null) moved;
      end if;
      if ids is not null then perform refresh_vacancies(ids); end if;
      return null;
    end $$`,
  // As 0036 has it, with the nights that are taken otherwise than by our stays.
  `create or replace function refresh_vacancies(ids text[]) returns void language plpgsql as $$
    begin
      perform from houses where id = any(ids) order by id for no key update;
      with edges as (
        select id as house_id, '-infinity'::date as starts, '-infinity'::date as ends from houses where id = any(ids) and published
        union all
        select r.house_id, r.check_in, coalesce(r.ended_on, r.check_out) from reservations r join houses h on h.id = r.house_id
        where r.house_id = any(ids) and h.published and r.gave_way_at is null
          and r.status in ('confirmed', 'checked_out_early') and r.check_in < coalesce(r.ended_on, r.check_out)
        union all
        select t.house_id, lower(part), upper(part) from taken_nights t join houses h on h.id = t.house_id, unnest(t.nights) part
        where t.house_id = any(ids) and h.published and t.reservation_id is null
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
];

const triggers = [
  // The name is the one that hosts of the version before know as "somebody else has the dates".
  `alter table reservations drop constraint reservations_no_overlap`,
  `create index reservations_house on reservations (house_id, check_in)`,
  `insert into taken_nights (house_id, nights, reservation_id)
    select r.house_id, nights_of(r), r.id from reservations r where not isempty(nights_of(r))`,
  `alter table taken_nights add constraint reservations_no_overlap exclude using gist (house_id with =, nights with &&)`,
  `create trigger reservations_taking after insert on reservations for each row execute function reservations_take_nights()`,
  `create trigger reservations_retaking after update on reservations for each row
    when (${decisive('old')} is distinct from ${decisive('new')}) execute function reservations_take_nights()`,
  `create trigger blocked_dates_taking after insert or update on blocked_dates
    for each row execute function blocked_dates_take_nights()`,
  `create trigger taken_nights_released after delete on taken_nights for each row
    when (old.foreign_booking_id is null) execute function taken_nights_were_released()`,
  `create trigger taken_nights_moved after update on taken_nights for each row
    when (old.foreign_booking_id is null and (old.house_id <> new.house_id or not old.nights <@ new.nights))
    execute function taken_nights_were_released()`,
  `create trigger taken_nights_added after insert on taken_nights referencing new table as rows_after
    for each statement execute function taken_nights_move_vacancies()`,
  `create trigger taken_nights_changed after update on taken_nights referencing old table as rows_before new table as rows_after
    for each statement execute function taken_nights_move_vacancies()`,
  `create trigger taken_nights_removed after delete on taken_nights referencing old table as rows_before
    for each statement execute function taken_nights_move_vacancies()`,
];

/** Blocked dates, calendars of elsewhere and our own (ADR 56), and door codes of one stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...functions, ...triggers]) await sql.raw(statement).execute(db);
}
