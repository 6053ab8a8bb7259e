import { randomUUID } from 'node:crypto';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Instalment } from '#contract/rules/schedule.ts';
import type { Db, Trx } from '#server/ports/database.ts';

function columnsOf(reservationId: string, part: Instalment) {
  return {
    reservation_id: reservationId,
    due_on: part.dueOn,
    period_from: part.from,
    period_to: part.to,
    deposit: part.deposit,
    bedding: part.bedding,
    rent: part.rent,
    amount: part.amount,
    amount_usd_cents: part.amountUsdCents,
  };
}

/** Replaces the instalments of a reservation. An instalment with the same number keeps its id, because its payment page may be open. */
export async function setSchedule(trx: Trx, reservationId: string, schedule: Instalment[]): Promise<void> {
  await trx
    .insertInto('instalments')
    .values(
      schedule.map((part) => ({
        ...columnsOf(reservationId, part),
        id: randomUUID(),
        seq: part.seq,
        number: part.seq,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['reservation_id', 'seq']).doUpdateSet((eb) => ({
        due_on: eb.ref('excluded.due_on'),
        period_from: eb.ref('excluded.period_from'),
        period_to: eb.ref('excluded.period_to'),
        deposit: eb.ref('excluded.deposit'),
        bedding: eb.ref('excluded.bedding'),
        rent: eb.ref('excluded.rent'),
        amount: eb.ref('excluded.amount'),
        amount_usd_cents: eb.ref('excluded.amount_usd_cents'),
      })),
    )
    .execute();
  await trx
    .deleteFrom('instalments')
    .where('reservation_id', '=', reservationId)
    .where('seq', '>', schedule.length)
    .execute();
}

export async function unpaidOf(db: Db, reservationId: string): Promise<Instalment[]> {
  const rows = await db
    .selectFrom('instalments')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('dropped_at', 'is', null)
    .where('amount', '>', 0)
    .orderBy('seq')
    .execute();
  const unpaid: Instalment[] = [];
  for (const row of rows) {
    if (await isPaid(db, row.id)) continue;
    const { seq, deposit, bedding, rent, amount, amount_usd_cents: amountUsdCents } = row;
    const [dueOn, from, to] = [row.due_on, row.period_from, row.period_to];
    unpaid.push({ seq, dueOn, from, to, deposit, bedding, rent, amount, amountUsdCents });
  }
  return unpaid;
}

/** Returns the highest instalment number of a reservation, or 0 if it has none. */
export async function highestNumber(trx: Trx, reservationId: string): Promise<number> {
  const { highest } = await trx
    .selectFrom('instalments')
    .select(({ fn, val }) => fn.coalesce(fn.max('number'), val(0)).as('highest'))
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return highest;
}

/** Adds instalments after the existing ones, in order. Their numbers are `above` every number ever used. */
export async function insertInstalments(
  trx: Trx,
  reservationId: string,
  parts: (Instalment & { id: string })[],
  above: number,
): Promise<void> {
  if (parts.length === 0) return;
  const { last } = await trx
    .selectFrom('instalments')
    .select(({ fn, val }) => fn.coalesce(fn.max('seq'), val(0)).as('last'))
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('instalments')
    .values(
      parts.map((part, index) => ({
        ...columnsOf(reservationId, part),
        id: part.id,
        seq: last + index + 1,
        number: above + index + 1,
      })),
    )
    .execute();
}

/**
 * Drops the unpaid instalments of a reservation, except the first, and renumbers the order of the others; their instalment numbers do not change. See
 * {@link dropInstalments}.
 */
export async function dropUnpaid(trx: Trx, reservationId: string, at: Date): Promise<void> {
  const [, ...later] = await trx
    .selectFrom('instalments')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('dropped_at', 'is', null)
    .orderBy('seq')
    .execute();
  const unpaid: string[] = [];
  for (const { id } of later) if (!(await isPaid(trx, id))) unpaid.push(id);
  await dropInstalments(trx, reservationId, unpaid, at);
  const stay = await trx
    .selectFrom('instalments')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .orderBy('seq')
    .execute();
  // Each takes a place that is free by then: they only ever move down.
  for (const [index, { id }] of stay.entries())
    await trx
      .updateTable('instalments')
      .set({ seq: index + 1 })
      .where('id', '=', id)
      .execute();
}

/**
 * Drops instalments other than the first, so that they are no longer owed. One that was paid stays with its payment and receipt, even if it was
 * refunded; others are deleted. A payment begun for a deleted one moves to the first instalment and is dropped, so its money goes back.
 */
export async function dropInstalments(
  trx: Trx,
  reservationId: string,
  ids: string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  // Whoever begins a payment of one holds it until the payment can be seen here.
  await trx.selectFrom('instalments').select('id').where('id', 'in', ids).forUpdate().execute();
  await trx
    .updateTable('payments')
    .set((eb) => ({
      instalment_id: eb
        .selectFrom('instalments')
        .select('id')
        .where('reservation_id', '=', reservationId)
        .where('seq', '=', 1),
      is_dropped: true,
    }))
    .where('instalment_id', 'in', ids)
    .where('status', '!=', 'paid')
    .execute();
  await trx.updateTable('instalments').set({ dropped_at: at }).where('id', 'in', ids).execute();
  await trx
    .deleteFrom('instalments')
    .where('id', 'in', ids)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.instalment_id', '=', 'instalments.id'),
        ),
      ),
    )
    .execute();
}

/** Sets the parts and the period of an instalment. @returns false if a payment of it was begun; then nothing changes. */
export async function reduceUnbegun(trx: Trx, id: string, part: Instalment): Promise<boolean> {
  await trx.selectFrom('instalments').select('id').where('id', '=', id).forUpdate().execute();
  const { deposit, bedding, rent, amount, amountUsdCents, from, to } = part;
  const { numUpdatedRows } = await trx
    .updateTable('instalments')
    .set({
      deposit,
      bedding,
      rent,
      amount,
      amount_usd_cents: amountUsdCents,
      period_from: from,
      period_to: to,
    })
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .where('payments.instalment_id', '=', id)
            .where('payments.status', '!=', 'failed'),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks an instalment until the transaction ends, so that payments and links made at the same time see each other. */
export async function lockInstalment(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('instalments').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Locks the instalments of a stay, before its house is locked, so that nothing is settled for it meanwhile. */
export async function lockSchedule(trx: Trx, id: string): Promise<void> {
  await trx
    .selectFrom('instalments')
    .select('id')
    .where('reservation_id', '=', id)
    .orderBy('seq')
    .forNoKeyUpdate()
    .execute();
}

/** Locks the instalments of a stay as {@link lockSchedule} does, without waiting. @returns false if another transaction holds one. */
export async function tryLockSchedule(trx: Trx, id: string): Promise<boolean> {
  const all = trx.selectFrom('instalments').select('id').where('reservation_id', '=', id).orderBy('seq');
  const held = await all.forNoKeyUpdate().skipLocked().execute();
  return held.length === (await all.execute()).length;
}

export async function isBeingPaid(db: Db, id: string): Promise<boolean> {
  return (await begunOf(db, id).executeTakeFirst()) !== undefined;
}

/** True if money of a stay was taken, or may have been. A payment that only waits for a transfer to a virtual account has taken none. */
export async function isBeingTaken(db: Db, id: string): Promise<boolean> {
  const taken = begunOf(db, id).where((eb) =>
    eb.or([eb('payments.status', '=', 'paid'), eb('payments.virtual_account', 'is', null)]),
  );
  return (await taken.executeTakeFirst()) !== undefined;
}

function begunOf(db: Db, id: string) {
  return db
    .selectFrom('payments')
    .innerJoin('instalments', 'instalments.id', 'payments.instalment_id')
    .select('payments.id')
    .where('instalments.reservation_id', '=', id)
    .where('payments.status', 'in', ['confirming', 'paid']);
}

export async function setGrace(trx: Trx, instalmentId: string, until: PlainDate): Promise<void> {
  await trx.updateTable('instalments').set({ grace_until: until }).where('id', '=', instalmentId).execute();
}

export async function keepInstalments(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('instalments').set({ kept_at: at }).where('id', 'in', ids).execute();
}

/** True if an instalment was kept from the deposit, or has a payment (other than `except`) that was made and not refunded in full. */
export async function isPaid(db: Db, instalmentId: string, except: string | null = null): Promise<boolean> {
  const kept = await db
    .selectFrom('instalments')
    .select('id')
    .where('id', '=', instalmentId)
    .where('kept_at', 'is not', null)
    .executeTakeFirst();
  if (kept) return true;
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('instalment_id', '=', instalmentId)
    .where('status', '=', 'paid')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refunds')
            .select('payment_id')
            .whereRef('payment_id', '=', 'payments.id')
            .groupBy('payment_id')
            .having((sum) => sum(sum.fn.sum('refunds.amount'), '>=', sum.ref('payments.amount'))),
        ),
      ),
    )
    .$if(except !== null, (query) => query.where('id', '!=', except!))
    .executeTakeFirst();
  return row !== undefined;
}
