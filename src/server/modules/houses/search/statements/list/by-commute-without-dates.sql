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
  found as not materialized (
    select
      house.id,
      house.rank,
      house.score,
      house.review_count,
      house.monthly_rent
    from
      houses house
    where
      house.published
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
      coalesce(json_agg(row), '[]')
    from
      (
        select
          found.id
        from
          commutes commute
          cross join lateral (
            select
              house.id,
              house.rank
            from
              houses house
            where
              house.id = commute.house_id
              and house.published
            limit
              1
          ) found
        where
          commute.university = 'yonsei'
        order by
          commute.minutes nulls last,
          found.rank desc,
          found.id
        limit
          20
        offset
          0
      ) row
  ) as page;

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
  found as not materialized (
    select
      house.id,
      house.rank,
      house.score,
      house.review_count,
      house.monthly_rent
    from
      houses house
    where
      house.published
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
      coalesce(json_agg(row), '[]')
    from
      (
        select
          found.id
        from
          found
          left join commutes commute on commute.house_id = found.id
          and commute.university = 'yonsei'
        order by
          commute.minutes nulls last,
          found.rank desc,
          found.id
        limit
          20
        offset
          0
      ) row
  ) as page;
