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
  house.id,
  '2027-03-01'::date as check_in,
  '2027-06-30'::date - '2027-03-01'::date as nights,
  sqrt(((house.latitude - 37.5572::float8) * 111) ^ 2 + ((house.longitude - 126.9245::float8) * 88) ^ 2) as distance
from
  (
    select
      vacancy.house_id as id,
      vacancy.rank,
      vacancy.score,
      vacancy.review_count,
      vacancy.monthly_rent
    from
      vacancies vacancy
    where
      vacancy.opens_on <= '2027-03-01'::date
      and vacancy.closes_on >= '2027-06-30'::date
      and vacancy.min_nights <= '2027-06-30'::date - '2027-03-01'::date
      and vacancy.house_id not in (
        select
          held.house_id
        from
          held
        where
          held.check_in < '2027-06-30'::date
          and held.check_out > '2027-03-01'::date
      )
  ) found
  join houses house using (id)
where
  not (
    house.location = 'hongdae'
    and house.public_latitude between 37.5 and 37.58
    and house.public_longitude between 126.9 and 126.96
  )
order by
  distance,
  house.rank desc,
  house.id
limit
  6;
