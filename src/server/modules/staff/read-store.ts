import type { Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';

export type StaffRow = Selectable<Schema['staff_profiles']> & { photo: PhotoRow | null };
type PhotoRow = Selectable<Schema['photos']>;

/** Lists profiles in their order. */
export async function profiles(db: Db, { id, published }: { id?: string; published?: true } = {}) {
  const rows = await db
    .selectFrom('staff_profiles')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(published === true, (query) => query.where('published', '=', true))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const photos = await photosOf(
    db,
    rows.flatMap(({ photo_id }) => photo_id ?? []),
  );
  return rows.map((row): StaffRow =>
    Object.assign(row, { photo: (row.photo_id && photos.get(row.photo_id)) || null }),
  );
}

async function photosOf(db: Db, ids: readonly string[]): Promise<Map<string, PhotoRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('photos').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds an uploaded picture; pictures shipped with the application are no portraits. */
export function uploadedPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', id)
    .where('file_id', 'is not', null)
    .executeTakeFirst();
}

export function hostedHouses(db: Db) {
  return db
    .selectFrom('house_hosts as hh')
    .innerJoin('houses as h', 'h.id', 'hh.house_id')
    .select(['hh.staff_id', 'h.id', 'h.name'])
    .orderBy('h.id')
    .execute();
}
export type HostedHouse = Awaited<ReturnType<typeof hostedHouses>>[number];

/** Finds the host that a house names. @returns undefined without such a house, null without a host */
export async function hostOf(db: Db, houseId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('houses as h')
    .leftJoin('house_hosts as hh', 'hh.house_id', 'h.id')
    .select('hh.staff_id')
    .where('h.id', '=', houseId)
    .executeTakeFirst();
  return row && row.staff_id;
}
