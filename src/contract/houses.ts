import * as v from 'valibot';
import { get } from './endpoint.ts';
import {
  Bilingual,
  PageQuery,
  ListPhoto,
  Photo,
  PlainDate,
  queryInteger,
  QueryInteger,
  QueryList,
  Won,
} from './shared.ts';
import { locations, houseTypes, facilities, houseSorts } from './vocabulary.ts';

export type { Location, HouseType, Facility } from './vocabulary.ts';

const Station = v.object({ name: Bilingual, lines: v.array(v.number()), walkMinutes: v.number() });
const RatingSummary = v.object({ average: v.number(), count: v.number() });

/** Price of exactly the stay that was searched, before coupon and bedding; won. */
const StayPrice = v.object({ nights: v.number(), housePrice: Won, deposit: Won, total: Won });

export const HouseCard = v.object({
  id: v.string(),
  name: Bilingual,
  summary: Bilingual,
  location: v.picklist(locations),
  type: v.picklist(houseTypes),
  station: Station,
  areaM2: v.number(),
  maxGuests: v.number(),
  beds: v.number(),
  minNights: v.number(),
  monthlyRent: Won,
  deposit: Won,
  facilities: v.array(v.picklist(facilities)),
  photos: v.array(ListPhoto),
  rating: v.nullable(RatingSummary),
  /** First date from today on which a stay of `minNights` fits. */
  freeFrom: v.nullable(PlainDate),
  /** Only where dates were asked for. */
  stay: v.nullable(StayPrice),
});
export type HouseCard = v.InferOutput<typeof HouseCard>;

export const HouseDetail = v.object({
  ...v.omit(HouseCard, ['stay']).entries,
  photos: v.array(Photo),
  about: Bilingual,
  /** District and street, without the number of the house or the door: those come with the check-in information. */
  area: Bilingual,
  latitude: v.number(),
  longitude: v.number(),
  bathrooms: v.number(),
  floor: Bilingual,
  parking: Bilingual,
  beforeReservation: v.array(Bilingual),
  thingsToKnow: v.array(Bilingual),
  ratings: v.nullable(
    v.object({
      facilities: v.number(),
      communication: v.number(),
      community: v.number(),
      location: v.number(),
    }),
  ),
});
export type HouseDetail = v.InferOutput<typeof HouseDetail>;

/** Half-open stretches in which a house cannot be had. */
export const Availability = v.object({
  today: PlainDate,
  until: PlainDate,
  taken: v.array(v.object({ from: PlainDate, to: PlainDate })),
});
export type Availability = v.InferOutput<typeof Availability>;

export const HouseReview = v.object({
  id: v.string(),
  /** First name only. */
  author: v.string(),
  stayedIn: v.pipe(v.string(), v.description('Month of check-out, YYYY-MM')),
  ratings: v.object({
    facilities: v.number(),
    communication: v.number(),
    community: v.number(),
    location: v.number(),
  }),
  comment: v.string(),
});
export type HouseReview = v.InferOutput<typeof HouseReview>;

/** A home that comes close to what was searched: other dates or another neighbourhood. */
export const Alternative = v.object({
  house: HouseCard,
  checkIn: PlainDate,
  checkOut: PlainDate,
  reason: v.picklist(['other-dates', 'other-neighbourhood', 'longer-stay']),
});
export type Alternative = v.InferOutput<typeof Alternative>;

const search = {
  location: v.optional(v.picklist(locations, 'invalid_input')),
  checkIn: v.optional(PlainDate),
  checkOut: v.optional(PlainDate),
  guests: v.optional(queryInteger('guests_invalid')),
  type: v.optional(v.picklist(houseTypes, 'invalid_input')),
  minRent: v.optional(QueryInteger),
  maxRent: v.optional(QueryInteger),
  facilities: v.optional(v.pipe(QueryList, v.array(v.picklist(facilities, 'invalid_input')))),
};

export const houses = {
  list: get('/v1/houses', 'public', {
    summary: 'Search homes; with dates only those free for the whole stay, with its price',
    query: v.object({
      ...search,
      sort: v.optional(v.picklist(houseSorts, 'invalid_input'), 'recommended'),
      ...PageQuery,
    }),
    data: v.array(HouseCard),
    paged: true,
    addition: true,
  }),
  alternatives: get('/v1/houses/alternatives', 'public', {
    summary: 'Homes near to a search that found none, with the dates on which they are free',
    query: v.object(search),
    data: v.array(Alternative),
    addition: true,
  }),
  get: get('/v1/houses/{id}', 'public', { summary: 'One home', data: HouseDetail, addition: true }),
  availability: get('/v1/houses/{id}/availability', 'public', {
    summary: 'When a home is taken, from today to the end of the booking window',
    data: Availability,
    addition: true,
  }),
  reviews: get('/v1/houses/{id}/reviews', 'public', {
    summary: 'Published reviews of a home, newest first',
    query: v.object(PageQuery),
    data: v.array(HouseReview),
    paged: true,
    addition: true,
  }),
};
