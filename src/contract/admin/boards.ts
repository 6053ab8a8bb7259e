import * as v from 'valibot';
import { BoardEvent } from '../boards.ts';
import { del, get, post, put } from '../endpoint.ts';
import { RichText } from '../rich-text.ts';
import { Bilingual, Id, Instant, PageQuery, Photo, QueryText, WrittenBilingual } from '../shared.ts';
import { boardTypes } from '../vocabulary.ts';
import { boardFilters, publishings } from './vocabulary.ts';

/** Maximum length of the HTML in one language, in UTF-16 units. The sanitizer reads no more. */
export const MOST_BODY_UNITS = 100_000;

const WrittenEvent = v.object({
  startsAt: Instant,
  endsAt: v.pipe(v.optional(v.nullable(Instant), null), v.description('After its start')),
  place: WrittenBilingual(200),
  mapUrl: v.pipe(
    v.optional(
      v.nullable(
        v.pipe(
          v.string('link_invalid'),
          v.trim(),
          v.maxLength(500, 'link_invalid'),
          v.regex(/^https:\/\/[^\s/\\]+\.[^\s]+$/, 'link_invalid'),
        ),
      ),
      null,
    ),
    v.description('The place on a map, an https address'),
  ),
  capacity: v.pipe(
    v.number('capacity_required'),
    v.integer('capacity_required'),
    v.minValue(1, 'capacity_required'),
    v.maxValue(10_000, 'capacity_required'),
  ),
});

export const BoardContent = v.object({
  boardType: v.picklist(boardTypes, 'invalid_input'),
  title: WrittenBilingual(150),
  summary: WrittenBilingual(400),
  body: v.pipe(WrittenBilingual(MOST_BODY_UNITS), v.description('HTML; the host sanitises it')),
  photoId: v.optional(v.nullable(Id), null),
  event: v.pipe(
    v.optional(v.nullable(WrittenEvent), null),
    v.description('Of a board of type EVENT, and only of one'),
  ),
  person: v.pipe(
    v.optional(v.nullable(WrittenBilingual(100)), null),
    v.description('Who speaks; of a board of type INTERVIEW, and only of one'),
  ),
  publishedAt: v.pipe(
    v.nullable(Instant),
    v.description('The instant from which on everybody reads it; null for a draft'),
  ),
});
export type BoardContent = v.InferOutput<typeof BoardContent>;

export const BoardChange = v.object({
  ...BoardContent.entries,
  storeVersion: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Stores how it was in any case, so that nothing is lost by going back to a version'),
  ),
});
export type BoardChange = v.InferOutput<typeof BoardChange>;

const DraftText = (max: number) => {
  const text = v.pipe(v.string('text_required'), v.maxLength(max, 'text_too_long'));
  return v.object({ ko: text, en: text });
};
const DraftEvent = v.object({
  startsAt: v.nullable(Instant),
  endsAt: v.nullable(Instant),
  place: DraftText(200),
  mapUrl: v.nullable(v.pipe(v.string(), v.maxLength(500, 'link_invalid'))),
  capacity: v.nullable(v.number('capacity_required')),
});

/** An unfinished board. Any part may be missing or invalid, and none of it is public. */
export const BoardDraft = v.object({
  boardType: v.picklist(boardTypes, 'invalid_input'),
  title: DraftText(150),
  summary: DraftText(400),
  body: v.pipe(DraftText(MOST_BODY_UNITS), v.description('HTML; the host sanitises it')),
  photoId: v.nullable(Id),
  event: DraftEvent,
  person: DraftText(100),
  publishing: v.picklist(publishings, 'invalid_input'),
  publishAt: v.nullable(Instant),
  from: v.pipe(
    v.nullable(v.pipe(v.number(), v.integer())),
    v.description('The number of the version that was gone back to'),
  ),
});
export type BoardDraft = v.InferOutput<typeof BoardDraft>;

export const BegunBoard = v.object({
  id: v.pipe(
    v.string('invalid_input'),
    v.uuid('invalid_input'),
    v.description('Of the board to be, made by the caller: the same call again begins no second board'),
  ),
  ...BoardDraft.entries,
});
export type BegunBoard = v.InferOutput<typeof BegunBoard>;

export const DraftChange = v.object({
  ...BoardDraft.entries,
  storeVersion: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Stores this draft as a version too, before it gives way to another text'),
  ),
});
export type DraftChange = v.InferOutput<typeof DraftChange>;

const stored = {
  boardType: v.picklist(boardTypes),
  title: Bilingual,
  summary: Bilingual,
  publishedAt: v.nullable(v.pipe(Instant, v.description('To come where it is scheduled; null for a draft'))),
  event: v.nullable(BoardEvent),
  person: v.nullable(Bilingual),
};

/** A board in the administrators' list. English is empty if missing. */
export const AdminBoardCard = v.object({
  id: v.string(),
  main: v.boolean(),
  ...stored,
  updatedAt: v.nullable(
    v.pipe(Instant, v.description('Null where nobody has changed it since boards have that')),
  ),
  updatedBy: v.nullable(v.string()),
  draft: v.pipe(
    v.nullable(
      v.object({
        title: Bilingual,
        boardType: v.picklist(boardTypes),
        savedAt: Instant,
        savedBy: v.string(),
      }),
    ),
    v.description('What is written over it and not public yet'),
  ),
});
export type AdminBoardCard = v.InferOutput<typeof AdminBoardCard>;

/** An earlier version of a board. Sending it as the content restores it. */
export const BoardVersion = v.object({
  number: v.pipe(v.number(), v.description('From 1 on')),
  savedAt: v.nullable(Instant),
  savedBy: v.nullable(v.string()),
  content: v.object({
    ...stored,
    event: v.nullable(v.pipe(DraftEvent, v.description('Of a draft it may be incomplete'))),
    body: v.pipe(Bilingual, v.description('Sanitised HTML')),
    photoId: v.nullable(v.string()),
  }),
  nodes: RichText,
  photo: v.nullable(Photo),
});
export type BoardVersion = v.InferOutput<typeof BoardVersion>;

export const AdminBoard = v.object({
  ...AdminBoardCard.entries,
  body: v.pipe(Bilingual, v.description('Sanitised HTML')),
  nodes: RichText,
  photo: v.nullable(Photo),
  written: v.pipe(
    v.nullable(v.object({ content: BoardDraft, nodes: RichText, photo: v.nullable(Photo) })),
    v.description('The content of its draft'),
  ),
  versions: v.pipe(v.array(BoardVersion), v.description('The newest first, at most 20')),
  version: v.pipe(v.string(), v.description('The ETag of its content and its draft, without quotes')),
});
export type AdminBoard = v.InferOutput<typeof AdminBoard>;

const PreviewedText = v.pipe(v.string('text_required'), v.maxLength(MOST_BODY_UNITS, 'text_too_long'));
export const PreviewedBody = v.object({ body: v.object({ ko: PreviewedText, en: PreviewedText }) });
const boardType = v.optional(v.picklist([...boardTypes, 'ALL'], 'invalid_input'), 'ALL');

export const adminBoards = {
  list: get('/v1/admin/boards', 'admin', {
    summary: 'List all boards',
    description: 'Drafts first, then those to come and those that are public, the newest first.',
    query: v.object({
      boardType,
      filter: v.optional(v.picklist(boardFilters, 'invalid_input')),
      search: v.optional(QueryText, ''),
      ...PageQuery,
    }),
    data: v.array(AdminBoardCard),
    paged: true,
  }),
  create: post('/v1/admin/boards', 'admin', {
    summary: 'Add a board',
    description: 'Its text is sanitised before it is stored; one that says nothing then is refused.',
    body: BoardContent,
    data: AdminBoard,
  }),
  preview: post('/v1/admin/boards/preview', 'admin', {
    summary: 'Preview the text of a board',
    description: 'Sanitises a text as it would be stored, and stores nothing.',
    body: PreviewedBody,
    data: RichText,
    addition: true,
  }),
  get: get('/v1/admin/boards/{id}', 'admin', {
    summary: 'Get a board to edit',
    description: 'The board as it is stored, published or not, and how it was before.',
    data: AdminBoard,
    version: 'shown',
  }),
  update: put('/v1/admin/boards/{id}', 'admin', {
    summary: 'Change a board',
    description:
      'Replaces all of its content, and ends its draft, which becomes a version where another person wrote something else. How it was is stored as a version, unless the same person saved it less than ten minutes ago. The main board is no main board any more once it is not public.',
    body: BoardChange,
    data: AdminBoard,
    version: 'required',
  }),
  addDraft: post('/v1/admin/boards/drafts', 'admin', {
    summary: 'Begin a board',
    description:
      'Stores the draft of a board that is not there yet. Nobody but administrators sees it. The id of a board that is there already is refused with `version_stale`, but for a draft of the same person.',
    body: BegunBoard,
    data: AdminBoard,
    addition: true,
  }),
  saveDraft: put('/v1/admin/boards/{id}/draft', 'admin', {
    summary: 'Save the draft of a board',
    description:
      'Stores what is being written; the board itself stays as it is until it is changed. How the draft was is stored as a version every ten minutes, where it was of another person, and where that is asked for.',
    body: DraftChange,
    data: AdminBoard,
    version: 'required',
    addition: true,
  }),
  discardDraft: del('/v1/admin/boards/{id}/draft', 'admin', {
    summary: 'Discard the draft of a board',
    description:
      'The board stays as it is; its draft becomes a version to go back to. One that has never been saved as a board is refused with `not_found`.',
    data: AdminBoard,
    version: 'required',
    addition: true,
  }),
  remove: del('/v1/admin/boards/{id}', 'admin', {
    summary: 'Delete a board',
    description: 'It disappears from the community at once, and its versions with it.',
    data: v.null(),
    version: 'required',
  }),
  setMain: put('/v1/admin/boards/{id}/set-main', 'admin', {
    summary: 'Make a board the main board',
    description:
      'The board that was the main one before is not any more. One that is not public is refused with `board_not_public`.',
    data: AdminBoard,
  }),
  next: get('/v1/admin/boards/{id}/next', 'admin', {
    summary: 'Get the board after a board',
    description: 'In the order of the list, within a board type where one is given; null after the last.',
    query: v.object({ boardType }),
    data: v.nullable(AdminBoardCard),
  }),
  previous: get('/v1/admin/boards/{id}/previous', 'admin', {
    summary: 'Get the board before a board',
    description: 'Likewise in the other direction; null before the first.',
    query: v.object({ boardType }),
    data: v.nullable(AdminBoardCard),
    addition: true,
  }),
};
