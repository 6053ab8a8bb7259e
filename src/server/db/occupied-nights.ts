import { sql } from 'kysely';

/**
 * As SQL: the occupied nights of houses at an instant, as `house_id` and `nights`. Covers stays, pending changes, requests that hold their dates and
 * external bookings; not stays that gave their room away, nor blocked dates.
 */
export const occupiedNights = (now: Date) => sql`(
  select t.house_id, t.nights from taken_nights t left join reservations r on r.id = t.reservation_id
  where t.blocked_dates_id is null and (t.reservation_id is null or r.status <> 'requested' or r.hold_expires_at > ${now}))`;
