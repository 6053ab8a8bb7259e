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
      held.check_in < '2027-03-08'::date + 7::int
      and held.check_out > '2027-03-01'::date - 7::int
  ),
  found as materialized (
    select distinct
      on (opening.house_id) opening.house_id as id,
      opening.rank,
      opening.score,
      opening.free_on,
      opening.next
    from
      (
        select
          vacancy.house_id,
          vacancy.rank,
          vacancy.score,
          greatest(vacancy.opens_on, '2026-11-21'::date) as free_on,
          vacancy.closes_on as next
        from
          vacancies vacancy
        where
          vacancy.closes_on > '2026-11-21'::date
          and vacancy.opens_on <= '2027-03-01'::date + 7::int
          and vacancy.closes_on >= '2027-03-01'::date + 0::int
          and vacancy.min_nights <= '2027-03-08'::date - '2027-03-01'::date
          and vacancy.house_id not in (
            select
              house_id
            from
              held_around
          )
        union all
        select
          occupied.house_id,
          occupied.rank,
          occupied.score,
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
              vacancy.rank,
              vacancy.score,
              vacancy.closes_on,
              '-infinity'::date as starts,
              greatest(vacancy.opens_on, '2026-11-21'::date) as ends
            from
              vacancies vacancy
            where
              vacancy.closes_on > '2026-11-21'::date
              and vacancy.opens_on <= '2027-03-01'::date + 7::int
              and vacancy.closes_on >= '2027-03-01'::date + 0::int
              and vacancy.min_nights <= '2027-03-08'::date - '2027-03-01'::date
              and vacancy.house_id in (
                select
                  house_id
                from
                  held_around
              )
            union all
            select
              vacancy.house_id,
              vacancy.rank,
              vacancy.score,
              vacancy.closes_on,
              hold.check_in,
              hold.check_out
            from
              held_around hold
              join vacancies vacancy on vacancy.house_id = hold.house_id
              and vacancy.opens_on <= hold.check_in
              and vacancy.closes_on >= hold.check_out
              and vacancy.opens_on <= '2027-03-01'::date + 7::int
              and vacancy.closes_on >= '2027-03-01'::date + 0::int
              and vacancy.min_nights <= '2027-03-08'::date - '2027-03-01'::date
          ) occupied
      ) opening
    where
      opening.free_on + 7::int <= opening.next
      and opening.free_on <= least('2027-03-01'::date + 7::int, '2027-11-21'::date)
      and opening.next >= '2027-03-01'::date + 0::int
    order by
      opening.house_id,
      abs(greatest(opening.free_on, least('2027-03-01'::date, opening.next - 7::int)) - '2027-03-01'::date),
      greatest(opening.free_on, least('2027-03-01'::date, opening.next - 7::int))
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
          found.id,
          greatest(found.free_on, least('2027-03-01'::date, found.next - 7::int)) as check_in
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
