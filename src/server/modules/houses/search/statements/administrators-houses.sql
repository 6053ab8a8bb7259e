select
  house.id
from
  houses house
where
  house.published
  and house.location = 'hongdae'
  and (
    house.id ilike '%garden%'
    or house.name ->> 'ko' ilike '%garden%'
    or house.name ->> 'en' ilike '%garden%'
    or house.address ->> 'ko' ilike '%garden%'
    or house.address ->> 'en' ilike '%garden%'
  )
order by
  house.name ->> 'ko',
  house.id
limit
  20
offset
  0;

select
  count(*)::int as total
from
  houses house
where
  house.published
  and house.location = 'hongdae'
  and (
    house.id ilike '%garden%'
    or house.name ->> 'ko' ilike '%garden%'
    or house.name ->> 'en' ilike '%garden%'
    or house.address ->> 'ko' ilike '%garden%'
    or house.address ->> 'en' ilike '%garden%'
  );
