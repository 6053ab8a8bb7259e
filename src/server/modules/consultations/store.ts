import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ConsultationState } from '#contract/admin/vocabulary.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type ConsultationRow = Selectable<Schema['consultations']>;

export async function insertConsultation(trx: Trx, row: Insertable<Schema['consultations']>): Promise<void> {
  await trx.insertInto('consultations').values(row).execute();
}

export async function searchConsultations(
  db: Db,
  { state, page, pageSize }: { state?: ConsultationState | undefined; page: number; pageSize: number },
): Promise<{ rows: ConsultationRow[]; total: number }> {
  const found = db
    .selectFrom('consultations')
    .$if(state !== undefined, (query) => query.where('state', '=', state!));
  const rows = await found
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export function consultationById(db: Db, id: string): Promise<ConsultationRow | undefined> {
  return db.selectFrom('consultations').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockConsultation(trx: Trx, id: string): Promise<ConsultationRow | undefined> {
  return trx.selectFrom('consultations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function updateConsultation(
  trx: Trx,
  id: string,
  changes: Updateable<Schema['consultations']>,
): Promise<ConsultationRow> {
  return trx
    .updateTable('consultations')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteConsultation(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('consultations').where('id', '=', id).execute();
}

export async function deleteUntouched(db: Db, since: Date): Promise<void> {
  await db.deleteFrom('consultations').where('changed_at', '<', since).execute();
}

export async function hasUntold(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('consultations')
    .select('id')
    .where('told_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function lastTold(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('consultations')
    .select((eb) => eb.fn.max('told_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

export function takeUntold(
  trx: Trx,
  at: Date,
): Promise<Pick<ConsultationRow, 'id' | 'district' | 'rooms'>[]> {
  return trx
    .updateTable('consultations')
    .set({ told_at: at })
    .where('told_at', 'is', null)
    .returning(['id', 'district', 'rooms'])
    .execute();
}
