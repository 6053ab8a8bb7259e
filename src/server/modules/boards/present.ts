import type { AdminBoard, AdminBoardCard, BoardVersion } from '#contract/admin/boards.ts';
import type { Board, BoardCard } from '#contract/boards.ts';
import type { Bilingual, ListPhoto, Photo } from '#contract/shared.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { AdminBoardRow, VersionRow } from './admin-read-store.ts';
import type { BoardCardRow, BoardRow } from './read-store.ts';
import { sanitised } from './rich-text.ts';
import type { BoardTableRow } from './store.ts';

export function boardCard(row: BoardCardRow): BoardCard {
  const { event_starts_at: startsAt, event_place: place, event_capacity: capacity } = row;
  return {
    id: row.id,
    boardType: row.board_type,
    main: row.main,
    title: both(row.title),
    summary: both(row.summary),
    photo: row.photo && listPhoto(row.photo),
    publishedAt: row.published_at.toISOString(),
    event:
      startsAt && place && capacity
        ? { startsAt: startsAt.toISOString(), place: both(place), capacity }
        : null,
    person: row.person && both(row.person),
  };
}

export function board(row: BoardRow): Board {
  const { ko, en } = both(row.body);
  const [korean, english] = [sanitised(ko), sanitised(en)];
  return {
    ...boardCard(row),
    photo: row.photo,
    body: { ko: korean.html, en: english.html },
    content: { ko: korean.nodes, en: english.nodes },
  };
}

const listPhoto = ({ blur: _, ...photo }: Photo): ListPhoto => photo;

/** English falls back to Korean (spec: Content). */
const both = ({ ko, en }: Bilingual): Bilingual => ({ ko, en: en || ko });

export function adminBoardCard(row: AdminBoardRow): AdminBoardCard {
  const { body: _, photoId: __, ...card } = contentOf(row);
  return {
    id: row.id,
    main: row.main,
    ...card,
    updatedAt: row.updated_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
  };
}

export function adminBoard(row: AdminBoardRow, versions: VersionRow[]): AdminBoard {
  const content = contentOf(row);
  return {
    ...adminBoardCard(row),
    body: content.body,
    photo: row.photo,
    versions: versions.map(boardVersion),
    version: versionOf(content),
  };
}

function boardVersion({ number, saved_at, saved_by, content }: VersionRow): BoardVersion {
  return {
    number,
    savedAt: saved_at?.toISOString() ?? null,
    savedBy: saved_by,
    content: { ...content, body: clean(content.body) },
  };
}

/** The content of a board as it is written: English is empty where there is none. */
export function contentOf(row: BoardTableRow): BoardVersion['content'] {
  const { event_starts_at: startsAt, event_place: place, event_capacity: capacity } = row;
  return {
    boardType: row.board_type,
    title: written(row.title),
    summary: written(row.summary),
    publishedAt: row.published_at?.toISOString() ?? null,
    event:
      startsAt && place && capacity
        ? { startsAt: startsAt.toISOString(), place: written(place), capacity }
        : null,
    person: row.person && written(row.person),
    body: clean(row.body),
    photoId: row.photo_id,
  };
}

/** What the audit log tells of a board; of its text only how long it is, in UTF-16 units of HTML. */
export function factsOf(row: BoardTableRow): Record<string, unknown> {
  const { title, summary, body, event, person, boardType, publishedAt, photoId } = contentOf(row);
  return {
    boardType,
    publishedAt,
    title: title.ko,
    titleEn: title.en || null,
    summary: summary.ko,
    summaryEn: summary.en || null,
    startsAt: event?.startsAt ?? null,
    place: event?.place.ko ?? null,
    capacity: event?.capacity ?? null,
    person: person?.ko ?? null,
    photoId,
    units: body.ko.length,
    unitsEn: body.en.length || null,
  };
}

const written = ({ ko, en }: Bilingual): Bilingual => ({ ko, en: en || '' });
const clean = ({ ko, en }: Bilingual): Bilingual => ({
  ko: sanitised(ko).html,
  en: sanitised(en || '').html,
});
