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

const PAGE_SIZE = 20;

export function findBoards({ page = 1, ...search }: BoardSearch): Promise<Result<Page<AdminBoardCard>>> {
  const query = { ...search, page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminBoards.list({ query }));
}

export function board(id: string): Promise<Result<AdminBoard>> {
  return attempt(() => api.adminBoards.get({ params: { id } }));
}

/** Loads the boards before and after a board in list order. Both are null if they cannot be loaded. */
export async function neighbours(id: string): Promise<Record<'previous' | 'next', AdminBoardCard | null>> {
  const [previous, next] = await Promise.all([
    attempt(() => api.adminBoards.previous({ params: { id }, query: {} })),
    attempt(() => api.adminBoards.next({ params: { id }, query: {} })),
  ]);
  return { previous: previous.ok ? previous.value : null, next: next.ok ? next.value : null };
}

/** Saves a content over a board as it was seen. After a concurrent change, `current` is the present board. */
export function saveBoard(
  seen: AdminBoard,
  body: BoardChange,
  written: (board: AdminBoard) => unknown,
): Promise<Changed<AdminBoard>> {
  const params = { id: seen.id };
  return change(seen, written, (version) => api.adminBoards.update({ params, ifMatch: version, body }));
}

/** Stores the draft of a board, or of a new board under its `newId`. After a concurrent change, `current` is the present board. */
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

/** Discards the draft of a board; it becomes a version. */
export async function discardDraft(seen: AdminBoard): Promise<Changed<AdminBoard>> {
  const params = { id: seen.id };
  const result = await attempt(() => api.adminBoards.discardDraft({ params, ifMatch: ifMatch(seen) }));
  return { result, current: null };
}

export function deleteBoard(seen: AdminBoard): Promise<Result<null>> {
  return attempt(() => api.adminBoards.remove({ params: { id: seen.id }, ifMatch: ifMatch(seen) }));
}

export function setMainBoard({ id }: AdminBoard): Promise<Result<AdminBoard>> {
  return attempt(() => api.adminBoards.setMain({ params: { id } }));
}

/** Loads the text as readers will see it, sanitized by the host. */
export function previewText(body: Bilingual): Promise<Result<RichText>> {
  return attempt(() => api.adminBoards.preview({ body: { body } }));
}

export function describePhoto(id: string, body: PhotoDescription): Promise<Result<Photo>> {
  return attempt(() => api.adminPhotos.describe({ params: { id }, body }));
}

export function signUps(id: string): Promise<Result<EventSignUps>> {
  return attempt(() => api.adminEvents.get({ params: { id } }));
}

/** Records if a participant was there; null removes the record. */
export function recordAttendance(
  id: string,
  signUpId: string,
  attended: boolean | null,
): Promise<Result<EventSignUps>> {
  return attempt(() => api.adminEvents.attend({ params: { id, signUpId }, body: { attended } }));
}

/** Loads the participants as a spreadsheet file. The audit log records who did it. */
export function signUpsFile(id: string): Promise<Result<Blob>> {
  return attempt(() => api.adminEvents.export({ params: { id } }));
}

export function writeToAll(id: string, text: Bilingual): Promise<Result<{ recipients: number }>> {
  return attempt(() => api.adminEvents.message({ params: { id }, body: { text } }));
}

export function cancelEvent(id: string, reason: Bilingual): Promise<Result<EventSignUps>> {
  return attempt(() => api.adminEvents.cancel({ params: { id }, body: { reason } }));
}
