import type { Context } from '#server/context.ts';
import { runBatch, type Until } from '#server/platform/run-batch.ts';
import { endedSubjects } from './read-store.ts';
import { keyOf } from './share-pictures.ts';
import { forgetDrawn } from './share-store.ts';

/**
 * Deletes the share pictures of subjects that have no page any more, the file before the row.
 * @throws AggregateError of what could not be deleted; the next run tries again
 */
export async function forgetSharePictures(
  { db, fileStore }: Pick<Context, 'db' | 'fileStore'>,
  until?: Until,
): Promise<void> {
  await runBatch(
    await endedSubjects(db),
    async ({ subject, content_hash: hash }) => {
      await fileStore.delete(keyOf(hash));
      await forgetDrawn(db, subject, hash);
    },
    'some pictures for sharing could not be deleted',
    until,
  );
}
