import { isDeepStrictEqual } from 'node:util';
import type {
  AdminBoard,
  BegunBoard,
  BoardDraft,
  BoardVersion,
  DraftChange,
} from '#contract/admin/boards.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse, Refusal } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { photoAlt } from './admin-read-store.ts';
import { deleteDraft, draftRow, putDraft, type DraftRow } from './draft-store.ts';
import { change, loadBoard, refer, stamp, type ByVersion } from './edited-board.ts';
import { isVersionDue } from './policy.ts';
import { contentOf, contentOfDraft, isWritten } from './present.ts';
import { sanitised } from './rich-text.ts';
import * as store from './store.ts';

const nothing = JSON.stringify({ ko: '', en: '' });

/**
 * Adds a board that has only a draft (ADR 41). If the request is repeated because its answer was lost, the draft is saved.
 * @throws Refusal `version_stale` with the board that has the id already, `picture_unknown`, `pictures_exceeded`
 */
export function addDraft(
  ctx: Context,
  by: Administrator,
  { id: wanted, ...given }: BegunBoard,
): Promise<AdminBoard> {
  const id = wanted.toLowerCase();
  return inTransaction(ctx, async (trx) => {
    await store.lockBoards(trx);
    const row = await store.boardRow(trx, id);
    if (row) {
      const draft = await draftRow(trx, id);
      if (isWritten(row) || draft?.saved_by_id !== by.viewer.accountId)
        throw new Refusal('version_stale', {}, undefined, await loadBoard(trx, id));
    } else {
      const stamped = await stamp(trx, ctx, by);
      const words = { title: nothing, summary: nothing, body: nothing };
      await store.insertBoard(trx, { id, board_type: 'NOTICE', ...words, ...without, ...stamped });
    }
    await put(trx, ctx, by, { id, given });
    await refer(trx, ctx, id);
    return loadBoard(trx, id);
  });
}

const without = {
  photo_id: null,
  event_starts_at: null,
  event_place: null,
  event_capacity: null,
  person: null,
  published_at: null,
};

/**
 * Saves a draft of a board, based on the version that the administrator saw. A draft equal to the board is dropped.
 * @throws Refusal `not_found`, `version_stale` with the board as it is now, `picture_unknown`
 */
export function saveDraft(
  ctx: Context,
  id: string,
  by: ByVersion,
  { storeVersion, ...given }: DraftChange,
): Promise<AdminBoard> {
  return change(ctx, id, by, async (trx, row) => {
    const present = contentOf(row);
    const asStored = isDeepStrictEqual(contentOfDraft(cleaned(given)), present);
    if (isWritten(row) && asStored) await endDraft(trx, ctx, by, { id, present });
    else await put(trx, ctx, by, { id, given });
    if (storeVersion) await storeAsLeft(trx, ctx, by, id);
    await refer(trx, ctx, id);
  });
}

/**
 * Turns the draft of a board into a version, so that it can be restored.
 * @throws Refusal `not_found` also for a board that has only a draft, `version_stale` with the board as it is now
 */
export function discardDraft(ctx: Context, id: string, by: ByVersion): Promise<AdminBoard> {
  return change(ctx, id, by, async (trx, row) => {
    if (!isWritten(row)) refuse('not_found');
    const draft = await draftRow(trx, id);
    if (!draft) return;
    await storeVersion(trx, draft);
    await deleteDraft(trx, id);
    await refer(trx, ctx, id);
    const before = factsOfDraft(draft.content);
    await audit(trx, ctx, by, {
      action: 'board-draft-discarded',
      subject: { kind: 'board', id },
      change: { before },
    });
  });
}

/**
 * Removes the draft of a board once the board is saved. A different draft saved by somebody else becomes a version.
 * @param present the content of the board from now on
 */
export async function endDraft(
  trx: Trx,
  ctx: Context,
  by: Administrator,
  { id, present }: { id: string; present: BoardVersion['content'] },
): Promise<void> {
  const draft = await draftRow(trx, id);
  if (!draft) return;
  await deleteDraft(trx, id);
  const left = contentOfDraft(draft.content);
  // At once is no instant until it is saved.
  const publishedAt = draft.content.publishing === 'now' ? present.publishedAt : left.publishedAt;
  if (draft.saved_by_id === by.viewer.accountId || isDeepStrictEqual({ ...left, publishedAt }, present))
    return;
  await storeVersion(trx, draft);
  const before = factsOfDraft(draft.content);
  await audit(trx, ctx, by, {
    action: 'board-draft-discarded',
    subject: { kind: 'board', id },
    change: { before },
  });
}

/** Stores the draft of a board as a version before it is overwritten, unless a version has the same content. */
async function storeAsLeft(trx: Trx, ctx: Context, by: Administrator, id: string): Promise<void> {
  const draft = await draftRow(trx, id);
  if (!draft) return;
  const words = (content: BoardVersion['content']) => ({ ...content, publishedAt: null });
  const left = words(contentOfDraft(draft.content));
  const versions = await store.allVersions(trx, id);
  if (versions.some(({ content }) => isDeepStrictEqual(words(content), left))) return;
  await storeVersion(trx, draft);
  await putDraft(trx, { ...draft, content: JSON.stringify(draft.content), version_at: draft.saved_at });
  await audit(trx, ctx, by, {
    action: 'board-drafted',
    subject: { kind: 'board', id },
    change: { after: factsOfDraft(draft.content) },
  });
}

async function put(
  trx: Trx,
  ctx: Context,
  by: Administrator,
  { id, given }: { id: string; given: BoardDraft },
): Promise<void> {
  if (given.photoId !== null && !(await photoAlt(trx, given.photoId)))
    refuse('picture_unknown', {}, { photoId: 'picture_unknown' });
  const content = cleaned(given);
  const before = await draftRow(trx, id);
  if (before && isDeepStrictEqual(before.content, content)) return;
  const { updated_at, updated_by, updated_by_id } = await stamp(trx, ctx, by);
  const since = before && { updated_at: before.version_at, updated_by_id: before.saved_by_id };
  const isDue = since && isVersionDue(since, updated_by_id, ctx.clock.now());
  if (before && isDue) await storeVersion(trx, before);
  await putDraft(trx, {
    board_id: id,
    content: JSON.stringify(content),
    saved_at: updated_at,
    saved_by: updated_by,
    saved_by_id: updated_by_id,
    version_at: before && !isDue ? before.version_at : updated_at,
  });
  // A trail of every pause in somebody's typing would hide what else was done.
  if (!before || isDue)
    await audit(trx, ctx, by, {
      action: 'board-drafted',
      subject: { kind: 'board', id },
      change: { after: factsOfDraft(content) },
    });
}

async function storeVersion(trx: Trx, draft: DraftRow): Promise<void> {
  await store.insertVersion(trx, {
    board_id: draft.board_id,
    content: JSON.stringify(contentOfDraft(draft.content)),
    saved_at: draft.saved_at,
    saved_by: draft.saved_by,
  });
}

function cleaned(given: BoardDraft): BoardDraft {
  return { ...given, body: { ko: sanitised(given.body.ko).html, en: sanitised(given.body.en).html } };
}

const factsOfDraft = ({ boardType, title }: BoardDraft) => ({
  boardType,
  title: title.ko || null,
  titleEn: title.en || null,
});
