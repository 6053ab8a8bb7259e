import { sql } from 'kysely';
import type { Facility, HouseType, Location } from '#contract/vocabulary.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { RoomPhoto } from '#contract/houses.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';
import type { Commute } from './commutes/policy.ts';
import { commuteColumn } from './commutes/read-store.ts';
import { findHouses, type HouseSearch } from './search-read-store.ts';
import { blocks, freeFrom, held, nightsOf, type Moment } from './vacancy-read-store.ts';

export type PhotoRow = Omit<RoomPhoto, 'focus'> & { focus: RoomPhoto['focus'] | null };

/** A house as lists show it; nothing that only its guests may know. Money in won, dates as Seoul dates. */
export type CardRow = {
  id: string;
  name: Bilingual;
  summary: Bilingual;
  location: Location;
  type: HouseType;
  /** As the public knows them. */
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
  /** The day from which a flexible search has found it free. */
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
 * One page of the published houses that meet the filter and, with a stay, are free throughout and accept so short a one. Finding them and reading
 * their cards are two statements: the second is the same for every search, so that PostgreSQL plans it once.
 */
export async function searchHouses(db: Db, search: HouseSearch, at: Moment): Promise<FoundRows> {
  const { page, total } = await findHouses(db, search, at);
  const ids = page.map(({ id }) => id);
  const days = new Map(page.map(({ id, check_in }) => [id, check_in]));
  const cards = await housesById(db, ids, search.filter.university, at);
  const rows = cards.map((card) => Object.assign(card, { check_in: days.get(card.id) ?? null }));
  return { rows, total };
}

/** Published houses in the order of these ids. */
export async function housesById(
  db: Db,
  ids: readonly string[],
  university: UniversityId | undefined,
  at: Moment,
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<CardRow>`
    with ${held(at, ids)} select ${cardColumns(at)}, ${commuteColumn(university)} from houses h
    where h.published and h.id = any(${ids})`.execute(db);
  const rows = new Map(found.rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
}

/** A published house with everything a visitor may read. */
export async function houseById(db: Db, id: string, at: Moment): Promise<DetailRow | undefined> {
  const found = await sql<DetailRow>`
    with ${held(at, [id])} select ${cardColumns(at)}, h.about, h.area, h.bathrooms, h.floor, h.parking,
      h.before_reservation, h.things_to_know,
      (select case when count(*) > 0 then json_build_object(
        'facilities', round(avg(v.facilities), 2), 'communication', round(avg(v.communication), 2),
        'community', round(avg(v.community), 2), 'location', round(avg(v.location), 2)) end
       from reviews v where v.house_id = h.id and v.published) as ratings
    from houses h where h.published and h.id = ${id}`.execute(db);
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

/** Nights of a house that stays, blocked dates and bookings of elsewhere have, from today on, in order; half-open. */
export async function takenStretches(
  db: Db,
  houseId: string,
  at: Moment,
): Promise<{ from: PlainDate; to: PlainDate }[]> {
  const found = await sql<{ from: PlainDate; to: PlainDate }>`
    select r.check_in as "from", coalesce(r.ended_on, r.check_out) as "to" from reservations r
    where r.house_id = ${houseId} and ${blocks(at)} and ${nightsOf} && daterange(${at.today}::date, null, '[)')
    union all
    select r.change_check_in, r.change_check_out from reservations r
    where r.house_id = ${houseId} and r.change_check_in is not null and r.change_check_out > ${at.today}::date
    union all
    select lower(part), upper(part) from taken_nights t, unnest(t.nights) part
    where t.house_id = ${houseId} and t.reservation_id is null and upper(part) > ${at.today}::date
    order by 1`.execute(db);
  return found.rows;
}

/** Needs {@link held}. */
const cardColumns = (at: Moment) => sql`
  h.id, h.name, h.summary, h.location, h.type, h.public_latitude as latitude, h.public_longitude as longitude, h.station, h.area_m2, h.max_guests, h.beds, h.min_nights,
  h.monthly_rent, h.deposit, h.facilities,
  (select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'widths', p.widths,
     'alt', p.alt, 'dominant', p.dominant, 'blur', p.blur, 'focus', p.focus, 'room', p.room) order by p.position)
   from shown_house_photos p where p.house_id = h.id) as photos,
  case when h.review_count > 0 then
    json_build_object('average', round(h.score / 4, 2), 'count', h.review_count) end as rating,
  ${freeFrom(at)}`;

/** The name of a house that is let or not, and its own checklist. */
export function checklistOf(db: Db, id: string) {
  return db
    .selectFrom('houses')
    .select(['id', 'name', 'turnover_checklist'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type ChecklistRow = NonNullable<Awaited<ReturnType<typeof checklistOf>>>;
