import type { Board, BoardCard } from '#contract/boards.ts';
import type { Bilingual, ListPhoto, Photo } from '#contract/shared.ts';
import type { BoardCardRow, BoardRow } from './read-store.ts';
import { sanitised } from './rich-text.ts';

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
