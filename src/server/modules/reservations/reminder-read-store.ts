import { sql } from 'kysely';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { automaticPayments } from '#contract/rules/paying/policy.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Db } from '#server/ports/database.ts';

/** Days after the due date after which no reminder is sent. */
const GIVE_UP_DAYS = 30;

/**
 * Lists unpaid instalments (without the first) of confirmed stays on a Seoul date, each with its next reminder: `soon` from a week before the due
 * date, `today` on it, `overdue` from the third day after. Reminders already sent are left out, as are those with a due date before `today` (the
 * sending date) that are not yet `overdue`.
 */
export async function dueInstalments(db: Db, day: PlainDate, today: PlainDate) {
  const stage = sql<'soon' | 'today' | 'overdue'>`case
    when i.due_on > ${day}::date then 'soon'
    when i.due_on > ${addDays(day, -booking.overdueDays)}::date then 'today'
    else 'overdue' end`;
  return (
    db
      .selectFrom('instalments as i')
      .innerJoin('reservations as r', 'r.id', 'i.reservation_id')
      .select(['i.id', 'i.reservation_id', 'i.amount', 'i.amount_usd_cents', 'i.due_on'])
      .select(stage.as('stage'))
      .where('r.status', '=', 'confirmed')
      .where('r.gave_way_at', 'is', null)
      .where('r.account_id', 'is not', null)
      .where('i.seq', '>', 1)
      // The difference of a change is told with the change.
      .where('i.id', 'not in', (eb) =>
        eb
          .selectFrom('reservation_changes as c')
          .select((change) => change.ref('c.instalment_id').$notNull().as('id'))
          .where('c.instalment_id', 'is not', null)
          .where('c.ended_at', 'is', null),
      )
      .where((eb) =>
        eb.or([eb('i.due_on', '>=', today), eb('i.due_on', '<=', addDays(day, -booking.overdueDays))]),
      )
      // Automatic charges have messages of their own before the charge and after a failure; once overdue they are called for like all others.
      .where((eb) => eb.or([eb('i.due_on', '<=', addDays(day, -booking.overdueDays)), isByHand]))
      .where('i.amount', '>', 0)
      .where('i.kept_at', 'is', null)
      .where('i.due_on', '<=', addDays(day, booking.announceDays))
      .where('i.due_on', '>=', addDays(day, -GIVE_UP_DAYS))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.instalment_id', '=', 'i.id')
              .where('payments.status', 'in', ['confirming', 'paid']),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('outbox')
              .select('outbox.id')
              .where('outbox.key', '=', sql<string>`i.id::text || ':' || ${stage} || ':email'`),
          ),
        ),
      )
      .orderBy('i.due_on')
      .limit(200)
      .execute()
  );
}
export type DueInstalment = Awaited<ReturnType<typeof dueInstalments>>[number];

export async function openInstalments(db: Db, reservationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('instalments as i')
    .select('i.id')
    .where('i.reservation_id', '=', reservationId)
    .where('i.kept_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments as p')
            .select('p.id')
            .whereRef('p.instalment_id', '=', 'i.id')
            .where('p.status', 'in', ['confirming', 'paid']),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists confirmed stays without extension that end on a Seoul date and got no check-out information. */
export async function awaitingCheckOut(db: Db, checkOut: PlainDate): Promise<string[]> {
  const rows = await db
    .selectFrom('reservations as r')
    .select('r.id')
    .where('r.status', '=', 'confirmed')
    .where('r.gave_way_at', 'is', null)
    .where('r.account_id', 'is not', null)
    .where('r.check_out', '=', checkOut)
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(
            eb
              .selectFrom('reservations as e')
              .select('e.id')
              .whereRef('e.extends_id', '=', 'r.id')
              .where('e.status', '=', 'confirmed'),
          ),
          eb.exists(
            eb
              .selectFrom('outbox')
              .select('outbox.id')
              .where('outbox.key', '=', sql<string>`r.id::text || ':check-out:email'`),
          ),
        ]),
      ),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Lists stays that ended shortly before a Seoul date, without extension, review or invitation to one. */
export async function awaitingReview(db: Db, day: PlainDate): Promise<string[]> {
  const end = sql<string>`coalesce(r.ended_on, r.check_out)`;
  const rows = await db
    .selectFrom('reservations as r')
    .select('r.id')
    .where('r.status', 'in', ['confirmed', 'checked_out_early'])
    .where('r.gave_way_at', 'is', null)
    .where('r.account_id', 'is not', null)
    .where(end, '<', day)
    .where(end, '>=', addDays(day, -booking.invitationDays))
    .where(end, '>', sql<string>`r.check_in`)
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(eb.selectFrom('reviews').select('id').whereRef('reviews.reservation_id', '=', 'r.id')),
          eb.exists(
            eb
              .selectFrom('reservations as e')
              .select('e.id')
              .whereRef('e.extends_id', '=', 'r.id')
              .where('e.status', 'in', ['confirmed', 'checked_out_early']),
          ),
          eb.exists(
            eb
              .selectFrom('outbox')
              .select('outbox.id')
              .where('outbox.key', '=', sql<string>`r.id::text || ':review:email'`),
          ),
        ]),
      ),
    )
    .limit(200)
    .execute();
  return rows.map((row) => row.id);
}

/** True for an instalment `i` that no automatic payment will make: none is set up, or it was set up too late to announce this charge. */
const isByHand = sql<boolean>`not exists (
  select 1 from automatic_payments o where o.reservation_id = i.reservation_id and o.stored_at is not null and o.ended_at is null
  and (o.agreed_at at time zone 'Asia/Seoul')::date + ${automaticPayments.noticeDays}::int <= i.due_on)`;
