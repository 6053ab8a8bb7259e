export const HOUSES = 500;
export const RESERVATIONS = 5000;
export const USERS = 2000;
const STAYS_EACH = RESERVATIONS / HOUSES;

/**
 * Returns SQL that adds five hundred homes to a database with the demo: two thousand members, and ten confirmed stays in each home from seven months
 * ago to the end of the booking window, with instalments every thirty nights of which the earlier ones are paid. Every gap between two stays is at
 * least a day, so that the exclusion constraint holds.
 */
export function manyStays(today: string): string[] {
  const bilingual = (ko: string, en: string) => `jsonb_build_object('ko', ${ko}, 'en', ${en})`;
  const name = bilingual(`'집 ' || i`, `'Home ' || i`);
  const some = bilingual(`'글'`, `'Text'`);
  const start = `date '${today}' - 210 + (i * 7 % 20) + k * 58`;
  const nights = `28 + (i * 3 + k * 11) % 29`;
  return [
    `insert into accounts (id, email, language, first_name, last_name, phone_country, phone, birth_date, created_at)
     select gen_random_uuid(), 'member-' || n || '@people.example', (array['ko','en'])[1 + n % 2],
       (array['Linh','Marco','Yuki','Amara','Jonas','Mei'])[1 + n % 6], (array['Nguyen','Rossi','Sato','Okafor','Weber','Chen','Silva'])[1 + n % 7],
       '+82', '10' || lpad(n::text, 8, '0'), date '1998-01-01' + n, now() - n * interval '1 hour'
     from generate_series(1, ${USERS}) n`,
    `insert into houses (id, name, summary, about, location, type, area, address, latitude, longitude, station, area_m2, max_guests, beds,
       bathrooms, floor, parking, facilities, before_reservation, things_to_know, min_nights, monthly_rent, deposit, rank, door_code, wifi_name,
       wifi_password, way)
     select 'many-' || i, ${name}, ${some}, ${some},
       (array['hongdae','sinchon','itaewon','hanyang','korea','hufs','seoul-national','seoul-station'])[1 + i % 8],
       (array['studio','private-room','twin-room','loft','hanok'])[1 + i % 5], ${some}, ${some}, 37.5, 127,
       '{"name":{"ko":"역","en":"Station"},"lines":[2],"walkMinutes":5}', 12 + i % 20, 1 + i % 3, 1 + i % 3, 1, ${some}, ${some},
       '["wifi"]', '[]', '[]', 14, 500000 + (i % 90) * 10000, 500000, i % 100, '0000', 'wifi', 'wifi', ${some}
     from generate_series(1, ${HOUSES}) i`,
    `insert into reservations (id, code, account_id, house_id, status, check_in, check_out, guests, bedding_sets, house_price, coupon_discount,
       bedding_price, deposit, total, is_international, payment_method, krw_per_usd, rate_source, rate_at, policy, terms_version,
       cancellation_version, requested_at, hold_expires_at, signed_at, first_paid_at, confirmed_at)
     select gen_random_uuid(), 'M' || i || '-' || k, account.id, 'many-' || i, 'confirmed', start, start + nights, 1, 0, nights * 20000, 0, 0,
       500000, nights * 20000 + 500000, false, 'card', 1385.5, 'bench', now(), (select policy from reservations limit 1), '1', '1',
       start - interval '30 days', start - interval '29 days', start - interval '30 days', start - interval '30 days', start - interval '30 days'
     from generate_series(1, ${HOUSES}) i, generate_series(0, ${STAYS_EACH - 1}) k,
       lateral (select ${start} as start, ${nights} as nights) stay,
       lateral (select id from accounts where email = 'member-' || (1 + (i * 10 + k) % ${USERS}) || '@people.example') account`,
    `insert into instalments (id, reservation_id, seq, number, due_on, period_from, period_to, deposit, bedding, rent, amount)
     select gen_random_uuid(), r.id, seq, seq, r.check_in + (seq - 1) * 30, r.check_in + (seq - 1) * 30, least(r.check_in + seq * 30, r.check_out),
       part.deposit, 0, part.rent, part.deposit + part.rent
     from reservations r, lateral generate_series(1, 1 + (r.check_out - r.check_in - 1) / 30) seq,
       lateral (select case when seq = 1 then r.deposit else 0 end as deposit,
         (least(r.check_in + seq * 30, r.check_out) - r.check_in - (seq - 1) * 30) * 20000 as rent) part
     where r.house_id like 'many-%'`,
    `insert into payments (id, order_id, instalment_id, provider, method, amount, status, started_at, paid_at)
     select gen_random_uuid(), 'bench-' || i.id, i.id, 'sandbox', 'card', i.amount, 'paid', r.requested_at, r.requested_at
     from instalments i join reservations r on r.id = i.reservation_id
     where r.house_id like 'many-%' and (i.seq = 1 or i.due_on < date '${today}')`,
    `vacuum analyze`,
  ];
}
