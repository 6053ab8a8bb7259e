import { DAY_MS } from '#contract/rules/durations.ts';
import { pictures } from '#contract/pictures.ts';
import type { Context } from '#server/context.ts';
import { runBatch, type Until } from '#server/platform/run-batch.ts';
import { unusedFiles } from './store.ts';
import { removeFile } from './upload.ts';

/**
 * Deletes files unreferenced for {@link pictures.unusedDays} days, and the remains of aborted uploads after a day.
 * @throws AggregateError of what could not be deleted; the next run tries again
 */
export async function deleteUnusedFiles(ctx: Context, until?: Until): Promise<void> {
  const now = ctx.clock.now();
  const since = new Date(now - pictures.unusedDays * DAY_MS);
  await runBatch(
    await unusedFiles(ctx.db, since, new Date(now - DAY_MS)),
    (file) => removeFile(ctx, file),
    'some unused files could not be deleted',
    until,
  );
}
