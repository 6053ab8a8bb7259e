import type { AdminBoard } from '#contract/admin/boards.ts';
import { pictures } from '#contract/pictures.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { anyBoard, photosOf, versionsOf } from './admin-read-store.ts';
import { draftRow } from './draft-store.ts';
import { MOST_VERSIONS, picturesIn } from './policy.ts';
import { adminBoard, contentOf } from './present.ts';
import * as store from './store.ts';

export type ByVersion = Administrator & { ifMatch: string };

/** Loads a board as administrators edit it. @throws Refusal `not_found` */
export async function loadBoard(db: Db, id: string): Promise<AdminBoard> {
  const row = (isId(id) && (await anyBoard(db, id))) || refuse('not_found');
  const versions = await versionsOf(db, id, MOST_VERSIONS);
  const shown = [row.draft?.content, ...versions.map(({ content }) => content)];
  return adminBoard(
    row,
    versions,
    await photosOf(
      db,
      shown.flatMap((content) => content?.photoId ?? []),
    ),
  );
}

/**
 * Changes a board based on the version that the administrator saw.
 * @throws Refusal `not_found`, `version_stale` with the board as it is now
 */
export function change(
  ctx: Context,
  id: string,
  { ifMatch }: Pick<ByVersion, 'ifMatch'>,
  work: (trx: Trx, row: store.BoardTableRow) => Promise<void>,
): Promise<AdminBoard> {
  return inTransaction(ctx, async (trx) => {
    await work(trx, await held(trx, id, ifMatch));
    return loadBoard(trx, id);
  });
}

/**
 * Locks a board that still has the version seen by the administrator.
 * @throws Refusal `not_found`, `version_stale` with the board as it is now
 */
export async function held(trx: Trx, id: string, ifMatch: string): Promise<store.BoardTableRow> {
  await store.lockBoards(trx);
  if (isId(id)) await store.lockBoard(trx, id);
  requireVersion(ifMatch, await loadBoard(trx, id));
  return (await store.boardRow(trx, id)) ?? refuse('not_found');
}

/**
 * Makes a board refer to the uploaded pictures in its content, its draft and its restorable versions. The oldest versions are deleted if the pictures
 * exceed the limit of one thing.
 * @throws Refusal `picture_unknown`, `pictures_exceeded` for the content itself
 */
export async function refer(trx: Trx, ctx: Context, id: string): Promise<void> {
  const row = (await store.boardRow(trx, id))!;
  const draft = await draftRow(trx, id);
  const all = new Set([...picturesIn(contentOf(row)), ...(draft ? picturesIn(draft.content) : [])]);
  for (const { number, content } of await store.allVersions(trx, id)) {
    const more = picturesIn(content).filter((picture) => !all.has(picture));
    if (all.size + more.length > pictures.maxOfOne) {
      await store.deleteVersions(trx, id, number);
      break;
    }
    for (const picture of more) all.add(picture);
  }
  const use = { kind: 'board', id } as const;
  for (const { id: fileId } of await ctx.files.picturesOf(trx, use))
    if (!all.has(fileId)) await ctx.files.detach(trx, use, fileId);
  await ctx.files.attach(trx, use, [...all]);
}

export async function stamp(trx: Trx, { clock, accounts }: Context, { viewer }: Administrator) {
  const updated_by = (await accounts.nameOf(trx, viewer.accountId)) ?? '';
  return { updated_at: new Date(clock.now()), updated_by, updated_by_id: viewer.accountId };
}
