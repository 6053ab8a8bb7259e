import type { Context } from '#server/context.ts';
import { isOutdated, storedFrom } from './policy.ts';
import { erasable } from './read-store.ts';
import { eraseFiles } from './store.ts';

/** Erases file and passport number of certificates that hold no more, or whose stay is long over. */
export async function eraseStoredFiles(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const rows = await erasable(ctx.db, storedFrom(now));
  const outdated = rows.filter((row) => isOutdated(row, now));
  await eraseFiles(
    ctx.db,
    outdated.map(({ id }) => id),
  );
}
