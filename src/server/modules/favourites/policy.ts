import type { FavouriteChange } from '#contract/choosing/favourites.ts';

/** A change as it is stored. */
export type StoredChange = { houseId: string; isRemoved: boolean; at: Date };

/** The last change of each house. A device's clock may be ahead: none of its changes is later than `now`, in milliseconds since the epoch. */
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
