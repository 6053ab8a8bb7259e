import * as v from 'valibot';
import { Board, BoardCard, BoardEvent } from '../boards.ts';
import { del, get, post, put } from '../endpoint.ts';
import { Bilingual, Id, PageQuery } from '../shared.ts';
import { boardTypes } from '../vocabulary.ts';

export const BoardContent = v.object({
  boardType: v.picklist(boardTypes, 'invalid_input'),
  title: Bilingual,
  summary: Bilingual,
  body: v.pipe(Bilingual, v.description('HTML; the host sanitises it')),
  photoId: v.optional(v.nullable(Id), null),
  event: v.optional(v.nullable(BoardEvent), null),
  person: v.optional(v.nullable(Bilingual), null),
});

export const adminBoards = {
  list: get('/v1/admin/boards', 'admin', {
    summary: 'List all boards',
    description: 'Newest first.',
    query: v.object(PageQuery),
    data: v.array(BoardCard),
    paged: true,
  }),
  create: post('/v1/admin/boards', 'admin', {
    summary: 'Add a board',
    description: 'Its text is sanitised before it is stored.',
    body: BoardContent,
    data: Board,
  }),
  get: get('/v1/admin/boards/{id}', 'admin', {
    summary: 'Get a board to edit',
    description: 'The board as it is stored.',
    data: Board,
  }),
  update: put('/v1/admin/boards/{id}', 'admin', {
    summary: 'Change a board',
    description: 'Replaces all of its content.',
    body: BoardContent,
    data: Board,
  }),
  remove: del('/v1/admin/boards/{id}', 'admin', {
    summary: 'Delete a board',
    description: 'It disappears from the community at once.',
    data: v.null(),
  }),
  setMain: put('/v1/admin/boards/{id}/set-main', 'admin', {
    summary: 'Make a board the main board',
    description: 'The board that was the main one before is not any more.',
    data: Board,
  }),
  next: get('/v1/admin/boards/{id}/next', 'admin', {
    summary: 'Get the board after a board',
    description: 'In the order of the list, within a board type where one is given; null after the last.',
    query: v.object({ boardType: v.optional(v.picklist([...boardTypes, 'ALL'], 'invalid_input'), 'ALL') }),
    data: v.nullable(BoardCard),
  }),
};
