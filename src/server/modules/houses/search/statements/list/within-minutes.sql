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
      and (
        vacancy.house_id in (
          select
            commute.house_id
          from
            commutes commute
          where
            commute.university = 'yonsei'
            and commute.minutes <= 30
        )
      ) is true
      and vacancy.house_id not in (
        select
          held.house_id
        from
          held
        where
          held.check_in < '2027-06-30'::date
          and held.check_out > '2027-03-01'::date
      )
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
        order by
          found.rank desc,
          found.score desc nulls last,
          found.id
        limit
          20
        offset
          0
      ) row
  ) as page;
