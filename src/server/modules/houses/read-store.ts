import { sql } from 'kysely';
import type { Facility, HouseType, Location } from '#contract/vocabulary.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { RoomPhoto } from '#contract/houses.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';
import type { Commute } from './commutes/policy.ts';
import { commuteColumn } from './commutes/read-store.ts';
import { findHouses, type HouseSearch } from './search/search-read-store.ts';
import { blocks, freeFrom, held, nightsOf, type Moment } from './search/vacancy-read-store.ts';

export type PhotoRow = Omit<RoomPhoto, 'focus'> & { focus: RoomPhoto['focus'] | null };

/** A house as lists show it, without facts for guests only. Money in won, dates as Seoul dates. */
export type CardRow = {
  id: string;
  name: Bilingual;
  summary: Bilingual;
  location: Location;
  type: HouseType;
  /** The public coordinates. */
  latitude: number;
  longitude: number;
  station: { name: Bilingual; lines: number[]; walkMinutes: number };
  area_m2: number;
  max_guests: number;
  beds: number;
  min_nights: number;
  monthly_rent: number;
  deposit: number;
  facilities: Facility[];
  photos: PhotoRow[] | null;
  rating: { average: number; count: number } | null;
  free_from: PlainDate | null;
  commute: Commute | null;
  /** The first free day found by a flexible search. */
  check_in?: PlainDate | null;
};

export type DetailRow = Omit<CardRow, 'commute' | 'check_in'> & {
  about: Bilingual;
  area: Bilingual;
  bathrooms: number;
  floor: Bilingual;
  parking: Bilingual;
  before_reservation: Bilingual[];
  things_to_know: Bilingual[];
  ratings: { facilities: number; communication: number; community: number; location: number } | null;
};

type FoundRows = { rows: CardRow[]; total: number };

/**
 * Finds one page of the published houses that meet the filter and, with a stay, are free throughout and accept its length. The houses and their cards
 * are two statements; the second is the same for every search, so that PostgreSQL plans it once.
 */
export async function searchHouses(db: Db, search: HouseSearch, at: Moment): Promise<FoundRows> {
  const { page, total } = await findHouses(db, search, at);
  const ids = page.map(({ id }) => id);
  const days = new Map(page.map(({ id, check_in }) => [id, check_in]));
  const cards = await housesById(db, ids, search.filter.university, at);
  const rows = cards.map((card) => Object.assign(card, { check_in: days.get(card.id) ?? null }));
  return { rows, total };
}

export async function housesById(
  db: Db,
  ids: readonly string[],
  university: UniversityId | undefined,
  at: Moment,
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<CardRow>`
    with ${held(at, ids)} select ${cardColumns(at)}, ${commuteColumn(university)} from houses house
    where house.published and house.id = any(${ids})`.execute(db);
  const rows = new Map(found.rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
}

export async function houseById(db: Db, id: string, at: Moment): Promise<DetailRow | undefined> {
  const found = await sql<DetailRow>`
    with ${held(at, [id])} select ${cardColumns(at)}, house.about, house.area, house.bathrooms, house.floor, house.parking,
      house.before_reservation, house.things_to_know,
      (select case when count(*) > 0 then json_build_object(
        'facilities', round(avg(review.facilities), 2), 'communication', round(avg(review.communication), 2),
        'community', round(avg(review.community), 2), 'location', round(avg(review.location), 2)) end
       from reviews review where review.house_id = house.id and review.published) as ratings
    from houses house where house.published and house.id = ${id}`.execute(db);
  return found.rows[0];
}

export type OfferRow = { lowest_rent: number | null; average: number | null; count: number };

/** Sums up the published houses: the lowest rent, and the mean rating of their reviewed stays. */
export async function offerRow(db: Db): Promise<OfferRow | undefined> {
  const found = await sql<OfferRow>`
    select min(house.monthly_rent) as lowest_rent, coalesce(sum(house.review_count), 0)::integer as count,
      round(sum(house.review_points) / 4.0 / nullif(sum(house.review_count), 0), 2)::float8 as average
    from houses house where house.published`.execute(db);
  return found.rows[0];
}

export async function isPublished(db: Db, id: string): Promise<boolean> {
  const house = await db
    .selectFrom('houses')
    .select('id')
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
  return house !== undefined;
}

/** Lists the taken nights of a house from today on, half-open and in order: stays, blocked dates and external bookings. */
export async function takenStretches(
  db: Db,
  houseId: string,
  at: Moment,
): Promise<{ from: PlainDate; to: PlainDate }[]> {
  const found = await sql<{ from: PlainDate; to: PlainDate }>`
    select reservation.check_in as "from", coalesce(reservation.ended_on, reservation.check_out) as "to" from reservations reservation
    where reservation.house_id = ${houseId} and ${blocks(at)} and ${nightsOf} && daterange(${at.today}::date, null, '[)')
    union all
    select reservation.change_check_in, reservation.change_check_out from reservations reservation
    where reservation.house_id = ${houseId} and reservation.change_check_in is not null and reservation.change_check_out > ${at.today}::date
    union all
    select lower(part), upper(part) from taken_nights taken, unnest(taken.nights) part
    where taken.house_id = ${houseId} and taken.reservation_id is null and upper(part) > ${at.today}::date
    order by 1`.execute(db);
  return found.rows;
}

/** Requires {@link held}. */
const cardColumns = (at: Moment) => sql`
  house.id, house.name, house.summary, house.location, house.type, house.public_latitude as latitude, house.public_longitude as longitude, house.station, house.area_m2, house.max_guests, house.beds, house.min_nights,
  house.monthly_rent, house.deposit, house.facilities,
  (select json_agg(json_build_object('id', photo.id, 'width', photo.width, 'height', photo.height, 'widths', photo.widths,
     'alt', photo.alt, 'dominant', photo.dominant, 'blur', photo.blur, 'focus', photo.focus, 'room', photo.room) order by photo.position)
   from shown_house_photos photo where photo.house_id = house.id) as photos,
  case when house.review_count > 0 then
    json_build_object('average', round(house.score / 4, 2), 'count', house.review_count) end as rating,
  ${freeFrom(at)}`;

export function checklistOf(db: Db, id: string) {
  return db
    .selectFrom('houses')
    .select(['id', 'name', 'turnover_checklist'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type ChecklistRow = NonNullable<Awaited<ReturnType<typeof checklistOf>>>;
