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
  )
select
  vacancy.house_id as id,
  '2027-03-01'::date as check_in,
  vacancy.min_nights as nights,
  vacancy.min_nights - ('2027-03-08'::date - '2027-03-01'::date) as distance
from
  vacancies vacancy
where
  vacancy.opens_on <= '2027-03-01'::date
  and vacancy.closes_on >= '2027-03-01'::date + vacancy.min_nights
  and not exists (
    select
    from
      held
    where
      held.house_id = vacancy.house_id
      and held.check_in < '2027-03-01'::date + vacancy.min_nights
      and held.check_out > '2027-03-01'::date
  )
  and vacancy.min_nights > ('2027-03-08'::date - '2027-03-01'::date)
  and vacancy.closes_on > '2027-03-08'::date
order by
  distance,
  vacancy.rank desc,
  id
limit
  6;
