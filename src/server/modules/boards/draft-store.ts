import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports/database.ts';

export type DraftRow = Selectable<Schema['board_drafts']>;

export function draftRow(trx: Trx, boardId: string): Promise<DraftRow | undefined> {
  return trx.selectFrom('board_drafts').selectAll().where('board_id', '=', boardId).executeTakeFirst();
}

export async function putDraft(trx: Trx, draft: Insertable<Schema['board_drafts']>): Promise<void> {
  await trx
    .insertInto('board_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('board_id').doUpdateSet(draft))
    .execute();
}

export async function deleteDraft(trx: Trx, boardId: string): Promise<void> {
  await trx.deleteFrom('board_drafts').where('board_id', '=', boardId).execute();
}
