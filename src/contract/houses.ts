import * as v from 'valibot';
import { Commute, University, UniversityId } from './seoul/commutes.ts';
import { parseArea } from './seoul/area.ts';
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
import { flexibleDays } from './rules/policy.ts';
import { pictureRooms } from './pictures.ts';
import { locations, houseTypes, facilities, houseSorts, mapLevels } from './vocabulary.ts';

export type { Location, HouseType, Facility } from './vocabulary.ts';

export const Station = v.object({ name: Bilingual, lines: v.array(v.number()), walkMinutes: v.number() });
const RatingSummary = v.object({ average: v.number(), count: v.number() });

/** Mean ratings of a house by topic, or the ratings of one review: 1 to 5. */
export const Ratings = v.object({
  facilities: v.number(),
  communication: v.number(),
  community: v.number(),
  location: v.number(),
});

/** Price of exactly this stay in won, before coupon and bedding. A flexible search may give dates near those asked for. */
export const StayPrice = v.object({
  checkIn: PlainDate,
  checkOut: PlainDate,
  nights: v.number(),
  housePrice: Won,
  deposit: Won,
  total: v.pipe(Won, v.description('Whole won, the deposit included')),
  firstPayment: v.pipe(Won, v.description('Whole won of the first part of the payment schedule')),
});

export const HouseCard = v.object({
  id: v.string(),
  name: Bilingual,
  summary: Bilingual,
  location: v.picklist(locations),
  type: v.picklist(houseTypes),
  /** Rounded to about a hundred meters, as everywhere in public. */
  latitude: v.number(),
  longitude: v.number(),
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
  /** Null if no dates were asked for. */
  stay: v.nullable(StayPrice),
  /** Null if no university was asked for. */
  commute: v.nullable(Commute),
});
export type HouseCard = v.InferOutput<typeof HouseCard>;

export const RoomPhoto = v.object({ ...Photo.entries, room: v.nullable(v.picklist(pictureRooms)) });
export type RoomPhoto = v.InferOutput<typeof RoomPhoto>;

export const HouseDetail = v.object({
  ...v.omit(HouseCard, ['stay', 'commute']).entries,
  photos: v.array(RoomPhoto),
  about: Bilingual,
  /** District and street without building or door number, which come with the check-in information. */
  area: Bilingual,
  bathrooms: v.number(),
  floor: Bilingual,
  parking: Bilingual,
  beforeReservation: v.array(Bilingual),
  thingsToKnow: v.array(Bilingual),
  ratings: v.nullable(Ratings),
});
export type HouseDetail = v.InferOutput<typeof HouseDetail>;

/** Half-open date ranges in which a house is not available. */
export const Availability = v.object({
  today: PlainDate,
  until: PlainDate,
  taken: v.array(v.object({ from: PlainDate, to: PlainDate })),
});
export type Availability = v.InferOutput<typeof Availability>;

/** Country and university of the author of a review, where the author allowed them to be shown beside the first name. */
export const ReviewOrigin = v.object({
  country: v.nullable(v.pipe(v.string(), v.description('ISO 3166-1 alpha-2'))),
  university: v.nullable(University),
});
export type ReviewOrigin = v.InferOutput<typeof ReviewOrigin>;

export const HouseReview = v.object({
  id: v.string(),
  /** First name only. */
  author: v.string(),
  origin: v.optional(v.pipe(ReviewOrigin, v.description('Only where the author allowed it'))),
  stayedIn: v.pipe(v.string(), v.description('Month of check-out, YYYY-MM')),
  ratings: Ratings,
  comment: v.string(),
  answer: v.pipe(v.nullable(Bilingual), v.description('The answer of the operator')),
  photos: v.pipe(
    v.array(v.omit(Photo, ['alt', 'focus'])),
    v.description('The pictures of its author; nobody has described them'),
  ),
});
export type HouseReview = v.InferOutput<typeof HouseReview>;

/** The houses in a line: rent, ratings and the return of deposits. */
export const Offer = v.object({
  lowestRent: v.pipe(
    v.nullable(Won),
    v.description('The lowest rent for 30 nights; null while no house is let'),
  ),
  rating: v.pipe(
    v.nullable(RatingSummary),
    v.description('Of all reviewed stays in houses that are let; null without a review'),
  ),
  depositDays: v.pipe(v.number(), v.description('Days after check-out within which the deposit goes back')),
});
export type Offer = v.InferOutput<typeof Offer>;

export const Alternative = v.object({
  house: HouseCard,
  checkIn: PlainDate,
  checkOut: PlainDate,
  reason: v.picklist(['other-dates', 'other-neighbourhood', 'longer-stay']),
});
export type Alternative = v.InferOutput<typeof Alternative>;

const FlexibleDays = v.pipe(
  v.picklist(flexibleDays.map(String), 'invalid_input'),
  v.metadata({ jsonSchema: { type: 'integer', enum: [...flexibleDays] } }),
  v.transform(Number),
);

export const MapPin = v.pick(HouseCard, ['id', 'name', 'latitude', 'longitude', 'monthlyRent']);
export type MapPin = v.InferOutput<typeof MapPin>;

export const MapCluster = v.object({
  location: v.picklist(locations),
  count: v.number(),
  latitude: v.number(),
  longitude: v.number(),
});
export type MapCluster = v.InferOutput<typeof MapCluster>;

export const HouseMap = v.object({
  total: v.pipe(v.number(), v.description('Houses that were found')),
  pins: v.pipe(
    v.array(MapPin),
    v.description(
      'The recommended first, so many as a map can show; none where neighbourhoods are asked for',
    ),
  ),
  clusters: v.pipe(v.array(MapCluster), v.description('None where houses are asked for')),
});
export type HouseMap = v.InferOutput<typeof HouseMap>;

const QueryArea = v.pipe(
  v.string('area_invalid'),
  v.check((text) => parseArea(text) !== null, 'area_invalid'),
  v.transform((text) => parseArea(text)!),
);

const search = {
  location: v.optional(v.picklist(locations, 'invalid_input')),
  checkIn: v.optional(PlainDate),
  checkOut: v.optional(PlainDate),
  guests: v.optional(queryInteger('guests_invalid')),
  type: v.optional(v.picklist(houseTypes, 'invalid_input')),
  minRent: v.optional(QueryInteger),
  maxRent: v.optional(QueryInteger),
  facilities: v.optional(v.pipe(QueryList, v.array(v.picklist(facilities, 'invalid_input')))),
  university: v.optional(UniversityId),
  maxMinutes: v.optional(QueryInteger),
  area: v.optional(QueryArea),
};

export const houses = {
  list: get('/v1/houses', 'public', {
    summary: 'Search houses',
    description:
      'With dates, only houses that are free for the whole stay and long enough for their minimum, each with the price of exactly that stay. Without dates, the whole catalogue. With a university, each house with the way there, and the nearest first where no order is named; `maxMinutes` and the order `commute` need one. Without one the recommended come first. With `flexible`, houses that are free for as many nights on dates at most so many days earlier or later, the nearest of them.',
    query: v.object({
      ...search,
      flexible: v.optional(FlexibleDays),
      sort: v.optional(v.picklist(houseSorts, 'invalid_input')),
      ...PageQuery,
    }),
    data: v.array(HouseCard),
    paged: true,
    addition: true,
  }),
  map: get('/v1/houses/map', 'public', {
    summary: 'Show houses on a map',
    description:
      'All houses that a search finds, whatever the page: one by one, or counted by neighbourhood where the map is too small for that.',
    query: v.object({
      ...search,
      flexible: v.optional(FlexibleDays),
      by: v.optional(v.picklist(mapLevels, 'invalid_input'), 'house'),
    }),
    data: HouseMap,
    addition: true,
  }),
  alternatives: get('/v1/houses/alternatives', 'public', {
    summary: 'Find houses near to a search without a result',
    description:
      'Houses on other dates, in another neighbourhood or for a longer stay, with the dates on which they are free.',
    query: v.object(search),
    data: v.array(Alternative),
    addition: true,
  }),
  offer: get('/v1/houses/offer', 'public', {
    summary: 'Say what the houses offer in a line',
    description: 'From which rent they are let, how stays were rated, and when deposits go back.',
    data: Offer,
    addition: true,
  }),
  get: get('/v1/houses/{id}', 'public', {
    summary: 'Get a house',
    description:
      'Everything that is public of a house. Its exact address and door code are no part of it: they come with the check-in information of a reservation.',
    data: HouseDetail,
    addition: true,
  }),
  availability: get('/v1/houses/{id}/availability', 'public', {
    summary: 'List the dates on which a house is taken',
    description: 'Half-open periods from today to the end of the booking window. A hold counts as taken.',
    data: Availability,
    addition: true,
  }),
  reviews: get('/v1/houses/{id}/reviews', 'public', {
    summary: 'List the reviews of a house',
    description: 'Published reviews, newest first, with the first name of who stayed.',
    query: v.object(PageQuery),
    data: v.array(HouseReview),
    paged: true,
    addition: true,
  }),
};
