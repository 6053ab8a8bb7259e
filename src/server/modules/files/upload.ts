import { createHash, randomUUID } from 'node:crypto';
import { pictures } from '#contract/pictures.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { FileVariant } from '#server/db/schema-turnovers.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { PictureSize } from '#server/ports/files.ts';
import { keyOf } from './present.ts';
import { deleteFile, insertFile, markStored, storedFile, type FileRow } from './store.ts';

const CONTENT_TYPE = 'image/webp';

/**
 * Stores a picture that an administrator sent, in the sizes that the screens use. Its row is there first, so that what a crash leaves in
 * the store is found and deleted with what nothing refers to.
 * @throws Refusal with the reason why it is no picture that can be stored; nothing is stored then.
 */
export async function uploadPicture(ctx: Context, by: Administrator, sent: Uint8Array): Promise<FileRow> {
  const made = await ctx.pictures.resize(sent, Object.values(pictures.sides));
  if (made.refused) return refuse(made.refused, { megapixels: pictures.maxPixels / 1_000_000 });
  const id = randomUUID();
  const at = new Date(ctx.clock.now());
  const variants = made.sizes.map(variantOf);
  await insertFile(ctx.db, {
    id,
    width: made.width,
    height: made.height,
    variants: JSON.stringify(variants),
    uploaded_at: at,
    uploaded_by: by.viewer.accountId,
    unused_since: at,
  });
  try {
    for (const [index, size] of made.sizes.entries())
      await ctx.fileStore.put(keyOf(id, size.side), streamOf(size.bytes), factsOf(variants[index]!));
    await inTransaction(ctx, async (trx) => {
      await markStored(trx, id, at);
      const bytes = variants.reduce((sum, variant) => sum + variant.bytes, 0);
      const after = { width: made.width, height: made.height, bytes };
      await audit(trx, ctx, by, 'file-uploaded', { kind: 'file', id }, { after });
    });
  } catch (error) {
    await removeFile(ctx, { id, variants });
    throw error;
  }
  return (await storedFile(ctx.db, id)) ?? refuse('not_found');
}

/** Deletes a file that nothing refers to, its bytes before its row. */
export async function removeFile(ctx: Context, { id, variants }: Pick<FileRow, 'id' | 'variants'>) {
  await inTransaction(ctx, async (trx) => {
    if (!(await deleteFile(trx, id))) return;
    for (const { side } of variants) await ctx.fileStore.delete(keyOf(id, side));
  });
}

function variantOf({ side, width, height, bytes }: PictureSize): FileVariant {
  return { side, width, height, bytes: bytes.byteLength, sha256: sha256(bytes) };
}

function factsOf({ bytes: size, sha256 }: FileVariant) {
  return { contentType: CONTENT_TYPE, size, sha256 };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
