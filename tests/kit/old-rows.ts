import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/db.ts';

/** Inserts rows as the first migration had them, in plain SQL, because the application's own types change with every migration. */

/** @returns the account's id. */
export async function insertOldAccount({ db }: Database): Promise<string> {
  const id = randomUUID();
  await sql`insert into accounts (id, email, language, first_name, last_name, phone_country, phone, created_at)
    values (${id}, 'linh@people.example', 'en', 'Linh', 'Nguyễn', '+84', '912345678', now())`.execute(db);
  return id;
}

/** @returns the house's id. */
export async function insertOldHouse({ db }: Database, id = 'old-house'): Promise<string> {
  const text = sql`'{"ko":"집","en":"Home"}'::jsonb`;
  await sql`insert into houses (id, name, summary, about, location, type, area, address, latitude, longitude, station, area_m2,
    max_guests, beds, bathrooms, floor, parking, facilities, before_reservation, things_to_know, min_nights, monthly_rent, deposit,
    door_code, wifi_name, wifi_password, way)
    values (${id}, ${text}, ${text}, ${text}, 'hongdae', 'studio', ${text}, ${text}, 37.5, 126.9, '{}', 20, 2, 1, 1, ${text},
      ${text}, '[]', '[]', '[]', 7, 900000, 500000, '1', 'w', 'w', ${text})`.execute(db);
  return id;
}

/**
 * Inserts a reservation of one week from a day, in any state; an instant that is null has not happened.
 * @returns its id
 */
export async function insertOldReservation(
  { db }: Database,
  reservation: {
    account: string;
    house: string;
    code: string;
    checkIn: string;
    status?: string;
    signedAt?: string | null;
    paidAt?: string | null;
    confirmedAt?: string | null;
    closedAt?: string | null;
    reason?: string | null;
  },
): Promise<string> {
  const id = randomUUID();
  const { account, house, code, checkIn, status = 'requested' } = reservation;
  await sql`insert into reservations (id, code, account_id, house_id, status, check_in, check_out, guests, bedding_sets, house_price,
    coupon_discount, bedding_price, deposit, total, is_international, payment_method, krw_per_usd, rate_source, rate_at, policy,
    terms_version, cancellation_version, requested_at, hold_expires_at, signed_at, first_paid_at, confirmed_at, closed_at, closed_reason)
    values (${id}, ${code}, ${account}, ${house}, ${status}, ${checkIn}::date, ${checkIn}::date + 7, 1, 0, 100, 0, 0,
      0, 100, false, 'card', 1385, 'test', '2026-10-01T00:00:00Z', '{}', '1', '1', '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z',
      ${reservation.signedAt ?? null}::timestamptz, ${reservation.paidAt ?? null}::timestamptz, ${reservation.confirmedAt ?? null}::timestamptz,
      ${reservation.closedAt ?? null}::timestamptz, ${reservation.reason ?? null})`.execute(db);
  return id;
}
