import type {
  AdminBoard,
  AdminBoardCard,
  BoardContent,
  BoardDraft as StoredDraft,
  BoardVersion,
} from '#contract/admin/boards.ts';
import type { Publishing } from '#contract/admin/vocabulary.ts';
import type { Board } from '#contract/boards.ts';
import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { both } from '#contract/rules/text/bilingual.ts';
import type { Bilingual, Photo } from '#contract/shared.ts';
import type { BoardType } from '#contract/vocabulary.ts';
import { seoulTime } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { htmlOf, nodesOfText, textOfNodes } from './nodes.ts';

/**
 * The editable part of a board as form fields. Times are Seoul local time, `2026-12-09T19:00`; texts and the picture are JSON. A scheduled or public
 * board is `later` with its `publishAt`, so that no field changes when that time comes.
 */
export type BoardDraft = {
  boardType: string;
  title: Bilingual;
  summary: Bilingual;
  text: Bilingual;
  photo: string;
  startsAt: string;
  endsAt: string;
  place: Bilingual;
  mapUrl: string;
  capacity: string;
  person: Bilingual;
  publishing: string;
  publishAt: string;
  /** Number of the restored version; empty if none was restored. */
  from: string;
};

const nothing = { ko: '', en: '' };

/** Converts an instant (ISO 8601) to Seoul local time for a `datetime-local` input; empty for none. */
export function momentOf(instant: string | null | undefined): string {
  return instant ? `${seoulDate(Date.parse(instant))}T${seoulTime(instant)}` : '';
}

/** Converts Seoul local time to an instant (ISO 8601); empty if the time is missing or invalid. */
export function instantOf(moment: string): string {
  const [date = '', time = ''] = moment.split('T');
  const at = seoulInstant(date, time.slice(0, 5));
  return Number.isFinite(at) ? new Date(at).toISOString() : '';
}

/** Returns 10:00 of the next day in Seoul. */
function tomorrow(nowMs: number): string {
  return `${addDays(seoulDate(nowMs), 1)}T10:00`;
}

export function isPublicNow(publishedAt: string | null): boolean {
  return isPublic(publishedAt, Date.now());
}

function isPublic(publishedAt: string | null, nowMs: number): boolean {
  return publishedAt !== null && Date.parse(publishedAt) <= nowMs;
}

type Written = BoardVersion['content'];
type Shown = { nodes: AdminBoard['nodes']; photo: Photo | null };

export function draftOf(content: Omit<Written, 'photoId' | 'body'>, shown: Shown, from = ''): BoardDraft {
  const { boardType, title, summary, event, person, publishedAt } = content;
  return {
    boardType,
    title,
    summary,
    ...eventFieldsOf(event),
    ...fieldsOf(shown),
    person: person ?? nothing,
    publishing: publishedAt === null ? 'draft' : 'later',
    publishAt: momentOf(publishedAt),
    from,
  };
}

const fieldsOf = ({ nodes, photo }: Shown) => ({
  text: { ko: textOfNodes(nodes.ko), en: textOfNodes(nodes.en) },
  photo: photo ? JSON.stringify(photo) : '',
});

const eventFieldsOf = (event: Written['event']) => ({
  startsAt: momentOf(event?.startsAt),
  endsAt: momentOf(event?.endsAt),
  place: event?.place ?? nothing,
  mapUrl: event?.mapUrl ?? '',
  capacity: event?.capacity ? String(event.capacity) : '',
});

export function draftOfBoard(board: AdminBoard): BoardDraft {
  if (!board.written) return draftOf(board, board);
  const { content, ...shown } = board.written;
  const { boardType, title, summary, person, publishing, publishAt, from, event } = content;
  return {
    boardType,
    title,
    summary,
    ...eventFieldsOf(event),
    ...fieldsOf(shown),
    person,
    publishing,
    publishAt: momentOf(publishAt),
    from: from === null ? '' : String(from),
  };
}

/**
 * Converts form fields to a stored draft.
 * @param publishedAt when the board itself is or becomes public
 */
export function storedOf(draft: BoardDraft, publishedAt: string | null): StoredDraft {
  const { title, summary, place, person, from } = draft;
  return {
    boardType: draft.boardType as BoardType,
    title,
    summary,
    body: bodyOf(draft),
    photoId: photoOf(draft)?.id ?? null,
    event: {
      startsAt: instantOf(draft.startsAt) || null,
      endsAt: instantOf(draft.endsAt) || null,
      place,
      mapUrl: draft.mapUrl || null,
      capacity: draft.capacity === '' ? null : Number(draft.capacity),
    },
    person,
    publishing: draft.publishing as Publishing,
    publishAt: publishAtOf(draft, publishedAt) || null,
    from: from === '' ? null : Number(from),
  };
}

/**
 * Returns the publication time as an instant. The board's own instant is kept while the field shows the same minute, so that seconds are not lost.
 */
function publishAtOf({ publishAt }: BoardDraft, publishedAt: string | null): string {
  return publishedAt !== null && publishAt === momentOf(publishedAt) ? publishedAt : instantOf(publishAt);
}

/** Returns the effective publishing choice: `now` if the board is already public and its publication time is unchanged. */
export function publishingOf(draft: BoardDraft, publishedAt: string | null): Publishing {
  const { publishing, publishAt } = draft;
  const isAsItIs = publishing === 'later' && publishAt === momentOf(publishedAt);
  return isAsItIs && isPublicNow(publishedAt) ? 'now' : (publishing as Publishing);
}

export function chosenPublishing(chosen: Publishing, publishedAt: string | null): Partial<BoardDraft> {
  const isPublished = isPublicNow(publishedAt);
  if (chosen === 'now' && isPublished) return { publishing: 'later', publishAt: momentOf(publishedAt) };
  if (chosen !== 'later') return { publishing: chosen };
  const planned = publishedAt !== null && !isPublished ? momentOf(publishedAt) : tomorrow(Date.now());
  return { publishing: 'later', publishAt: planned };
}

export function photoOf({ photo }: Pick<BoardDraft, 'photo'>): Photo | null {
  return photo === '' ? null : (JSON.parse(photo) as Photo);
}

export function bodyOf({ text }: Pick<BoardDraft, 'text'>): Bilingual {
  return { ko: htmlOf(nodesOfText(text.ko)), en: htmlOf(nodesOfText(text.en)) };
}

/** Returns the event of a draft; null if it has no start. */
export function eventOf(draft: BoardDraft): BoardContent['event'] {
  const { startsAt, endsAt, place, mapUrl, capacity } = draft;
  if (startsAt === '') return null;
  return {
    startsAt: instantOf(startsAt),
    endsAt: endsAt === '' ? null : instantOf(endsAt),
    place,
    mapUrl: mapUrl.trim() || null,
    capacity: Number(capacity) || 0,
  };
}

/** Returns the content to send. A board that is already public keeps its publication time. */
export function contentOf(draft: BoardDraft, publishedAt: string | null, nowMs: number): BoardContent {
  const boardType = draft.boardType as BoardType;
  // The host's clock may be a little behind.
  const now = new Date(nowMs - (nowMs % MINUTE_MS)).toISOString();
  const from = {
    draft: null,
    later: publishAtOf(draft, publishedAt),
    now: isPublic(publishedAt, nowMs) ? publishedAt : now,
  };
  return {
    boardType,
    title: draft.title,
    summary: draft.summary,
    body: bodyOf(draft),
    photoId: photoOf(draft)?.id ?? null,
    event: boardType === 'EVENT' ? eventOf(draft) : null,
    person: boardType === 'INTERVIEW' ? draft.person : null,
    publishedAt: from[draft.publishing as Publishing],
  };
}

/** Converts a draft to what its public page shows, without the text. */
export function shownOf(
  draft: BoardDraft,
  publishedAt: string | null,
): Omit<Board, 'id' | 'main' | 'body' | 'content'> {
  const { event, boardType, title, summary, person } = contentOf(draft, publishedAt, Date.now());
  return {
    boardType,
    title: both(title),
    summary: both(summary),
    photo: photoOf(draft),
    publishedAt: instantOf(draft.publishAt) || new Date().toISOString(),
    event: event && { ...event, place: both(event.place) },
    person: person && both(person),
  };
}

/** Returns the title of a board, or of its draft if the board has no title yet; null if neither has one. */
export function titleOf({ title, draft }: AdminBoardCard, language: string): string | null {
  return localText(title.ko ? title : (draft?.title ?? title), language) || null;
}

/** Returns the part of a board that a save overwrites. */
export function writtenOf(board: AdminBoard): unknown {
  return draftOfBoard(board);
}

/**
 * Returns the element id of a form field.
 * @param field path in the contract's content, such as `title.ko`
 */
export function fieldId(field: string): string {
  return `board-${field.replaceAll('.', '-')}`;
}

export const newBoard: AdminBoard = {
  id: '',
  main: false,
  boardType: 'NOTICE',
  title: nothing,
  summary: nothing,
  publishedAt: null,
  event: null,
  person: null,
  updatedAt: null,
  updatedBy: null,
  draft: null,
  written: null,
  body: nothing,
  nodes: { ko: [], en: [] },
  photo: null,
  versions: [],
  version: '',
};
