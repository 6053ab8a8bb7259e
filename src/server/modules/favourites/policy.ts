import type { FavouriteChange } from '#contract/choosing/favourites.ts';

export type StoredChange = { houseId: string; isRemoved: boolean; at: Date };

/** Returns the last change of each house. Change times after `now` (ms since the epoch) become `now`, because a device's clock may be ahead. */
export function lastChanges(changes: readonly FavouriteChange[], now: number): StoredChange[] {
  const last = new Map<string, StoredChange>();
  for (const { houseId, isSaved, at } of changes) {
    const time = Math.min(Date.parse(at), now);
    const before = last.get(houseId);
    if (!before || before.at.getTime() <= time)
      last.set(houseId, { houseId, isRemoved: !isSaved, at: new Date(time) });
  }
  return [...last.values()];
}
