import type { PlainDate } from '#contract/rules/dates.ts';
import type { Db } from '#server/ports/database.ts';
import { dues } from '../read-store.ts';

export function findOn(db: Db, reservationId: string) {
  return db
    .selectFrom('automatic_payments')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('stored_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}
export type AutomaticRow = NonNullable<Awaited<ReturnType<typeof findOn>>>;

export function findSetup(db: Db, reservationId: string, id: string) {
  return db
    .selectFrom('automatic_payments')
    .selectAll()
    .where('id', '=', id)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
}

export function findById(db: Db, id: string) {
  return db.selectFrom('automatic_payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** SQL for the instalments that may be charged automatically: unpaid later ones of a confirmed stay, except the difference of a change. */
function chargeable(db: Db) {
  return dues(db)
    .where('i.seq', '>', 1)
    .where('i.amount', '>', 0)
    .where('i.kept_at', 'is', null)
    .where('r.status', '=', 'confirmed')
    .where('c.id', 'is', null)
    .where((eb) => eb.or([eb('i.amount_usd_cents', 'is', null), eb('i.amount_usd_cents', '>', 0)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments as made')
            .select('made.id')
            .whereRef('made.instalment_id', '=', 'i.id')
            .where('made.status', '=', 'paid'),
        ),
      ),
    );
}

export function chargeableOf(db: Db, accountId: string, reservationId: string, dueFrom: PlainDate) {
  return chargeable(db)
    .where('r.id', '=', reservationId)
    .where('r.account_id', '=', accountId)
    .where('i.due_on', '>=', dueFrom)
    .orderBy('i.seq')
    .execute();
}

function onAutomatic(db: Db) {
  return chargeable(db)
    .innerJoin('automatic_payments as o', 'o.reservation_id', 'r.id')
    .leftJoin('automatic_charges as e', (join) =>
      join.onRef('e.automatic_payment_id', '=', 'o.id').onRef('e.instalment_id', '=', 'i.id'),
    )
    .select(['o.id as automatic_id', 'o.agreed_at', 'o.card_last4'])
    .select(['e.amount as announced_amount', 'e.amount_usd_cents as announced_cents'])
    .select(['e.announced_at', 'e.attempts', 'e.tried_at'])
    .where('o.stored_at', 'is not', null)
    .where('o.ended_at', 'is', null)
    .orderBy('i.due_on');
}

/** Lists the charges to announce: due up to a Seoul date and not announced with their present amount. */
export function toAnnounce(db: Db, dueUntil: PlainDate) {
  return onAutomatic(db)
    .where('i.due_on', '<=', dueUntil)
    .where((eb) =>
      eb.or([
        eb('e.announced_at', 'is', null),
        eb.and([
          eb('e.attempts', '=', 0),
          eb.or([
            eb('e.amount', '!=', eb.ref('i.amount')),
            eb('e.amount_usd_cents', 'is distinct from', eb.ref('i.amount_usd_cents')),
          ]),
        ]),
      ]),
    )
    .execute();
}

/** SQL for the charges announced with exactly their present amount. */
function asAnnounced(db: Db) {
  return onAutomatic(db)
    .where('e.announced_at', 'is not', null)
    .whereRef('e.amount', '=', 'i.amount')
    .where((eb) => eb('e.amount_usd_cents', 'is not distinct from', eb.ref('i.amount_usd_cents')));
}

/** Lists the charges to make: due up to a Seoul date, announced with their present amount, and tried fewer than `attempts` times. */
export async function toCharge(db: Db, dueUntil: PlainDate, attempts: number) {
  const rows = await asAnnounced(db)
    .where('i.due_on', '<=', dueUntil)
    .where('e.attempts', '<', attempts)
    .execute();
  return rows.flatMap((row) =>
    row.announced_at === null || row.attempts === null
      ? []
      : [{ ...row, announced_at: row.announced_at, attempts: row.attempts }],
  );
}
export type ChargeRow = Awaited<ReturnType<typeof toCharge>>[number];

/** True if a charge is still owed with the listed amount: the stay was not paid, changed or closed meanwhile. */
export async function isStillOwed(db: Db, { automatic_id, id, amount }: ChargeRow): Promise<boolean> {
  const row = await asAnnounced(db)
    .where('o.id', '=', automatic_id)
    .where('i.id', '=', id)
    .where('i.amount', '=', amount)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isSomebodyPaying(db: Db, instalmentId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('instalment_id', '=', instalmentId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'confirming'),
        eb.and([eb('status', '=', 'started'), eb('started_at', '>', since)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export function findChargeOf(db: Db, paymentId: string) {
  return dues(db)
    .innerJoin('payments as p', 'p.instalment_id', 'i.id')
    .innerJoin('automatic_payments as o', 'o.id', 'p.automatic_payment_id')
    .select(['p.order_id', 'p.amount as charged', 'p.amount_usd_cents as charged_cents', 'p.provider'])
    .select(['o.customer_key', 'o.method_key', 'o.ended_at', 'o.card_last4'])
    .where('p.id', '=', paymentId)
    .executeTakeFirst();
}

/** Lists the ids of automatic payments with nothing left to charge: the stay is closed, over, or detached from its account. */
export async function ofStaysThatEnded(db: Db, today: PlainDate): Promise<string[]> {
  const rows = await db
    .selectFrom('automatic_payments as o')
    .innerJoin('reservations as r', 'r.id', 'o.reservation_id')
    .select('o.id')
    .where('o.ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('r.status', '!=', 'confirmed'),
        eb('r.check_out', '<=', today),
        eb('r.account_id', 'is', null),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function neverStored(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('automatic_payments')
    .select('id')
    .where('stored_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('agreed_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the ended automatic payments with a method to delete at the provider, except those with a charge of unknown outcome. */
export function toForget(db: Db) {
  return db
    .selectFrom('automatic_payments as o')
    .select(['o.id', 'o.provider', 'o.customer_key', 'o.method_key'])
    .where('o.ended_at', 'is not', null)
    .where((eb) => eb.or([eb('o.method_key', 'is not', null), eb('o.customer_key', 'is not', null)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments as p')
            .select('p.id')
            .whereRef('p.automatic_payment_id', '=', 'o.id')
            .where('p.status', '=', 'confirming'),
        ),
      ),
    )
    .limit(100)
    .execute();
}

export function agreementsOf(db: Db, accountId: string) {
  return db
    .selectFrom('automatic_payments as o')
    .innerJoin('reservations as r', 'r.id', 'o.reservation_id')
    .select(['r.code', 'o.consent_version', 'o.agreed_at', 'o.stored_at', 'o.ended_at', 'o.end_reason'])
    .select(['o.provider', 'o.card_last4'])
    .where('r.account_id', '=', accountId)
    .orderBy('o.agreed_at')
    .execute();
}
