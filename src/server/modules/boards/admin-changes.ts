import { randomUUID } from 'node:crypto';
import {
  MOST_BODY_UNITS,
  type AdminBoard,
  type BoardChange,
  type BoardContent,
} from '#contract/admin/boards.ts';
import { isId } from '#contract/rules/id.ts';
import type { RichNode } from '#contract/rich-text.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { ErrorCode } from '#contract/wire.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { hasGuests, photoAlt } from './admin-read-store.ts';
import { endDraft } from './draft-changes.ts';
import { held, loadBoard, refer, stamp, type ByVersion } from './edited-board.ts';
import { contentProblems, isPublic, isVersionDue } from './policy.ts';
import { contentOf, factsOf, isWritten } from './present.ts';
import { sanitised, says } from './rich-text.ts';
import * as store from './store.ts';

/**
 * Adds a board: a draft, a scheduled board, or a public one.
 * @throws Refusal of its fields
 */
export function addBoard(ctx: Context, by: Administrator, given: BoardContent): Promise<AdminBoard> {
  return inTransaction(ctx, async (trx) => {
    const id = randomUUID();
    const columns = await columnsOf(trx, given);
    await store.insertBoard(trx, { id, ...columns, ...(await stamp(trx, ctx, by)) });
    const after = await recordOf(trx, (await store.boardRow(trx, id))!);
    await refer(trx, ctx, id);
    await audit(trx, ctx, by, { action: 'board-added', subject: { kind: 'board', id }, change: { after } });
    return loadBoard(trx, id);
  });
}

/**
 * Replaces the content of a board, based on the version that the administrator saw, and stores the former content as a version.
 * @throws Refusal `not_found`, `version_stale` with the board as it is now, or of its fields
 */
export function changeBoard(
  ctx: Context,
  id: string,
  by: ByVersion,
  given: BoardChange,
): Promise<AdminBoard> {
  return inTransaction(ctx, async (trx) => {
    const row = await held(trx, id, by.ifMatch);
    const columns = await columnsOf(trx, given);
    const now = ctx.clock.now();
    const takesPlace = columns.event_starts_at !== null && columns.event_starts_at.getTime() > now;
    if (!(takesPlace && isPublic(columns.published_at, now)) && (await hasGuests(trx, id, new Date(now))))
      refuse('event_signed_up', {}, { boardType: 'event_signed_up' });
    const stamped = await stamp(trx, ctx, by);
    const main = row.main && isPublic(columns.published_at, now);
    await store.updateBoard(trx, id, { ...columns, main });
    const after = (await store.boardRow(trx, id))!;
    const [was, is] = [contentOf(row), contentOf(after)];
    const isSame = JSON.stringify(was) === JSON.stringify(is);
    if (!isSame && isWritten(row) && (given.storeVersion || isVersionDue(row, stamped.updated_by_id, now)))
      await store.insertVersion(trx, {
        board_id: id,
        content: JSON.stringify(was),
        saved_at: row.updated_at,
        saved_by: row.updated_by,
      });
    await endDraft(trx, ctx, by, { id, present: is });
    if (isSame) {
      await refer(trx, ctx, id);
      return loadBoard(trx, id);
    }
    await store.updateBoard(trx, id, stamped);
    await tellOfMove(trx, ctx, row, after);
    await refer(trx, ctx, id);
    await audit(trx, ctx, by, {
      action: 'board-changed',
      subject: { kind: 'board', id },
      change: differing(await recordOf(trx, row), await recordOf(trx, after)),
    });
    return loadBoard(trx, id);
  });
}

/** Deletes a board with its versions. @throws Refusal `not_found`, `version_stale` with the board as it is now, `event_signed_up` */
export function removeBoard(ctx: Context, id: string, by: ByVersion): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    const row = await held(trx, id, by.ifMatch);
    if (await hasGuests(trx, id, new Date(ctx.clock.now()))) refuse('event_signed_up');
    await ctx.files.detach(trx, { kind: 'board', id });
    await store.deleteBoard(trx, id);
    await audit(trx, ctx, by, {
      action: 'board-deleted',
      subject: { kind: 'board', id },
      change: { before: await recordOf(trx, row) },
    });
  });
}

/**
 * Makes a board the main one; does nothing if it is already.
 * @throws Refusal `not_found`, `board_not_public`
 */
export function setMain(ctx: Context, id: string, by: Administrator): Promise<AdminBoard> {
  return inTransaction(ctx, async (trx) => {
    await store.lockBoards(trx);
    const row = (isId(id) && (await store.boardRow(trx, id))) || refuse('not_found');
    if (!isPublic(row.published_at, ctx.clock.now())) refuse('board_not_public');
    if (row.main) return loadBoard(trx, id);
    await store.setMainBoard(trx, id);
    await audit(trx, ctx, by, {
      action: 'board-set-main',
      subject: { kind: 'board', id },
      change: { after: { title: row.title.ko } },
    });
    return loadBoard(trx, id);
  });
}

async function columnsOf(trx: Trx, given: BoardContent) {
  const { event, person } = given;
  const body = { ko: sanitised(given.body.ko), en: sanitised(given.body.en) };
  const problems: Record<string, ErrorCode> = {
    ...contentProblems(given),
    ...(!says(body.ko.nodes) && { 'body.ko': 'korean_required' as const }),
    // Signs that are written out make a text longer than the one that came.
    ...(body.ko.html.length > MOST_BODY_UNITS && { 'body.ko': 'text_too_long' as const }),
    ...(body.en.html.length > MOST_BODY_UNITS && { 'body.en': 'text_too_long' as const }),
    ...(given.publishedAt !== null && undescribed(body)),
    ...(given.photoId !== null && photoProblem(await photoAlt(trx, given.photoId))),
  };
  const [first] = Object.values(problems);
  if (first) refuse(first, {}, problems);
  return {
    board_type: given.boardType,
    title: JSON.stringify(given.title),
    summary: JSON.stringify(given.summary),
    body: JSON.stringify({ ko: body.ko.html, en: says(body.en.nodes) ? body.en.html : '' }),
    photo_id: given.photoId,
    event_starts_at: event && new Date(event.startsAt),
    event_ends_at: event?.endsAt ? new Date(event.endsAt) : null,
    event_place: event && JSON.stringify(event.place),
    event_map_url: event?.mapUrl ?? null,
    event_capacity: event && event.capacity,
    person: person && JSON.stringify(person),
    published_at: given.publishedAt === null ? null : new Date(given.publishedAt),
  };
}

function undescribed(body: Record<'ko' | 'en', { nodes: RichNode[] }>): Record<string, ErrorCode> {
  const isSilent = (node: RichNode): boolean =>
    typeof node !== 'string' &&
    (node.tag === 'img' ? !node.alt?.trim() : (node.children ?? []).some(isSilent));
  return Object.fromEntries(
    (['ko', 'en'] as const)
      .filter((language) => body[language].nodes.some(isSilent))
      .map((language) => [`body.${language}`, 'alt_required' as const]),
  );
}

async function tellOfMove(trx: Trx, ctx: Context, before: store.BoardTableRow, after: store.BoardTableRow) {
  const now = ctx.clock.now();
  const whereAndWhen = (row: store.BoardTableRow) => {
    const { startsAt, endsAt, place } = contentOf(row).event ?? {};
    return JSON.stringify([startsAt, endsAt, place]);
  };
  if (whereAndWhen(before) === whereAndWhen(after)) return;
  if (!(isPublic(after.published_at, now) && (await hasGuests(trx, after.id, new Date(now))))) return;
  await store.updateBoard(trx, after.id, { event_sequence: after.event_sequence + 1 });
  await ctx.events.tellOfMove(trx, after.id);
}

function photoProblem(alt: Bilingual | undefined): Record<string, ErrorCode> {
  if (!alt) return { photoId: 'picture_unknown' };
  return alt.ko && alt.en ? {} : { photoId: 'alt_required' };
}

type Facts = Record<string, unknown>;

async function recordOf(trx: Trx, row: store.BoardTableRow): Promise<Facts> {
  return factsOf(row, row.photo_id === null ? null : ((await photoAlt(trx, row.photo_id))?.ko ?? null));
}

function differing(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const moved = Object.keys(after).filter((name) => after[name] !== before[name]);
  const only = (facts: Facts) => Object.fromEntries(moved.map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}
