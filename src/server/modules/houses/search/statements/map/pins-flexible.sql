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
  held_around as materialized (
    select
      held.house_id,
      held.check_in,
      held.check_out
    from
      held
    where
      held.check_in < '2027-06-30'::date + 7::int
      and held.check_out > '2027-03-01'::date - 7::int
  ),
  found as materialized (
    select
      found.id,
      found.location,
      found.rank,
      found.score,
      found.public_latitude as latitude,
      found.public_longitude as longitude
    from
      (
        select
          opening.house_id as id,
          opening.location,
          opening.rank,
          opening.score,
          opening.public_latitude,
          opening.public_longitude,
          opening.free_on,
          opening.next
        from
          (
            select
              vacancy.house_id,
              vacancy.location,
              vacancy.rank,
              vacancy.score,
              vacancy.public_latitude,
              vacancy.public_longitude,
              greatest(vacancy.opens_on, '2026-11-21'::date) as free_on,
              vacancy.closes_on as next
            from
              vacancies vacancy
            where
              vacancy.closes_on > '2026-11-21'::date
              and vacancy.opens_on <= '2027-03-01'::date + 7::int
              and vacancy.closes_on >= '2027-03-01'::date + 114::int
              and vacancy.min_nights <= '2027-06-30'::date - '2027-03-01'::date
              and vacancy.house_id not in (
                select
                  house_id
                from
                  held_around
              )
            union all
            select
              occupied.house_id,
              occupied.location,
              occupied.rank,
              occupied.score,
              occupied.public_latitude,
              occupied.public_longitude,
              occupied.ends as free_on,
              lead(occupied.starts, 1, occupied.closes_on) over (
                partition by
                  occupied.house_id,
                  occupied.closes_on
                order by
                  occupied.starts
              ) as next
            from
              (
                select
                  vacancy.house_id,
                  vacancy.location,
                  vacancy.rank,
                  vacancy.score,
                  vacancy.public_latitude,
                  vacancy.public_longitude,
                  vacancy.closes_on,
                  '-infinity'::date as starts,
                  greatest(vacancy.opens_on, '2026-11-21'::date) as ends
                from
                  vacancies vacancy
                where
                  vacancy.closes_on > '2026-11-21'::date
                  and vacancy.opens_on <= '2027-03-01'::date + 7::int
                  and vacancy.closes_on >= '2027-03-01'::date + 114::int
                  and vacancy.min_nights <= '2027-06-30'::date - '2027-03-01'::date
                  and vacancy.house_id in (
                    select
                      house_id
                    from
                      held_around
                  )
                union all
                select
                  vacancy.house_id,
                  vacancy.location,
                  vacancy.rank,
                  vacancy.score,
                  vacancy.public_latitude,
                  vacancy.public_longitude,
                  vacancy.closes_on,
                  hold.check_in,
                  hold.check_out
                from
                  held_around hold
                  join vacancies vacancy on vacancy.house_id = hold.house_id
                  and vacancy.opens_on <= hold.check_in
                  and vacancy.closes_on >= hold.check_out
                  and vacancy.opens_on <= '2027-03-01'::date + 7::int
                  and vacancy.closes_on >= '2027-03-01'::date + 114::int
                  and vacancy.min_nights <= '2027-06-30'::date - '2027-03-01'::date
              ) occupied
          ) opening
        where
          opening.free_on + 121::int <= opening.next
          and opening.free_on <= least('2027-03-01'::date + 7::int, '2027-11-21'::date)
          and opening.next >= '2027-03-01'::date + 114::int
      ) found
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
