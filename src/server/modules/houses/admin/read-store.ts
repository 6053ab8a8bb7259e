import { sql } from 'kysely';
import { NIGHTS_AHEAD, type HouseState } from '#contract/admin/vocabulary.ts';
import type { RoomPhoto } from '#contract/houses.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import type { Location } from '#contract/vocabulary.ts';
import { containing } from '#server/db/like.ts';
import { occupiedNights } from '#server/db/occupied-nights.ts';
import type { Db } from '#server/ports/database.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';
import { allOf } from '../filter-read-store.ts';
import type { HouseRow } from '../store.ts';
import { freeFrom, held, type Moment } from '../vacancy-read-store.ts';

/** Reads for administrators: houses that are let or not. Nothing is written here. */

export type PriceRow = {
  starts_on: PlainDate;
  monthly_rent: number;
  deposit: number;
  set_at: Date;
  set_by: string;
  applied_at: Date | null;
};
/** A house with its pictures in their order; its Wi-Fi password is encrypted in lists. */
export type AdminHouseRow = HouseRow & { photos: RoomPhoto[] };
export type AdminCardRow = AdminHouseRow & {
  next_price: { startsOn: PlainDate; monthlyRent: number; deposit: number } | null;
  occupied_nights: number;
  free_from: PlainDate | null;
};

const photos = sql`(select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'widths', p.widths,
    'alt', p.alt, 'dominant', p.dominant, 'blur', p.blur, 'room', hp.room) order by hp.position), '[]')
  from house_photos hp join photos p on p.id = hp.photo_id where hp.house_id = h.id) as photos`;

type Filter = { search: string; location?: Location | undefined; state?: HouseState | undefined };

const states = {
  published: sql`h.published`,
  unpublished: sql`not h.published and h.archived_at is null`,
  archived: sql`h.archived_at is not null`,
};

function matching({ search, location, state }: Filter) {
  const pattern = containing(search);
  return allOf([
    state ? states[state] : sql`h.archived_at is null`,
    ...(location ? [sql`h.location = ${location}`] : []),
    ...(search === ''
      ? []
      : [
          sql`(h.id ilike ${pattern} or h.name ->> 'ko' ilike ${pattern} or h.name ->> 'en' ilike ${pattern}
            or h.address ->> 'ko' ilike ${pattern} or h.address ->> 'en' ilike ${pattern})`,
        ]),
  ]);
}

/** All houses of a filter by name, archived ones only where they are asked for. */
export async function housesFor(db: Db, filter: Filter): Promise<AdminHouseRow[]> {
  const found = await sql<AdminHouseRow>`
    select h.*, ${photos} from houses h where ${matching(filter)} order by h.name ->> 'ko', h.id`.execute(db);
  return found.rows;
}

/** The ids of one page of {@link housesFor}, and how many there are in all. */
export async function housePage(
  db: Db,
  filter: Filter & { page: number; pageSize: number },
): Promise<{ ids: string[]; total: number }> {
  const { page, pageSize } = filter;
  const found = await sql<{ id: string }>`
    select h.id from houses h where ${matching(filter)} order by h.name ->> 'ko', h.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const all = await sql<{ total: number }>`
    select count(*)::int as total from houses h where ${matching(filter)}`.execute(db);
  return { ids: found.rows.map(({ id }) => id), total: all.rows[0]?.total ?? 0 };
}

/** Houses by id, by name, with what a list tells of them. */
export async function cardsOf(db: Db, ids: string[], at: Moment): Promise<AdminCardRow[]> {
  const until = addDays(at.today, NIGHTS_AHEAD);
  const found = await sql<AdminCardRow>`
    with ${held(at)} select h.*, ${photos}, ${freeFrom(at)},
      (select json_build_object('startsOn', p.starts_on, 'monthlyRent', p.monthly_rent, 'deposit', p.deposit)
       from house_prices p where p.house_id = h.id and p.applied_at is null order by p.starts_on limit 1) as next_price,
      (select coalesce(sum(upper(part) - lower(part)), 0)::int
       from ${occupiedNights(at.now)} o, unnest(o.nights * datemultirange(daterange(${at.today}::date, ${until}::date))) part
       where o.house_id = h.id) as occupied_nights
    from houses h where h.id = any(${ids}) order by h.name ->> 'ko', h.id`.execute(db);
  return found.rows;
}

/** Reads a house, let or not, with its Wi-Fi password decrypted. */
export async function anyHouse(db: Db, cipher: Cipher, id: string): Promise<AdminHouseRow | undefined> {
  return (await anyHouses(db, cipher, [id]))[0];
}

/** Reads houses by id, let or not, in no order, with their Wi-Fi passwords decrypted. */
export async function anyHouses(db: Db, cipher: Cipher, ids: readonly string[]): Promise<AdminHouseRow[]> {
  const found = await sql<AdminHouseRow>`
    select h.*, ${photos} from houses h where h.id = any(${ids})`.execute(db);
  return found.rows.map((row) => Object.assign(row, { wifi_password: cipher.decrypt(row.wifi_password) }));
}

/** The prices of a house, the latest first. */
export function pricesOf(db: Db, houseId: string): Promise<PriceRow[]> {
  return db
    .selectFrom('house_prices')
    .select(['starts_on', 'monthly_rent', 'deposit', 'set_at', 'set_by', 'applied_at'])
    .where('house_id', '=', houseId)
    .orderBy('starts_on', 'desc')
    .execute();
}

/** True where somebody stays in a house at that instant, is to come, or holds its dates; one whose room was given away counts too. */
export async function isInUse(db: Db, houseId: string, at: Moment): Promise<boolean> {
  const found = await sql<{ used: boolean }>`
    select exists (select from reservations r where r.house_id = ${houseId}
      and r.status in ('requested', 'confirmed', 'checked_out_early')
      and (r.status <> 'requested' or r.hold_expires_at > ${at.now})
      and coalesce(r.ended_on, r.check_out) >= ${at.today}::date) as used`.execute(db);
  return found.rows[0]?.used ?? false;
}
