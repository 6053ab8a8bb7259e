import type { Favourite } from '#contract/choosing/favourites.ts';
import type { FavouriteRow } from './read-store.ts';

export function presentFavourite(row: FavouriteRow): Favourite {
  return {
    houseId: row.house_id,
    name: row.name,
    savedAt: row.changed_at.toISOString(),
    isLet: row.published,
  };
}
