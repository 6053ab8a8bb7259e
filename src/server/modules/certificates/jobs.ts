import type { Context } from '#server/context.ts';
import { isOutdated, storedFrom } from './policy.ts';
import { erasable } from './read-store.ts';
import { eraseFiles } from './store.ts';

export async function eraseStoredFiles(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const rows = await erasable(ctx.db, storedFrom(now));
  const outdated = rows.filter((row) => isOutdated(row, now));
  await eraseFiles(
    ctx.db,
    outdated.map(({ id }) => id),
  );
}
