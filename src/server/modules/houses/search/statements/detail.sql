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
      and reservation.house_id = any ('{yeonnam-garden}')
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
      and reservation.house_id = any ('{yeonnam-garden}')
  )
select
  house.id,
  house.name,
  house.summary,
  house.location,
  house.type,
  house.public_latitude as latitude,
  house.public_longitude as longitude,
  house.station,
  house.area_m2,
  house.max_guests,
  house.beds,
  house.min_nights,
  house.monthly_rent,
  house.deposit,
  house.facilities,
  (
    select
      json_agg(
        json_build_object(
          'id',
          photo.id,
          'width',
          photo.width,
          'height',
          photo.height,
          'widths',
          photo.widths,
          'alt',
          photo.alt,
          'dominant',
          photo.dominant,
          'blur',
          photo.blur,
          'focus',
          photo.focus,
          'room',
          photo.room
        )
        order by
          photo.position
      )
    from
      shown_house_photos photo
    where
      photo.house_id = house.id
  ) as photos,
  case
    when house.review_count > 0 then json_build_object('average', round(house.score / 4, 2), 'count', house.review_count)
  end as rating,
  (
    select
      min(opening.free_on)
    from
      (
        select
          vacancy.house_id,
          vacancy.min_nights,
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
      opening.house_id = house.id
      and opening.free_on <= '2027-11-21'::date
      and opening.free_on + opening.min_nights <= opening.next
  ) as free_from,
  house.about,
  house.area,
  house.bathrooms,
  house.floor,
  house.parking,
  house.before_reservation,
  house.things_to_know,
  (
    select
      case
        when count(*) > 0 then json_build_object(
          'facilities',
          round(avg(review.facilities), 2),
          'communication',
          round(avg(review.communication), 2),
          'community',
          round(avg(review.community), 2),
          'location',
          round(avg(review.location), 2)
        )
      end
    from
      reviews review
    where
      review.house_id = house.id
      and review.published
  ) as ratings
from
  houses house
where
  house.published
  and house.id = 'yeonnam-garden';
