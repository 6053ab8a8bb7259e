import type { Db } from '#server/ports/database.ts';

export function favouritesOf(db: Db, accountId: string) {
  return db
    .selectFrom('favourites as f')
    .innerJoin('houses as h', 'h.id', 'f.house_id')
    .select(['f.house_id', 'f.changed_at', 'h.name', 'h.published'])
    .where('f.account_id', '=', accountId)
    .where('f.is_removed', '=', false)
    .orderBy('f.changed_at', 'desc')
    .orderBy('f.house_id')
    .execute();
}
export type FavouriteRow = Awaited<ReturnType<typeof favouritesOf>>[number];

export async function knownHouses(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('houses').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
