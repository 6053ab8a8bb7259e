import * as v from 'valibot';
import { get } from './endpoint.ts';
import { RichText } from './rich-text.ts';
import { Bilingual, Instant, ListPhoto, PageQuery, Photo, QueryFlag } from './shared.ts';
import { boardTypes } from './vocabulary.ts';

export type { BoardType } from './vocabulary.ts';

export const BoardEvent = v.object({
  startsAt: Instant,
  endsAt: v.nullable(Instant),
  place: Bilingual,
  mapUrl: v.pipe(v.nullable(v.string()), v.description('The place on a map, an https address')),
  capacity: v.number(),
});

export const PublicEvent = v.object({
  ...BoardEvent.entries,
  cancelled: v.pipe(v.optional(v.boolean()), v.description('It does not take place')),
  seatsLeft: v.pipe(v.optional(v.number()), v.description('Free seats, as long as they are given')),
});

export const BoardCard = v.object({
  id: v.string(),
  boardType: v.picklist(boardTypes),
  main: v.boolean(),
  title: Bilingual,
  summary: Bilingual,
  photo: v.nullable(ListPhoto),
  publishedAt: Instant,
  event: v.pipe(v.nullable(PublicEvent), v.description('Only of a board of type EVENT')),
  person: v.pipe(v.nullable(Bilingual), v.description('Who speaks; only of a board of type INTERVIEW')),
});
export type BoardCard = v.InferOutput<typeof BoardCard>;

export const Board = v.object({
  ...BoardCard.entries,
  photo: v.nullable(Photo),
  body: v.pipe(Bilingual, v.description('Sanitised HTML')),
  content: RichText,
});
export type Board = v.InferOutput<typeof Board>;

export const boards = {
  list: get('/v1/boards', 'public', {
    summary: 'List boards',
    description:
      'Newest first. `boardType` ALL means no filter; `upcoming` means only events to come, the next one first.',
    query: v.object({
      boardType: v.optional(v.picklist([...boardTypes, 'ALL'], 'invalid_input'), 'ALL'),
      upcoming: v.optional(QueryFlag, 'false'),
      ...PageQuery,
    }),
    data: v.array(BoardCard),
    paged: true,
  }),
  main: get('/v1/boards/main', 'public', {
    summary: 'Get the main board',
    description: 'The board that an administrator put at the head of the community, or null.',
    data: v.nullable(BoardCard),
  }),
  get: get('/v1/boards/{id}', 'public', {
    summary: 'Get a board',
    description:
      'A board with its text in both languages, sanitised: as HTML, and as a tree to render without parsing.',
    data: Board,
  }),
};
