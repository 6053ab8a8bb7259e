import { sql } from 'kysely';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Db } from '#server/ports/database.ts';
import { holdIsOver } from '../store.ts';
import { nextTakenDay } from './read-store.ts';

export async function extensionOf(db: Db, id: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('reservations')
    .select('id')
    .where('extends_id', '=', id)
    .where('status', 'in', ['requested', 'confirmed', 'checked_out_early'])
    .where((eb) => eb.not(holdIsOver(eb, now)))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the Seoul date on which the people of a stay leave, its confirmed extensions included. */
export async function staysUntil(
  db: Db,
  reservation: { id: string; check_out: PlainDate; ended_on: PlainDate | null },
): Promise<PlainDate> {
  const next = await db
    .selectFrom('reservations')
    .select(['id', 'check_out', 'ended_on'])
    .where('extends_id', '=', reservation.id)
    .where('status', 'in', ['confirmed', 'checked_out_early'])
    .executeTakeFirst();
  return next ? staysUntil(db, next) : (reservation.ended_on ?? reservation.check_out);
}

/**
 * Finds the latest check-out for which a house is free from a day on, limited by the next arrival, blocked dates, external booking or the longest
 * stay.
 */
export async function freeUntil(db: Db, houseId: string, from: PlainDate, now: Date): Promise<PlainDate> {
  const longest = addDays(from, booking.maxNights);
  const changing = await db
    .selectFrom('reservations')
    .select((eb) => eb.fn.min('change_check_in').as('day'))
    .where('house_id', '=', houseId)
    .where('change_check_out', '>', from)
    .executeTakeFirst();
  const next = await db
    .selectFrom('reservations')
    .select((eb) => eb.fn.min('check_in').as('day'))
    .where('house_id', '=', houseId)
    .where('gave_way_at', 'is', null)
    .where('status', 'in', ['requested', 'confirmed', 'checked_out_early'])
    .where((eb) => eb.not(holdIsOver(eb, now)))
    .where(sql<boolean>`coalesce(ended_on, check_out) > ${from}`)
    .where('check_out', '>', from)
    .executeTakeFirst();
  const taken = await nextTakenDay(db, houseId, from);
  const [day] = [next?.day, changing?.day, taken]
    .filter((each) => each !== null && each !== undefined)
    .toSorted();
  if (!day || day > longest) return longest;
  return day < from ? from : day;
}
