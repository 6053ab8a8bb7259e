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
  found as materialized (
    select
      house.id as id,
      house.location as location,
      house.rank as rank,
      house.score as score,
      house.public_latitude as latitude,
      house.public_longitude as longitude
    from
      houses house
    where
      house.published
      and house.public_latitude between 37.5 and 37.58
      and house.public_longitude between 126.9 and 126.96
  ),
  first as (
    select
      found.id
    from
      found
    order by
      found.rank desc,
      found.score desc nulls last,
      found.id
    limit
      150
  )
select
  (
    select
      count(*)
    from
      found
  ) as total,
  (
    select
      coalesce(json_agg(pin), '[]')
    from
      (
        select
          house.id,
          house.name,
          house.public_latitude as latitude,
          house.public_longitude as longitude,
          house.monthly_rent
        from
          houses house
        where
          house.id in (
            select
              id
            from
              first
          )
        order by
          house.rank desc,
          house.score desc nulls last,
          house.id
      ) pin
  ) as pins;
