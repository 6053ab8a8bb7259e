import { sql } from 'kysely';

/**
 * As SQL: which nights of which houses are occupied at an instant, by `house_id` and `nights`: those of stays, of changes that they wait for,
 * of requests that hold their dates and of bookings of elsewhere; not those of stays that gave their room away, nor blocked dates.
 */
export const occupiedNights = (now: Date) => sql`(
  select t.house_id, t.nights from taken_nights t left join reservations r on r.id = t.reservation_id
  where t.blocked_dates_id is null and (t.reservation_id is null or r.status <> 'requested' or r.hold_expires_at > ${now}))`;
