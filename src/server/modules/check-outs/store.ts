import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type ReportRow = Selectable<Schema['check_out_reports']>;
export type ObjectionRow = Selectable<Schema['deposit_objections']>;

export function findReport(db: Db, reservationId: string): Promise<ReportRow | undefined> {
  return db
    .selectFrom('check_out_reports')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
}

export async function putReport(trx: Trx, report: Insertable<Schema['check_out_reports']>): Promise<void> {
  const { reservation_id: _, first_sent_at: __, ...told } = report;
  await trx
    .insertInto('check_out_reports')
    .values(report)
    .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(told))
    .execute();
}

export function findObjection(db: Db, reservationId: string): Promise<ObjectionRow | undefined> {
  return db
    .selectFrom('deposit_objections')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
}

/** @returns false if the settlement has an objection already */
export async function insertObjection(
  trx: Trx,
  objection: Pick<ObjectionRow, 'reservation_id' | 'text' | 'objected_at'>,
): Promise<boolean> {
  const made = await trx
    .insertInto('deposit_objections')
    .values({ ...objection, answer: null, answered_at: null, answered_by: null, answered_by_name: null })
    .onConflict((conflict) => conflict.column('reservation_id').doNothing())
    .returning('reservation_id')
    .executeTakeFirst();
  return made !== undefined;
}

/**
 * Answers an objection.
 * @returns false if none is open
 */
export async function answerObjection(
  trx: Trx,
  { reservation_id, ...answer }: Omit<ObjectionRow, 'text' | 'objected_at'>,
): Promise<boolean> {
  const answered = await trx
    .updateTable('deposit_objections')
    .set(answer)
    .where('reservation_id', '=', reservation_id)
    .where('answered_at', 'is', null)
    .returning('reservation_id')
    .executeTakeFirst();
  return answered !== undefined;
}

export async function forgetTold(trx: Trx, stays: readonly string[]): Promise<void> {
  if (stays.length === 0) return;
  await trx.deleteFrom('check_out_reports').where('reservation_id', 'in', stays).execute();
  await trx.deleteFrom('deposit_objections').where('reservation_id', 'in', stays).execute();
}
