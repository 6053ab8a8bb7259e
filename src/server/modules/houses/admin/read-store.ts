import { sql } from 'kysely';
import { NIGHTS_AHEAD, type HouseState } from '#contract/admin/vocabulary.ts';
import type { RoomPhoto } from '#contract/houses.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import type { Location } from '#contract/vocabulary.ts';
import { containing } from '#server/db/like.ts';
import { occupiedNights } from '#server/db/occupied-nights.ts';
import type { Db } from '#server/ports/database.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';
import { allOf } from '../search/filter-read-store.ts';
import type { HouseRow } from '../store.ts';
import { freeFrom, held, type Moment } from '../search/vacancy-read-store.ts';

export type PriceRow = {
  starts_on: PlainDate;
  monthly_rent: number;
  deposit: number;
  set_at: Date;
  set_by: string;
  applied_at: Date | null;
};
/** A house with its pictures in order. In lists its Wi-Fi password stays encrypted. */
export type AdminHouseRow = HouseRow & { photos: RoomPhoto[] };
export type AdminCardRow = AdminHouseRow & {
  next_price: { startsOn: PlainDate; monthlyRent: number; deposit: number } | null;
  occupied_nights: number;
  free_from: PlainDate | null;
};

const photos = sql`(select coalesce(json_agg(json_build_object('id', photo.id, 'width', photo.width, 'height', photo.height, 'widths', photo.widths,
    'alt', photo.alt, 'dominant', photo.dominant, 'blur', photo.blur, 'room', house_photo.room) order by house_photo.position), '[]')
  from house_photos house_photo join photos photo on photo.id = house_photo.photo_id where house_photo.house_id = house.id) as photos`;

type Filter = { search: string; location?: Location | undefined; state?: HouseState | undefined };

const states = {
  published: sql`house.published`,
  unpublished: sql`not house.published and house.archived_at is null`,
  archived: sql`house.archived_at is not null`,
};

function matching({ search, location, state }: Filter) {
  const pattern = containing(search);
  return allOf([
    state ? states[state] : sql`house.archived_at is null`,
    ...(location ? [sql`house.location = ${location}`] : []),
    ...(search === ''
      ? []
      : [
          sql`(house.id ilike ${pattern} or house.name ->> 'ko' ilike ${pattern} or house.name ->> 'en' ilike ${pattern}
            or house.address ->> 'ko' ilike ${pattern} or house.address ->> 'en' ilike ${pattern})`,
        ]),
  ]);
}

export async function housesFor(db: Db, filter: Filter): Promise<AdminHouseRow[]> {
  const found = await sql<AdminHouseRow>`
    select house.*, ${photos} from houses house where ${matching(filter)} order by house.name ->> 'ko', house.id`.execute(
    db,
  );
  return found.rows;
}

export async function housePage(
  db: Db,
  filter: Filter & { page: number; pageSize: number },
): Promise<{ ids: string[]; total: number }> {
  const { page, pageSize } = filter;
  const found = await sql<{ id: string }>`
    select house.id from houses house where ${matching(filter)} order by house.name ->> 'ko', house.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const all = await sql<{ total: number }>`
    select count(*)::int as total from houses house where ${matching(filter)}`.execute(db);
  return { ids: found.rows.map(({ id }) => id), total: all.rows[0]?.total ?? 0 };
}

export async function cardsOf(db: Db, ids: string[], at: Moment): Promise<AdminCardRow[]> {
  const until = addDays(at.today, NIGHTS_AHEAD);
  const found = await sql<AdminCardRow>`
    with ${held(at)} select house.*, ${photos}, ${freeFrom(at)},
      (select json_build_object('startsOn', price.starts_on, 'monthlyRent', price.monthly_rent, 'deposit', price.deposit)
       from house_prices price where price.house_id = house.id and price.applied_at is null order by price.starts_on limit 1) as next_price,
      (select coalesce(sum(upper(part) - lower(part)), 0)::int
       from ${occupiedNights(at.now)} occupied, unnest(occupied.nights * datemultirange(daterange(${at.today}::date, ${until}::date))) part
       where occupied.house_id = house.id) as occupied_nights
    from houses house where house.id = any(${ids}) order by house.name ->> 'ko', house.id`.execute(db);
  return found.rows;
}

export async function anyHouse(db: Db, cipher: Cipher, id: string): Promise<AdminHouseRow | undefined> {
  return (await anyHouses(db, cipher, [id]))[0];
}

export async function anyHouses(db: Db, cipher: Cipher, ids: readonly string[]): Promise<AdminHouseRow[]> {
  const found = await sql<AdminHouseRow>`
    select house.*, ${photos} from houses house where house.id = any(${ids})`.execute(db);
  return found.rows.map((row) => Object.assign(row, { wifi_password: cipher.decrypt(row.wifi_password) }));
}

export function pricesOf(db: Db, houseId: string): Promise<PriceRow[]> {
  return db
    .selectFrom('house_prices')
    .select(['starts_on', 'monthly_rent', 'deposit', 'set_at', 'set_by', 'applied_at'])
    .where('house_id', '=', houseId)
    .orderBy('starts_on', 'desc')
    .execute();
}

/** True if a house is occupied, reserved or held at an instant; a stay that gave up its room counts too. */
export async function isInUse(db: Db, houseId: string, at: Moment): Promise<boolean> {
  const found = await sql<{ used: boolean }>`
    select exists (select from reservations reservation where reservation.house_id = ${houseId}
      and reservation.status in ('requested', 'confirmed', 'checked_out_early')
      and (reservation.status <> 'requested' or reservation.hold_expires_at > ${at.now})
      and coalesce(reservation.ended_on, reservation.check_out) >= ${at.today}::date) as used`.execute(db);
  return found.rows[0]?.used ?? false;
}
