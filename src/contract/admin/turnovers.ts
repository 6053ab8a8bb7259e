import * as v from 'valibot';
import { del, get, post, put } from '../endpoint.ts';
import { StoredPicture } from '../files.ts';
import { pictures } from '../pictures.ts';
import { Bilingual, Id, Instant, PageQuery, PlainDate, WrittenText } from '../shared.ts';
import { locations } from '../vocabulary.ts';
import { turnoverStates } from './vocabulary.ts';

export const ChecklistStep = v.object({
  key: v.pipe(v.string(), v.description('Its name within the list')),
  text: Bilingual,
  done: v.boolean(),
});
export type ChecklistStep = v.InferOutput<typeof ChecklistStep>;

/** A stay before or after a turnover. `memberName` is null once the account is deleted. */
const Stay = v.object({
  reservationId: v.string(),
  code: v.string(),
  memberName: v.nullable(v.string()),
  guests: v.number(),
});

export const StaffMember = v.object({ id: v.string(), name: v.string() });
export type StaffMember = v.InferOutput<typeof StaffMember>;

export const TurnoverSummary = v.object({
  id: v.string(),
  state: v.picklist(turnoverStates),
  problem: v.nullable(v.pipe(v.string(), v.description('What is wrong, in the state `problem` alone'))),
  houseId: v.string(),
  listingName: Bilingual,
  location: v.picklist(locations),
  dueOn: v.pipe(PlainDate, v.description('The day of the arrival')),
  dueAt: v.pipe(Instant, v.description('The check-in time of that day')),
  freeFrom: v.nullable(
    v.pipe(PlainDate, v.description('The day on which those before leave; null where nobody does')),
  ),
  arrival: Stay,
  departure: v.nullable(Stay),
  assignee: v.nullable(StaffMember),
  steps: v.number(),
  stepsDone: v.number(),
  photos: v.number(),
});
export type TurnoverSummary = v.InferOutput<typeof TurnoverSummary>;

/** A turnover with all its data. `version` covers the written fields, not the checklist, whose steps are ticked one by one. */
export const Turnover = v.object({
  ...v.omit(TurnoverSummary, ['photos']).entries,
  version: v.string(),
  address: Bilingual,
  beddingSets: v.pipe(v.number(), v.description('To be laid out for those who arrive')),
  checklist: v.array(ChecklistStep),
  note: v.string(),
  photos: v.pipe(v.array(StoredPicture), v.description('In the order in which they were added')),
  readyAt: v.nullable(Instant),
  readyBy: v.nullable(v.string()),
  staff: v.pipe(v.array(StaffMember), v.description('To whom it may be given')),
});
export type Turnover = v.InferOutput<typeof Turnover>;

export const TurnoverChange = v.object({
  state: v.optional(v.picklist(turnoverStates, 'invalid_input')),
  problem: v.optional(WrittenText(1000)),
  assigneeId: v.optional(v.nullable(Id)),
  checklist: v.optional(
    v.pipe(v.array(v.object({ key: Id, done: v.boolean() })), v.maxLength(100, 'invalid_input')),
  ),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000, 'text_too_long'))),
});
export type TurnoverChange = v.InferInput<typeof TurnoverChange>;

export const TurnoverPhoto = v.object({ fileId: Id });

export const adminTurnovers = {
  list: get('/v1/admin/turnovers', 'admin', {
    summary: 'List turnovers',
    description:
      'The work before each arrival, by its day: `from` and `to` are both included. What belongs to a stay that was cancelled is not listed.',
    query: v.object({
      from: v.optional(PlainDate),
      to: v.optional(PlainDate),
      state: v.optional(v.picklist(turnoverStates, 'invalid_input')),
      location: v.optional(v.picklist(locations, 'invalid_input')),
      ...PageQuery,
    }),
    data: v.array(TurnoverSummary),
    paged: true,
    addition: true,
  }),
  get: get('/v1/admin/turnovers/{id}', 'admin', {
    summary: 'Get a turnover',
    description:
      'With its checklist, its pictures and those to whom it may be given. The ETag is its `version`.',
    data: Turnover,
    version: 'shown',
    addition: true,
  }),
  update: put('/v1/admin/turnovers/{id}', 'admin', {
    summary: 'Change a turnover',
    description:
      'Changes what is named and nothing else, of the version that `If-Match` names: one that is not the present one is refused with `version_stale`, and `current` is the turnover as it is now. State, problem, note and assignee have the version; steps of the checklist are ticked side by side, with `*`. A first step that is done begins the work. `ready` is refused with `turnover_incomplete` while a step is left, and `problem` without saying what is wrong. The member who arrives reads of a house that is ready when it was checked.',
    body: TurnoverChange,
    data: Turnover,
    version: 'required',
    addition: true,
  }),
  addPhoto: post('/v1/admin/turnovers/{id}/photos', 'admin', {
    summary: 'Add a picture to a turnover',
    description: `One that was uploaded, at most ${pictures.maxOfOne}. The member who arrives sees the pictures of a house that is ready.`,
    body: TurnoverPhoto,
    data: Turnover,
    addition: true,
  }),
  removePhoto: del('/v1/admin/turnovers/{id}/photos/{fileId}', 'admin', {
    summary: 'Remove a picture from a turnover',
    description: 'Removing one that is not there changes nothing.',
    data: Turnover,
    addition: true,
  }),
};
