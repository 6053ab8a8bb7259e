import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type TemplateRow = Selectable<Schema['ticket_templates']>;

export function templates(db: Db): Promise<TemplateRow[]> {
  return db.selectFrom('ticket_templates').selectAll().orderBy('title').orderBy('id').execute();
}

/** Lists all canned answers and locks the table, so that none is added before the transaction ends. */
export async function lockTemplates(trx: Trx): Promise<TemplateRow[]> {
  await sql`lock table ticket_templates in share row exclusive mode`.execute(trx);
  return templates(trx);
}

export function lockTemplate(trx: Trx, id: string): Promise<TemplateRow | undefined> {
  return trx.selectFrom('ticket_templates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertTemplate(trx: Trx, row: Insertable<Schema['ticket_templates']>): Promise<TemplateRow> {
  return trx.insertInto('ticket_templates').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateTemplate(
  trx: Trx,
  id: string,
  change: Updateable<Schema['ticket_templates']>,
): Promise<TemplateRow> {
  return trx
    .updateTable('ticket_templates')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteTemplate(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('ticket_templates').where('id', '=', id).execute();
}
