import { addDays, daysBetween, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { usualSort } from '#contract/rules/choosing/house-order.ts';
import type { Stay } from '#contract/rules/policy.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import {
  alternatives,
  calendarEnd,
  centres,
  isHouseId,
  mergeStretches,
  middle,
  MOST_PINS,
  nearest,
  searchProblem,
} from './policy.ts';
import type { Candidate, SearchTerms } from './policy.ts';
import { mapClusters, mapPins } from './search/map-read-store.ts';
import { alternative, houseCard, houseDetail, houseReview, mapCluster, mapPin, offer } from './present.ts';
import { houseById, housesById, isPublished, offerRow, searchHouses, takenStretches } from './read-store.ts';
import type { HouseFilter } from './search/filter-read-store.ts';
import {
  freeElsewhere,
  freeForLonger,
  freeOnOtherDates,
  type NearRow,
} from './search/alternatives-read-store.ts';
import { photosOfReviews, reviewsOfHouse } from './review-read-store.ts';
import type { Moment } from './search/vacancy-read-store.ts';

export const houses: Handlers<'houses'> = {
  list: async ({ query }, ctx) => {
    const at = moment(ctx);
    const stay = searchedStay(query, at);
    const sort = query.sort ?? usualSort(query.university);
    const { rows, total } = await searchHouses(ctx.db, { ...query, filter: query, stay, sort }, at);
    return {
      items: rows.map((row) => houseCard(row, stayFrom(row.check_in, stay))),
      page: pageInfo(query, total),
    };
  },

  map: async ({ query }, ctx) => {
    const at = moment(ctx);
    const stay = searchedStay(query, at);
    if (query.by === 'house') {
      const { total, pins } = await mapPins(ctx.db, query, { stay, most: MOST_PINS, at });
      return { total, pins: pins.map(mapPin), clusters: [] };
    }
    const clusters = await mapClusters(ctx.db, query, stay, at);
    const total = clusters.reduce((sum, { count }) => sum + count, 0);
    return { total, pins: [], clusters: clusters.map(mapCluster) };
  },

  alternatives: async ({ query }, ctx) => {
    const at = moment(ctx);
    const stay = searchedStay(query, at);
    if (!stay) return [];
    const chosen = nearest(await candidates(ctx, query, stay, at));
    const ids = chosen.map(({ houseId }) => houseId);
    const found = await housesById(ctx.db, ids, query.university, at);
    const rows = new Map(found.map((row) => [row.id, row]));
    return chosen.flatMap((candidate) => {
      const row = rows.get(candidate.houseId);
      return row ? [alternative(row, candidate)] : [];
    });
  },

  offer: async (_, ctx) => offer(await offerRow(ctx.db)),

  get: async ({ params }, ctx) => {
    if (!isHouseId(params.id)) refuse('not_found');
    return houseDetail((await houseById(ctx.db, params.id, moment(ctx))) ?? refuse('not_found'));
  },

  availability: async ({ params }, ctx) => {
    const at = moment(ctx);
    if (!isHouseId(params.id) || !(await isPublished(ctx.db, params.id))) refuse('not_found');
    const until = calendarEnd(at.today);
    const taken = await takenStretches(ctx.db, params.id, at);
    return { today: at.today, until, taken: mergeStretches(taken, { from: at.today, to: until }) };
  },

  reviews: async ({ params, query }, ctx) => {
    if (!isHouseId(params.id) || !(await isPublished(ctx.db, params.id))) refuse('not_found');
    const { rows, total } = await reviewsOfHouse(ctx.db, params.id, query);
    const photos = await photosOfReviews(
      ctx.db,
      rows.map(({ id }) => id),
    );
    const items = rows.map((row) => houseReview(row, photos.get(row.id) ?? []));
    return { items, page: pageInfo(query, total) };
  },
};

export function moment(ctx: Pick<Context, 'clock'>): Moment {
  const now = ctx.clock.now();
  return { now: new Date(now), today: seoulDate(now) };
}

function stayFrom(checkIn: PlainDate | null | undefined, stay: Stay | null): Stay | null {
  if (!checkIn || !stay) return stay;
  return { checkIn, checkOut: addDays(checkIn, daysBetween(stay.checkIn, stay.checkOut)) };
}

export function searchedStay(query: SearchTerms, at: Moment): Stay | null {
  const problem = searchProblem(query, at.today);
  if (problem) refuse(problem);
  const { checkIn, checkOut } = query;
  return checkIn && checkOut ? { checkIn, checkOut } : null;
}

async function candidates(ctx: Context, filter: HouseFilter, stay: Stay, at: Moment): Promise<Candidate[]> {
  const { db } = ctx;
  const { days, most, daysPerKm } = alternatives;
  const { location, area } = filter;
  const centre = area ? middle(area) : location && centres[location];
  const [otherDates, longer, other] = await Promise.all([
    freeOnOtherDates(db, filter, { stay, days, most, at }),
    freeForLonger(db, filter, { stay, most, at }),
    centre ? freeElsewhere(db, filter, { stay, centre, most, at }) : [],
  ]);
  const near = [
    ...otherDates.map((row) => candidate(row, 'other-dates', 1)),
    ...longer.map((row) => candidate(row, 'longer-stay', 1)),
    ...other.map((row) => candidate(row, 'other-neighbourhood', daysPerKm)),
  ];
  if (near.length > 0 || !centre) return near;
  // Nothing here on other dates and nothing elsewhere on these: elsewhere on other dates.
  return candidates(ctx, { ...filter, location: undefined, area: undefined }, stay, at);
}

function candidate(row: NearRow, reason: Candidate['reason'], daysEach: number): Candidate {
  return {
    houseId: row.id,
    checkIn: row.check_in,
    checkOut: addDays(row.check_in, row.nights),
    reason,
    distance: row.distance * daysEach,
  };
}
