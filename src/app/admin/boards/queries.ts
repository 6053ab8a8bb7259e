import type { AdminBoard, AdminBoardCard, BoardChange, DraftChange } from '#contract/admin/boards.ts';
import type { EventSignUps } from '#contract/admin/events.ts';
import type { PhotoDescription } from '#contract/admin/files.ts';
import type { RichText } from '#contract/rich-text.ts';
import type { Bilingual, Photo } from '#contract/shared.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';
import type { BoardSearch } from './search-params.ts';

export { uploadPhoto, type Upload } from '#app/platform/api/upload.ts';

/** Rows of the table on one page. */
const PAGE_SIZE = 20;

/** Lists one page of the boards that a search names. */
export function findBoards({ page = 1, ...search }: BoardSearch): Promise<Result<Page<AdminBoardCard>>> {
  const query = { ...search, page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminBoards.list({ query }));
}

/** Loads a board as it is edited, with its versions. */
export function board(id: string): Promise<Result<AdminBoard>> {
  return attempt(() => api.adminBoards.get({ params: { id } }));
}

/** The boards before and after a board in the order of the list; none where they cannot be loaded. */
export async function neighbours(id: string): Promise<Record<'previous' | 'next', AdminBoardCard | null>> {
  const [previous, next] = await Promise.all([
    attempt(() => api.adminBoards.previous({ params: { id }, query: {} })),
    attempt(() => api.adminBoards.next({ params: { id }, query: {} })),
  ]);
  return { previous: previous.ok ? previous.value : null, next: next.ok ? next.value : null };
}

/** Saves a content over a board as it was seen; `current` is the board as it is now where somebody else has changed it. */
export function saveBoard(
  seen: AdminBoard,
  body: BoardChange,
  written: (board: AdminBoard) => unknown,
): Promise<Changed<AdminBoard>> {
  const params = { id: seen.id };
  return change(seen, written, (version) => api.adminBoards.update({ params, ifMatch: version, body }));
}

/** Stores what is written over a board, or of one that is not there yet, under its `newId`; `current` is the board as it is now where somebody else has changed it. */
export async function storeDraft(
  seen: AdminBoard,
  body: DraftChange,
  written: (board: AdminBoard) => unknown,
  newId: () => string,
): Promise<Changed<AdminBoard>> {
  if (seen.id === '') {
    const { storeVersion: _, ...draft } = body;
    // Another board under this id is not overwritten: it becomes known as the one of now.
    const id = newId();
    return change(seen, written, () => api.adminBoards.addDraft({ body: { id, ...draft } }));
  }
  const params = { id: seen.id };
  return change(seen, written, (version) => api.adminBoards.saveDraft({ params, ifMatch: version, body }));
}

/** Takes away what is written over a board; it becomes a version. */
export async function discardDraft(seen: AdminBoard): Promise<Changed<AdminBoard>> {
  const params = { id: seen.id };
  const result = await attempt(() => api.adminBoards.discardDraft({ params, ifMatch: ifMatch(seen) }));
  return { result, current: null };
}

/** Deletes a board with its versions, as it was seen. */
export function deleteBoard(seen: AdminBoard): Promise<Result<null>> {
  return attempt(() => api.adminBoards.remove({ params: { id: seen.id }, ifMatch: ifMatch(seen) }));
}

export function setMainBoard({ id }: AdminBoard): Promise<Result<AdminBoard>> {
  return attempt(() => api.adminBoards.setMain({ params: { id } }));
}

/** The text as readers will see it: sanitised by the host. */
export function previewText(body: Bilingual): Promise<Result<RichText>> {
  return attempt(() => api.adminBoards.preview({ body: { body } }));
}

export function describePhoto(id: string, body: PhotoDescription): Promise<Result<Photo>> {
  return attempt(() => api.adminPhotos.describe({ params: { id }, body }));
}

/** Lists who comes to an event, and who waits. */
export function signUps(id: string): Promise<Result<EventSignUps>> {
  return attempt(() => api.adminEvents.get({ params: { id } }));
}

/** Records if somebody was there; null takes that back. */
export function recordAttendance(
  id: string,
  signUpId: string,
  attended: boolean | null,
): Promise<Result<EventSignUps>> {
  return attempt(() => api.adminEvents.attend({ params: { id, signUpId }, body: { attended } }));
}

/** Loads who comes as a file for spreadsheets; the audit log names who did. */
export function signUpsFile(id: string): Promise<Result<Blob>> {
  return attempt(() => api.adminEvents.export({ params: { id } }));
}

/** Mails a text to everybody with a seat. */
export function writeToAll(id: string, text: Bilingual): Promise<Result<{ recipients: number }>> {
  return attempt(() => api.adminEvents.message({ params: { id }, body: { text } }));
}

export function cancelEvent(id: string, reason: Bilingual): Promise<Result<EventSignUps>> {
  return attempt(() => api.adminEvents.cancel({ params: { id }, body: { reason } }));
}
