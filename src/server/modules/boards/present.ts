import { both } from '#contract/rules/text/bilingual.ts';
import type { AdminBoard, AdminBoardCard, BoardDraft, BoardVersion } from '#contract/admin/boards.ts';
import type { Board, BoardCard } from '#contract/boards.ts';
import type { RichText } from '#contract/rich-text.ts';
import type { Bilingual, ListPhoto, Photo } from '#contract/shared.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { AdminBoardRow, VersionRow } from './admin-read-store.ts';
import type { BoardCardRow, BoardRow } from './read-store.ts';
import { sanitised } from './rich-text.ts';
import type { BoardTableRow } from './store.ts';

export function boardCard(row: BoardCardRow): BoardCard {
  return {
    id: row.id,
    boardType: row.board_type,
    main: row.main,
    title: both(row.title),
    summary: both(row.summary),
    photo: row.photo && listPhoto(photoOf(row.photo)),
    publishedAt: row.published_at.toISOString(),
    event: publicEvent(row),
    person: row.person && both(row.person),
  };
}

export function board(row: BoardRow): Board {
  const { ko, en } = both(row.body);
  const [korean, english] = [sanitised(ko), sanitised(en)];
  return {
    ...boardCard(row),
    photo: row.photo && photoOf(row.photo),
    body: { ko: korean.html, en: english.html },
    content: { ko: korean.nodes, en: english.nodes },
  };
}

function publicEvent(row: BoardCardRow): BoardCard['event'] {
  const event = eventOf(row, both);
  return (
    event && {
      ...event,
      ...(row.event_cancelled && { cancelled: true }),
      ...(row.seats_left !== null && { seatsLeft: row.seats_left }),
    }
  );
}

type BoardEvent = NonNullable<BoardCard['event']>;
type EventColumns = Pick<
  BoardTableRow,
  'event_starts_at' | 'event_ends_at' | 'event_place' | 'event_map_url' | 'event_capacity'
>;

function eventOf(row: EventColumns, words: (text: Bilingual) => Bilingual): BoardEvent | null {
  const { event_starts_at: startsAt, event_place: place, event_capacity: capacity } = row;
  if (!startsAt || !place || !capacity) return null;
  return {
    startsAt: startsAt.toISOString(),
    endsAt: row.event_ends_at?.toISOString() ?? null,
    place: words(place),
    mapUrl: row.event_map_url,
    capacity,
  };
}

const photoOf = ({ focus, ...photo }: Photo): Photo => ({ ...photo, ...(focus && { focus }) });

const listPhoto = ({ blur: _, ...photo }: Photo): ListPhoto => photo;

export function adminBoardCard(row: AdminBoardRow): AdminBoardCard {
  const { body: _, photoId: __, ...card } = contentOf(row);
  return {
    id: row.id,
    main: row.main,
    ...card,
    updatedAt: row.updated_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
    draft: row.draft && {
      title: row.draft.content.title,
      boardType: row.draft.content.boardType,
      savedAt: row.draft.savedAt.toISOString(),
      savedBy: row.draft.savedBy,
    },
  };
}

/** @param photos those that versions and the draft show */
export function adminBoard(row: AdminBoardRow, versions: VersionRow[], photos: Photo[]): AdminBoard {
  const content = contentOf(row);
  const draft = row.draft?.content;
  return {
    ...adminBoardCard(row),
    body: content.body,
    nodes: richText(content.body),
    photo: row.photo && photoOf(row.photo),
    versions: versions.map((version) => boardVersion(version, photos)),
    written: draft
      ? { content: draft, nodes: richText(draft.body), photo: photoIn(photos, draft.photoId) }
      : null,
    version: versionOf(draft ? { ...content, draft } : content),
  };
}

function boardVersion({ number, saved_at, saved_by, content }: VersionRow, photos: Photo[]): BoardVersion {
  return {
    number,
    savedAt: saved_at?.toISOString() ?? null,
    savedBy: saved_by,
    content: {
      ...content,
      // One from before events had these is without them.
      event: content.event && { ...content.event, ...laterFacts(content.event) },
      body: clean(content.body),
    },
    nodes: richText(content.body),
    photo: photoIn(photos, content.photoId),
  };
}

const photoIn = (photos: Photo[], wanted: string | null) => photos.find(({ id }) => id === wanted) ?? null;

const laterFacts = ({ endsAt, mapUrl }: Partial<BoardDraft['event']>) => ({
  endsAt: endsAt ?? null,
  mapUrl: mapUrl ?? null,
});

export function richText({ ko, en }: Bilingual): RichText {
  return { ko: sanitised(ko).nodes, en: sanitised(en || '').nodes };
}

export function contentOf(row: BoardTableRow): BoardVersion['content'] & { event: BoardEvent | null } {
  return {
    boardType: row.board_type,
    title: written(row.title),
    summary: written(row.summary),
    publishedAt: row.published_at?.toISOString() ?? null,
    event: eventOf(row, written),
    person: row.person && written(row.person),
    body: clean(row.body),
    photoId: row.photo_id,
  };
}

/** Returns the content of a draft as a version stores it, with only the parts that a board of its type may have. */
export function contentOfDraft(draft: BoardDraft): BoardVersion['content'] {
  const { boardType, title, summary, body, photoId, event, person, publishing, publishAt } = draft;
  return {
    boardType,
    title,
    summary,
    publishedAt: publishing === 'later' ? publishAt : null,
    event: boardType === 'EVENT' ? event : null,
    person: boardType === 'INTERVIEW' ? person : null,
    body,
    photoId,
  };
}

/** False for a board that has only a draft. */
export function isWritten({ title }: Pick<BoardTableRow, 'title'>): boolean {
  return title.ko !== '';
}

/** Returns the facts of a board for the audit log; of its text only the length, in UTF-16 units of HTML. */
export function factsOf(row: BoardTableRow, picture: string | null): Record<string, unknown> {
  const { title, summary, body, event, person, boardType, publishedAt } = contentOf(row);
  return {
    boardType,
    publishedAt,
    title: title.ko,
    titleEn: title.en || null,
    summary: summary.ko,
    summaryEn: summary.en || null,
    startsAt: event?.startsAt ?? null,
    endsAt: event?.endsAt ?? null,
    mapUrl: event?.mapUrl ?? null,
    place: event?.place.ko ?? null,
    capacity: event?.capacity ?? null,
    person: person?.ko ?? null,
    picture,
    main: row.main || null,
    units: body.ko.length,
    unitsEn: body.en.length || null,
  };
}

const written = ({ ko, en }: Bilingual): Bilingual => ({ ko, en: en || '' });
const clean = ({ ko, en }: Bilingual): Bilingual => ({
  ko: sanitised(ko).html,
  en: sanitised(en || '').html,
});
