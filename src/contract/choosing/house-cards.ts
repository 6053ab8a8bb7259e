import * as v from 'valibot';
import { get } from '../endpoint.ts';
import { HouseCard } from '../houses.ts';
import { favourites } from '../rules/choosing/policy.ts';
import { UniversityId } from '../seoul/commutes.ts';
import { PlainDate, queryInteger, QueryList } from '../shared.ts';

export const houseCards = {
  byIds: get('/v1/house-cards', 'public', {
    summary: 'List houses by their ids',
    description: 'In the order of the ids. A house that is not let, or is not there, is left out.',
    query: v.object({
      ids: v.pipe(QueryList, v.maxLength(favourites.most, 'invalid_input')),
      university: v.optional(UniversityId),
    }),
    data: v.array(HouseCard),
    addition: true,
  }),
  similar: get('/v1/houses/{id}/similar', 'public', {
    summary: 'List houses similar to a house',
    description:
      'In the same or a near neighbourhood, nearest in price and size. With dates, those that are free for the whole stay, with its price.',
    query: v.object({
      checkIn: v.optional(PlainDate),
      checkOut: v.optional(PlainDate),
      guests: v.optional(queryInteger('guests_invalid')),
      university: v.optional(UniversityId),
    }),
    data: v.array(HouseCard),
    addition: true,
  }),
};
