with
  held as materialized (
    select
      reservation.house_id,
      reservation.check_in,
      reservation.check_out
    from
      reservations reservation
    where
      reservation.status = 'requested'
      and reservation.gave_way_at is null
      and reservation.hold_expires_at > '2026-11-21T01:00:00.000Z'
      and reservation.check_out > '2026-11-21'::date
    union all
    select
      reservation.house_id,
      lower(part),
      upper(part)
    from
      reservations reservation,
      unnest(
        datemultirange (daterange (reservation.change_check_in, reservation.change_check_out)) - datemultirange (daterange (reservation.check_in, reservation.check_out))
      ) part
    where
      reservation.change_check_in is not null
      and reservation.change_check_out > '2026-11-21'::date
  ),
  near as (
    select
      key as location,
      value::text::float8 as km
    from
      json_each('{"hongdae":0,"sinchon":1.1}'::json)
  )
select
  house.id
from
  near
  join vacancies vacancy on vacancy.location = near.location
  and vacancy.monthly_rent between 480000 and 1120000
  and vacancy.max_guests >= 2
  and vacancy.opens_on <= '2027-03-01'::date
  and vacancy.closes_on >= '2027-06-30'::date
  and not exists (
    select
    from
      held
    where
      held.house_id = vacancy.house_id
      and held.check_in < '2027-06-30'::date
      and held.check_out > '2027-03-01'::date
  )
  and vacancy.min_nights <= '2027-06-30'::date - '2027-03-01'::date
  join houses house on house.id = vacancy.house_id
where
  house.id <> 'yeonnam-garden'
order by
  near.km + abs(house.monthly_rent - 800000) * 10.0 / 800000 + abs(house.area_m2 - 20) / 4.0,
  house.id
limit
  6;
