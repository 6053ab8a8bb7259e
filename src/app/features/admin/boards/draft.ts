import type { AdminBoard, BoardContent, BoardVersion } from '#contract/admin/boards.ts';
import type { Board } from '#contract/boards.ts';
import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import type { Bilingual, Photo } from '#contract/shared.ts';
import type { BoardType } from '#contract/vocabulary.ts';
import { seoulTime } from '#app/platform/i18n/format-instant.ts';
import { htmlOf, nodesOfText, textOfNodes } from './nodes.ts';

export const publishings = ['draft', 'now', 'later'] as const;
export type Publishing = (typeof publishings)[number];

/** The editable part of a board, as the fields hold it. Moments are Seoul's, `2026-12-09T19:00`; texts and the picture are JSON. */
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
  /** The number of the version that was gone back to; empty where none was. */
  from: string;
};

const nothing = { ko: '', en: '' };

/** The Seoul moment of an instant (ISO 8601), as an input of the platform has it; empty for none. */
export function momentOf(instant: string | null | undefined): string {
  return instant ? `${seoulDate(Date.parse(instant))}T${seoulTime(instant)}` : '';
}

/** The instant of a Seoul moment; an empty text for none. */
export function instantOf(moment: string): string {
  const [date = '', time = ''] = moment.split('T');
  const at = seoulInstant(date, time.slice(0, 5));
  return Number.isFinite(at) ? new Date(at).toISOString() : '';
}

/** Ten in the morning of the next day in Seoul. */
export function tomorrow(nowMs: number): string {
  return `${addDays(seoulDate(nowMs), 1)}T10:00`;
}

/** True where everybody reads a board at this moment. */
export function isPublicNow(publishedAt: string | null): boolean {
  return isPublic(publishedAt, Date.now());
}

function isPublic(publishedAt: string | null, nowMs: number): boolean {
  return publishedAt !== null && Date.parse(publishedAt) <= nowMs;
}

type Written = BoardVersion['content'];
type Shown = { nodes: AdminBoard['nodes']; photo: Photo | null };

/** The fields of a content. `from` is the number of the version that it is of. */
export function draftOf(content: Omit<Written, 'photoId' | 'body'>, shown: Shown, from = ''): BoardDraft {
  const { boardType, title, summary, event, person, publishedAt } = content;
  const publishing: Publishing = publishedAt === null ? 'draft' : isPublicNow(publishedAt) ? 'now' : 'later';
  return {
    boardType,
    title,
    summary,
    text: { ko: textOfNodes(shown.nodes.ko), en: textOfNodes(shown.nodes.en) },
    photo: shown.photo ? JSON.stringify(shown.photo) : '',
    startsAt: momentOf(event?.startsAt),
    endsAt: momentOf(event?.endsAt),
    place: event?.place ?? nothing,
    mapUrl: event?.mapUrl ?? '',
    capacity: event ? String(event.capacity) : '',
    person: person ?? nothing,
    publishing,
    publishAt: momentOf(publishedAt),
    from,
  };
}

/** @returns the picture that a draft has, or null */
export function photoOf({ photo }: Pick<BoardDraft, 'photo'>): Photo | null {
  return photo === '' ? null : (JSON.parse(photo) as Photo);
}

export function bodyOf({ text }: Pick<BoardDraft, 'text'>): Bilingual {
  return { ko: htmlOf(nodesOfText(text.ko)), en: htmlOf(nodesOfText(text.en)) };
}

/** The event of a draft; null where nothing of it is there yet. */
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

/** The content to send. One that is public already stays public from when it was. */
export function contentOf(draft: BoardDraft, publishedAt: string | null, nowMs: number): BoardContent {
  const boardType = draft.boardType as BoardType;
  // The host's clock may be a little behind.
  const now = new Date(nowMs - (nowMs % MINUTE_MS)).toISOString();
  const from = {
    draft: null,
    later: instantOf(draft.publishAt),
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

/** A draft as its public page shows it, but for the text. English falls back to Korean (decisions: Content). */
export function shownOf(
  draft: BoardDraft,
  publishedAt: string | null,
): Omit<Board, 'id' | 'main' | 'body' | 'content'> {
  const { event, boardType, title, summary, person } = contentOf(draft, publishedAt, Date.now());
  const both = ({ ko, en }: { ko: string; en?: string | undefined }): Bilingual => ({ ko, en: en || ko });
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

/** The part of a board that a save overwrites. */
export function writtenOf(board: AdminBoard): unknown {
  return draftOf(board, board);
}

/** A board that is not there yet. */
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
  body: nothing,
  nodes: { ko: [], en: [] },
  photo: null,
  versions: [],
  version: '',
};
