select
  reservation.*,
  house.name as house_name,
  house.area,
  house.address,
  house.station,
  house.latitude,
  house.longitude,
  house.wifi_name,
  house.wifi_password,
  house.way,
  house.trash,
  contract.status as contract_status,
  contract.id as contract_id,
  contract.signed_at as contract_signed_at,
  account.email,
  account.email_confirmed_at,
  turnover.id as turnover_id,
  turnover.state as turnover_state,
  turnover.ready_at as turnover_ready_at,
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
  reservation.house_id = 'yeonnam-garden'
order by
  reservation.check_in asc,
  reservation.id;
