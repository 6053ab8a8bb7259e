import * as v from 'valibot';
import { get } from './endpoint.ts';
import { Bilingual, Instant, ListPhoto, PageQuery, Photo, QueryFlag } from './shared.ts';
import { boardTypes } from './vocabulary.ts';

export type { BoardType } from './vocabulary.ts';

export const BoardCard = v.object({
  id: v.string(),
  boardType: v.picklist(boardTypes),
  main: v.boolean(),
  title: Bilingual,
  summary: Bilingual,
  photo: v.nullable(ListPhoto),
  publishedAt: Instant,
  /** Events only. */
  event: v.nullable(v.object({ startsAt: Instant, place: Bilingual, capacity: v.number() })),
  /** Interviews only: who speaks. */
  person: v.nullable(Bilingual),
});
export type BoardCard = v.InferOutput<typeof BoardCard>;

export const Board = v.object({
  ...BoardCard.entries,
  photo: v.nullable(Photo),
  /** Sanitised HTML. */ body: Bilingual,
});
export type Board = v.InferOutput<typeof Board>;

export const boards = {
  list: get('/v1/boards', 'public', {
    summary:
      'Stories of the lounge, newest first; boardType ALL means no filter, upcoming only events to come, the next first',
    query: v.object({
      boardType: v.optional(v.picklist([...boardTypes, 'ALL'], 'invalid_input'), 'ALL'),
      upcoming: v.optional(QueryFlag, 'false'),
      ...PageQuery,
    }),
    data: v.array(BoardCard),
    paged: true,
  }),
  main: get('/v1/boards/main', 'public', { summary: 'The main story', data: v.nullable(BoardCard) }),
  get: get('/v1/boards/{id}', 'public', { summary: 'One story', data: Board }),
};
