import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { BoardVersion } from '#contract/admin/boards.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports/database.ts';
import { MOST_VERSIONS } from './policy.ts';

export type BoardTableRow = Selectable<Schema['boards']>;

/** Locks all boards against other changes, so that concurrent requests leave exactly one main board. */
export async function lockBoards(trx: Trx): Promise<void> {
  await sql`lock table boards in share row exclusive mode`.execute(trx);
}

/** Locks a board's row, so that changes of its seats happen one after the other. */
export async function lockBoard(trx: Trx, id: string): Promise<void> {
  await sql`select 1 from boards where id = ${id} for update`.execute(trx);
}

export function boardRow(trx: Trx, id: string): Promise<BoardTableRow | undefined> {
  return trx.selectFrom('boards').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertBoard(trx: Trx, board: Insertable<Schema['boards']>): Promise<void> {
  await trx.insertInto('boards').values(board).execute();
}

export async function updateBoard(trx: Trx, id: string, change: Updateable<Schema['boards']>): Promise<void> {
  await trx.updateTable('boards').set(change).where('id', '=', id).execute();
}

export async function deleteBoard(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('boards').where('id', '=', id).execute();
}

/** Makes a board the only main one. Requires {@link lockBoards}. */
export async function setMainBoard(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('boards')
    .set({ main: false })
    .where('main', '=', true)
    .where('id', '<>', id)
    .execute();
  await trx.updateTable('boards').set({ main: true }).where('id', '=', id).execute();
}

export function allVersions(
  trx: Trx,
  id: string,
): Promise<{ number: number; content: BoardVersion['content'] }[]> {
  return trx
    .selectFrom('board_versions')
    .select(['number', 'content'])
    .where('board_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

export async function deleteVersions(trx: Trx, id: string, upTo: number): Promise<void> {
  await trx.deleteFrom('board_versions').where('board_id', '=', id).where('number', '<=', upTo).execute();
}

export async function insertVersion(
  trx: Trx,
  version: Omit<Insertable<Schema['board_versions']>, 'number'>,
): Promise<void> {
  const { last } = await trx
    .selectFrom('board_versions')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('last'))
    .where('board_id', '=', version.board_id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('board_versions')
    .values({ ...version, number: last + 1 })
    .execute();
  await deleteVersions(trx, version.board_id, last + 1 - MOST_VERSIONS);
}
