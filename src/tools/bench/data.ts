import { randomUUID } from 'node:crypto';
import { universityIds } from '../../contract/seoul/universities.ts';

export const HOUSES = 10_000;
const STAYS_EACH = 100;
export const RESERVATIONS = HOUSES * STAYS_EACH;
export const REVIEWS = HOUSES * 0.9 * 5;
export const HOLDS = 500;

/**
 * Returns SQL that fills an empty database with realistic rows and statistics: homes of every size in every neighborhood and part of the map; for
 * each a hundred confirmed stays of 5 to 24 nights that begin 25 days apart and end between next week and the end of the booking window, so that a
 * search finds few homes soon and many later; five reviews for most homes; commutes of 5 to 79 minutes to every university; a day's held requests and
 * some expired ones.
 */
export function fill(today: string): string[] {
  const account = randomUUID();
  const bilingual = `'{"ko":"집","en":"Home"}'`;
  // As much text as a house has in both languages, so that reading houses costs what it costs.
  const text = `jsonb_build_object('ko', repeat('따뜻한 집 ', 60), 'en', (select string_agg(md5(i::text || n), ' ') from generate_series(1, 20) n))`;
  const reservation = `insert into reservations (id, code, account_id, house_id, status, check_in, check_out, guests, bedding_sets, house_price,
    coupon_discount, bedding_price, deposit, total, is_international, payment_method, krw_per_usd, rate_source, rate_at, policy, terms_version,
    cancellation_version, requested_at, hold_expires_at, signed_at, first_paid_at, confirmed_at)`;
  const agreed = `1, 0, 500000, 0, 0, 0, 500000, false, 'card', 1385.5, 'bench', now(), '{}', '1', '1', now()`;
  const lastReservation = `date '${today}' + 5 + i * 37 % 360`;
  return [
    `insert into accounts (id, email, language, first_name, last_name, phone_country, phone, created_at)
     values ('${account}', 'bench@people.example', 'en', 'Bench', 'Person', '+82', '1000000000', now())`,
    `insert into houses (id, name, summary, about, location, type, area, address, latitude, longitude, station, area_m2, max_guests, beds,
       bathrooms, floor, parking, facilities, before_reservation, things_to_know, min_nights, monthly_rent, deposit, rank, door_code, wifi_name,
       wifi_password, way)
     select 'house-' || i, ${bilingual}, ${bilingual}, ${text},
       (array['hongdae','sinchon','itaewon','hanyang','korea','hufs','seoul-national','seoul-station'])[1 + i % 8],
       (array['studio','private-room','twin-room','loft','hanok'])[1 + i % 5], ${bilingual}, ${bilingual}, 37.46 + (i * 37 % 150) * 0.001, 126.9 + (i * 53 % 180) * 0.001,
       '{"name":{"ko":"역","en":"Station"},"lines":[2],"walkMinutes":5}', 12 + i % 20, 1 + (i / 8) % 4, 1 + i % 3, 1, ${bilingual}, ${bilingual},
       '["wifi"]', '[]', '[]', case when i % 6 = 0 then 7 else 28 end, 500000 + (i % 90) * 10000, 500000, i % 100, '0000', 'wifi', 'wifi', ${bilingual}
     from generate_series(1, ${HOUSES}) i`,
    `alter table taken_nights drop constraint reservations_no_overlap`,
    `alter table reservations disable trigger reservations_taking`,
    `${reservation}
     select gen_random_uuid(), 'B' || i || '-' || k, '${account}', 'house-' || i, 'confirmed', start, start + 5 + (i * 7 + k * 11) % 20, ${agreed},
       now(), now(), now(), now()
     from generate_series(1, ${HOUSES}) i, generate_series(0, ${STAYS_EACH - 1}) k,
       lateral (select ${lastReservation} - k * 25 as start) at`,
    `${reservation}
     select gen_random_uuid(), 'H' || i, '${account}', 'house-' || i, 'requested', start, start + 30, ${agreed},
       now() + case when i / 20 % 5 = 0 then interval '-1 hour' else interval '12 hours' end, null, null, null
     from generate_series(20, ${HOUSES}, ${HOUSES / HOLDS}) i, lateral (select ${lastReservation} + 40 as start) at`,
    `alter table reservations enable trigger reservations_taking`,
    `insert into taken_nights (house_id, nights, reservation_id) select r.house_id, nights_of(r), r.id from reservations r`,
    `alter table taken_nights add constraint reservations_no_overlap exclude using gist (house_id with =, nights with &&)`,
    `insert into reviews (id, reservation_id, house_id, author, facilities, communication, community, location, comment, private_comment, created_at)
     select gen_random_uuid(), r.id, r.house_id, 'Linh', 1 + i * 3 % 5, 1 + (i + k) % 5, 1 + i * k % 5, 5, 'Warm.', '', now()
     from generate_series(1, ${HOUSES}) i, generate_series(50, 54) k, reservations r where r.code = 'B' || i || '-' || k and i % 10 > 0`,
    `insert into commutes (house_id, university, minutes, lines, changes, bus)
     select 'house-' || i, u, 5 + (i * 13 + k * 7) % 75, '{2,6}', 1, false
     from generate_series(1, ${HOUSES}) i, unnest(array['${universityIds.join("','")}']) with ordinality as each (u, k)`,
    `vacuum analyze`,
  ];
}
