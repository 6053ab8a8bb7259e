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
  wanted.id
from
  json_to_recordset(
    '[{"id":"alert","house_id":"yeonnam-garden","check_in":"2027-03-01","check_out":"2027-06-30"}]'::json
  ) as wanted (id text, house_id text, check_in date, check_out date)
  join vacancies vacancy on vacancy.house_id = wanted.house_id
  and vacancy.opens_on <= wanted.check_in
  and vacancy.closes_on >= wanted.check_out
  and not exists (
    select
    from
      held
    where
      held.house_id = vacancy.house_id
      and held.check_in < wanted.check_out
      and held.check_out > wanted.check_in
  );
