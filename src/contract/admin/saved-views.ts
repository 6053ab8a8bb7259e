import * as v from 'valibot';
import { del, get, post, put } from '../endpoint.ts';
import { MOST_OF_A_NAME } from '../rules/operator-views.ts';
import { lists, statuses } from '../rules/reservation-status.ts';
import { Instant, PlainDate } from '../shared.ts';
import { locations } from '../vocabulary.ts';
import { dateKinds, reservationOrders, todayLists } from './vocabulary.ts';

export const SavedQuery = v.object({
  list: v.optional(v.picklist(lists, 'invalid_input')),
  status: v.optional(v.picklist(statuses, 'invalid_input')),
  houseId: v.optional(v.pipe(v.string(), v.maxLength(64, 'invalid_input'))),
  location: v.optional(v.picklist(locations, 'invalid_input')),
  from: v.optional(PlainDate),
  to: v.optional(PlainDate),
  dates: v.optional(v.picklist(dateKinds, 'invalid_input')),
  unsigned: v.optional(v.literal(true, 'invalid_input')),
  unpaid: v.optional(v.literal(true, 'invalid_input')),
  depositOpen: v.optional(v.literal(true, 'invalid_input')),
  today: v.optional(v.picklist(todayLists, 'invalid_input')),
  search: v.optional(v.pipe(v.string(), v.maxLength(100, 'invalid_input'))),
  sort: v.optional(v.picklist(reservationOrders, 'invalid_input')),
  descending: v.optional(v.literal(true, 'invalid_input')),
});
export type SavedQuery = v.InferOutput<typeof SavedQuery>;

const Name = v.pipe(
  v.string('name_required'),
  v.trim(),
  v.minLength(1, 'name_required'),
  v.maxLength(MOST_OF_A_NAME, 'text_too_long'),
);

export const SavedView = v.object({
  id: v.string(),
  name: v.string(),
  shared: v.pipe(v.boolean(), v.description('All administrators see it; its owner alone changes it')),
  own: v.boolean(),
  ownerName: v.string(),
  query: SavedQuery,
  createdAt: Instant,
});
export type SavedView = v.InferOutput<typeof SavedView>;

export const SavedViewRequest = v.object({
  name: Name,
  shared: v.boolean('invalid_input'),
  query: SavedQuery,
});

export const SavedViewChange = v.partial(SavedViewRequest);

export const adminSavedViews = {
  list: get('/v1/admin/saved-views', 'admin', {
    summary: 'List saved views',
    description: 'One’s own and those that others share, by name.',
    data: v.array(SavedView),
    addition: true,
  }),
  create: post('/v1/admin/saved-views', 'admin', {
    summary: 'Save a view',
    description:
      'Filters and order of the list of reservations under a name, for oneself or for all administrators. The same one again is the first.',
    body: SavedViewRequest,
    data: SavedView,
    addition: true,
  }),
  update: put('/v1/admin/saved-views/{id}', 'admin', {
    summary: 'Change a saved view',
    description: 'Name, filters, or who sees it; of one’s own views alone.',
    body: SavedViewChange,
    data: SavedView,
    addition: true,
  }),
  remove: del('/v1/admin/saved-views/{id}', 'admin', {
    summary: 'Delete a saved view',
    description: 'One’s own alone; deleting one that is not there changes nothing.',
    data: v.null(),
    addition: true,
  }),
};
