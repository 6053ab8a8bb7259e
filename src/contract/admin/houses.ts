import * as v from 'valibot';
import { del, get, post, put } from '../endpoint.ts';
import { RoomPhoto, Station } from '../houses.ts';
import { MIN_PICTURES, houseParts } from '../rules/houses/completeness.ts';
import { booking } from '../rules/policy.ts';
import {
  Bilingual,
  Instant,
  ListPhoto,
  OwnId,
  PageQuery,
  PlainDate,
  QueryText,
  Won,
  WonAmount,
  WrittenBilingual,
} from '../shared.ts';
import { facilities, houseTypes, locations } from '../vocabulary.ts';
import { houseMissing, houseStates, NIGHTS_AHEAD } from './vocabulary.ts';

const Line = (max: number) =>
  v.pipe(v.string('text_required'), v.normalize('NFC'), v.trim(), v.maxLength(max, 'text_too_long'));
const HouseText = (max: number) => {
  const text = Line(max);
  return v.object({ ko: text, en: text });
};
const Count = (least: number, most: number) =>
  v.pipe(
    v.number('number_invalid'),
    v.integer('number_invalid'),
    v.minValue(least, 'number_invalid'),
    v.maxValue(most, 'number_invalid'),
  );
const Degrees = (most: number) =>
  v.nullable(
    v.pipe(
      v.number('number_invalid'),
      v.minValue(-most, 'number_invalid'),
      v.maxValue(most, 'number_invalid'),
    ),
  );
const Sentences = v.pipe(v.array(WrittenBilingual(500)), v.maxLength(30, 'invalid_input'));

/** Everything administrators write about a house except its price, pictures and door code. Missing values are empty or null. */
export const HouseContent = v.object({
  name: WrittenBilingual(100),
  summary: HouseText(200),
  about: HouseText(5_000),
  location: v.picklist(locations, 'invalid_input'),
  type: v.picklist(houseTypes, 'invalid_input'),
  area: v.pipe(HouseText(200), v.description('District and street, as everybody reads them')),
  address: v.pipe(HouseText(300), v.description('The exact one, which comes with the check-in information')),
  latitude: v.pipe(Degrees(90), v.description('Exact; the public sees about a hundred metres')),
  longitude: Degrees(180),
  station: v.object({
    name: HouseText(100),
    lines: v.pipe(v.array(Count(1, 9)), v.maxLength(9, 'invalid_input')),
    walkMinutes: v.nullable(Count(1, 120)),
  }),
  areaM2: v.nullable(Count(1, 1_000)),
  maxGuests: Count(1, 10),
  beds: Count(1, 20),
  bathrooms: Count(0, 20),
  floor: HouseText(100),
  parking: HouseText(200),
  facilities: v.array(v.picklist(facilities, 'invalid_input')),
  beforeReservation: v.pipe(Sentences, v.description('What is to be read before a request')),
  thingsToKnow: Sentences,
  wifiName: Line(100),
  wifiPassword: Line(100),
  way: v.pipe(HouseText(2_000), v.description('The way to the door, part of the check-in information')),
  trash: v.pipe(
    HouseText(500),
    v.description('Days and places for rubbish, part of the check-in information'),
  ),
  minNights: Count(1, booking.maxNights),
  rank: v.pipe(Count(0, 1_000), v.description('Higher comes first among the recommended')),
});
export type HouseContent = v.InferOutput<typeof HouseContent>;

export const NewHouse = v.object({
  requestId: v.optional(OwnId),
  ...v.pick(HouseContent, ['name', 'location', 'type']).entries,
});
export type NewHouse = v.InferOutput<typeof NewHouse>;

/** Rent and deposit from a Seoul date on. */
export const PriceChange = v.object({
  startsOn: v.pipe(PlainDate, v.description('Today, or a day within the booking window')),
  monthlyRent: WonAmount,
  deposit: v.union([v.pipe(v.literal(0), v.description('None')), WonAmount], 'amount_required'),
});
export type PriceChange = v.InferOutput<typeof PriceChange>;
export const HouseStateChange = v.object({ state: v.picklist(houseStates, 'invalid_input') });
export const HouseCopy = v.object({ requestId: v.optional(OwnId), name: HouseContent.entries.name });
export type HouseCopy = v.InferOutput<typeof HouseCopy>;

const shownPrice = { startsOn: PlainDate, monthlyRent: Won, deposit: Won };
/** A price from a Seoul date on. Earlier bookings keep theirs. */
export const HousePrice = v.object({
  ...shownPrice,
  isApplied: v.pipe(v.boolean(), v.description('It holds, or held; false for one to come')),
  setAt: Instant,
  setBy: v.string(),
});
export type HousePrice = v.InferOutput<typeof HousePrice>;

const missing = v.array(v.picklist(houseParts));

/** A house in the administrators' list. English is empty if missing. */
export const AdminHouseCard = v.object({
  id: v.string(),
  name: Bilingual,
  location: v.picklist(locations),
  type: v.picklist(houseTypes),
  state: v.picklist(houseStates),
  photo: v.nullable(ListPhoto),
  monthlyRent: v.nullable(Won),
  deposit: v.nullable(Won),
  nextPrice: v.nullable(v.object(shownPrice)),
  occupiedNights: v.pipe(
    v.number(),
    v.description(
      `Nights of stays and of bookings from elsewhere among the next ${NIGHTS_AHEAD} from today on`,
    ),
  ),
  freeFrom: v.pipe(
    v.nullable(PlainDate),
    v.description('First date from today on which its shortest stay fits; null unless it is published'),
  ),
  missing: v.pipe(
    missing,
    v.description(`What it lacks to be published, at least ${MIN_PICTURES} described pictures among it`),
  ),
  untranslated: v.pipe(v.number(), v.description('Texts without English, which readers of it see in Korean')),
});
export type AdminHouseCard = v.InferOutput<typeof AdminHouseCard>;

export const AdminHouse = v.object({
  id: v.string(),
  state: v.picklist(houseStates),
  content: v.object({
    ...HouseContent.entries,
    name: Bilingual,
    station: v.object({ ...Station.entries, walkMinutes: v.nullable(v.number()) }),
  }),
  monthlyRent: v.nullable(Won),
  deposit: v.nullable(Won),
  prices: v.pipe(v.array(HousePrice), v.description('The latest first, with those to come')),
  photos: v.array(RoomPhoto),
  hasDoorCode: v.boolean(),
  missing,
  untranslated: v.number(),
  version: v.pipe(v.string(), v.description('The ETag of its content and state, without quotes')),
  pricesVersion: v.pipe(v.string(), v.description('The same of its prices, for `If-Match` of their calls')),
});
export type AdminHouse = v.InferOutput<typeof AdminHouse>;

export const adminHouses = {
  list: get('/v1/admin/houses', 'admin', {
    summary: 'List all houses',
    description:
      'By name; archived ones only where they are asked for. Each with what it lacks to be published and how much of it is taken.',
    query: v.object({
      search: v.optional(QueryText, ''),
      location: v.optional(v.picklist(locations, 'invalid_input')),
      state: v.optional(v.picklist(houseStates, 'invalid_input')),
      missing: v.optional(v.picklist(houseMissing, 'invalid_input')),
      ...PageQuery,
    }),
    data: v.array(AdminHouseCard),
    paged: true,
    addition: true,
  }),
  create: post('/v1/admin/houses', 'admin', {
    summary: 'Add a house',
    description:
      'A house that nobody sees yet. Its id is made from its English name and stays, whatever it is called later. The same request a second time makes no second house.',
    body: NewHouse,
    data: AdminHouse,
    addition: true,
  }),
  get: get('/v1/admin/houses/{id}', 'admin', {
    summary: 'Get a house to edit',
    description: 'Everything that administrators write of it, published or not.',
    data: AdminHouse,
    version: 'shown',
    addition: true,
  }),
  replace: put('/v1/admin/houses/{id}', 'admin', {
    summary: 'Change a house',
    description:
      'Replaces all that is written of it. A published house that would lack something is refused with `house_incomplete`.',
    body: HouseContent,
    data: AdminHouse,
    version: 'required',
    addition: true,
  }),
  copy: post('/v1/admin/houses/{id}/copy', 'admin', {
    summary: 'Copy a house',
    description:
      'Adds a house with all that is written of this one and its price, without its pictures and its door code. Nobody sees it yet. The same request a second time makes no second house.',
    body: HouseCopy,
    data: AdminHouse,
    addition: true,
  }),
  setState: put('/v1/admin/houses/{id}/state', 'admin', {
    summary: 'Publish or archive a house',
    description:
      'Reservations stay as they are. A house that lacks something is not published and refused with `house_incomplete`; one that somebody stays in, comes to or holds is not archived and refused with `house_in_use`.',
    body: HouseStateChange,
    data: AdminHouse,
    version: 'required',
    addition: true,
  }),
  setPrice: post('/v1/admin/houses/{id}/prices', 'admin', {
    summary: 'Set the price of a house from a day on',
    description:
      'From midnight of that day in Seoul, today at once, in the place of another price of that day. What is booked before keeps its price.',
    body: PriceChange,
    data: AdminHouse,
    version: 'checked',
    addition: true,
  }),
  removePrice: del('/v1/admin/houses/{id}/prices/{startsOn}', 'admin', {
    summary: 'Remove a price to come',
    description: 'One that holds or held is refused with `price_applied`.',
    data: AdminHouse,
    version: 'checked',
    addition: true,
  }),
};
