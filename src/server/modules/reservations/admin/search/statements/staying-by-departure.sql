select
  reservation.id,
  reservation.code,
  reservation.account_id,
  reservation.house_id,
  reservation.status,
  reservation.check_in,
  reservation.check_out,
  reservation.ended_on,
  reservation.guests,
  reservation.total,
  reservation.hold_expires_at,
  reservation.hold_kept_at,
  reservation.signed_at,
  reservation.first_paid_at,
  reservation.closed_at,
  reservation.closed_reason,
  reservation.extends_id,
  reservation.parked_at,
  reservation.gave_way_at,
  house.name as house_name,
  contract.status as contract_status,
  account.email,
  turnover.id as turnover_id,
  turnover.state as turnover_state,
  house.location,
  account.first_name as member_first_name,
  account.last_name as member_last_name,
  account.phone_country as member_phone_country,
  account.phone as member_phone,
  account.invited_at as member_invited_at
from
  reservations as reservation
  inner join houses as house on house.id = reservation.house_id
  left join contracts as contract on contract.reservation_id = reservation.id
  and contract.replaced_at is null
  left join accounts as account on account.id = reservation.account_id
  left join turnovers as turnover on turnover.arrival_id = reservation.id
  and turnover.cancelled_at is null
where
  (
    (
      reservation.status = 'confirmed'
      and reservation.check_in <= '2026-11-21'
      and reservation.check_out > '2026-11-20'
    )
    and coalesce(reservation.ended_on, reservation.check_out) >= '2026-12-01'
    and coalesce(reservation.ended_on, reservation.check_out) <= '2026-12-31'
  )
order by
  reservation.check_out desc,
  reservation.id
limit
  20
offset
  0;

select
  count(*) as total
from
  reservations as reservation
  inner join houses as house on house.id = reservation.house_id
  left join accounts as account on account.id = reservation.account_id
where
  (
    (
      reservation.status = 'confirmed'
      and reservation.check_in <= '2026-11-21'
      and reservation.check_out > '2026-11-20'
    )
    and coalesce(reservation.ended_on, reservation.check_out) >= '2026-12-01'
    and coalesce(reservation.ended_on, reservation.check_out) <= '2026-12-31'
  );
