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
      opening.house_id as id,
      opening.rank,
      opening.free_on,
      opening.next
    from
      (
        select
          vacancy.house_id,
          vacancy.rank,
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
          occupied.rank,
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
              vacancy.rank,
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
          greatest(found.free_on, least('2027-03-01'::date, found.next - 121::int)) as check_in
        from
          found
          left join (
            select
              opening.house_id as id,
              opening.rank,
              min(opening.free_on) as free_from
            from
              (
                select
                  vacancy.house_id,
                  vacancy.min_nights,
                  vacancy.rank,
                  greatest(vacancy.opens_on, '2026-11-21'::date) as free_on,
                  vacancy.closes_on as next
                from
                  vacancies vacancy
                where
                  vacancy.closes_on > '2026-11-21'::date
                  and true
                  and vacancy.house_id not in (
                    select
                      house_id
                    from
                      held
                  )
                union all
                select
                  occupied.house_id,
                  occupied.min_nights,
                  occupied.rank,
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
                      vacancy.min_nights,
                      vacancy.rank,
                      vacancy.closes_on,
                      '-infinity'::date as starts,
                      greatest(vacancy.opens_on, '2026-11-21'::date) as ends
                    from
                      vacancies vacancy
                    where
                      vacancy.closes_on > '2026-11-21'::date
                      and true
                      and vacancy.house_id in (
                        select
                          house_id
                        from
                          held
                      )
                    union all
                    select
                      vacancy.house_id,
                      vacancy.min_nights,
                      vacancy.rank,
                      vacancy.closes_on,
                      hold.check_in,
                      hold.check_out
                    from
                      held hold
                      join vacancies vacancy on vacancy.house_id = hold.house_id
                      and vacancy.opens_on <= hold.check_in
                      and vacancy.closes_on >= hold.check_out
                      and true
                  ) occupied
              ) opening
            where
              opening.free_on <= '2027-11-21'::date
              and opening.free_on + opening.min_nights <= opening.next
            group by
              opening.house_id,
              opening.rank
          ) soonest on soonest.id = found.id
        order by
          free_from nulls last,
          found.rank desc,
          found.id
        limit
          20
        offset
          0
      ) row
  ) as page;
