import { sql } from 'kysely';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Db } from '#server/context.ts';
import type { Trx } from '#server/ports.ts';

/** The reservation that prolongs another and holds its dates, or null. */
export async function extensionOf(db: Db, id: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('reservations')
    .select('id')
    .where('extends_id', '=', id)
    .where('status', 'in', ['requested', 'confirmed', 'checked_out_early'])
    .where((eb) => eb.not(eb.and([eb('status', '=', 'requested'), eb('hold_expires_at', '<=', now)])))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The latest check-out for which a house is free from a day on: the next arrival, or the longest stay. */
export async function freeUntil(db: Db, houseId: string, from: PlainDate, now: Date): Promise<PlainDate> {
  const longest = addDays(from, booking.maxNights);
  const next = await db
    .selectFrom('reservations')
    .select((eb) => eb.fn.min('check_in').as('day'))
    .where('house_id', '=', houseId)
    .where('status', 'in', ['requested', 'confirmed', 'checked_out_early'])
    .where((eb) => eb.not(eb.and([eb('status', '=', 'requested'), eb('hold_expires_at', '<=', now)])))
    .where(sql<boolean>`coalesce(ended_on, check_out) > ${from}`)
    .where('check_out', '>', from)
    .executeTakeFirst();
  const day = next?.day;
  if (!day || day > longest) return longest;
  return day < from ? from : day;
}

/** Holds the payments-to-be of a stay, before its house is held, so that nothing is settled for it meanwhile. */
export async function lockInstalments(trx: Trx, id: string): Promise<void> {
  await trx
    .selectFrom('instalments')
    .select('id')
    .where('reservation_id', '=', id)
    .orderBy('seq')
    .forNoKeyUpdate()
    .execute();
}

/** Whether a payment of a stay was made or is being made. */
export async function isBeingPaid(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('instalments', 'instalments.id', 'payments.instalment_id')
    .select('payments.id')
    .where('instalments.reservation_id', '=', id)
    .where('payments.status', 'in', ['confirming', 'paid'])
    .executeTakeFirst();
  return row !== undefined;
}
