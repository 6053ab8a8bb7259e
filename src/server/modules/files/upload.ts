import { createHash, randomUUID } from 'node:crypto';
import { pictures } from '#contract/pictures.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { FileVariant } from '#server/db/schema-turnovers.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import type { PictureProblem, PictureSize } from '#server/ports/files.ts';
import { deletePhotoOf, insertPhoto, uploadedPhoto, type PhotoRow } from './photo-store.ts';
import { keyOf } from './present.ts';
import { deleteFile, insertFile, lockUnused, markStored, storedFile, type FileRow } from './store.ts';

type Uploader = Administrator | { memberId: string };

/**
 * Stores a picture in the sizes that the screens use. The row is written first, so that files left by a crash are found and deleted as unused.
 * @throws Refusal that says why the picture cannot be stored; then nothing is stored
 */
export async function uploadPicture(ctx: Context, by: Uploader, sent: Uint8Array): Promise<FileRow> {
  const made = await ctx.pictures.resize(sent, Object.values(pictures.sides));
  if (made.refused) return refused(made.refused);
  const id = await storeSizes(ctx, by, made, () => Promise.resolve());
  return (await storedFile(ctx.db, id)) ?? refuse('not_found');
}

/**
 * Stores a picture for public pages, in the widths that these use and without a description.
 * @throws Refusal that says why the picture cannot be stored; then nothing is stored
 */
export async function uploadPhoto(ctx: Context, by: Uploader, sent: Uint8Array): Promise<PhotoRow> {
  const made = await ctx.pictures.publish(sent, pictures.widths);
  if (made.refused) return refused(made.refused);
  const { width, height, dominant, blur } = made;
  const widths = [...new Set(made.sizes.map(({ side }) => side))];
  const id = await storeSizes(ctx, by, made, (trx, fileId) =>
    insertPhoto(trx, {
      id: fileId,
      file_id: fileId,
      width,
      height,
      widths: JSON.stringify(widths),
      alt: JSON.stringify({ ko: '', en: '' }),
      dominant,
      blur,
    }),
  );
  return (await uploadedPhoto(ctx.db, id)) ?? refuse('not_found');
}

const refused = (problem: PictureProblem) => refuse(problem, { megapixels: pictures.maxPixels / 1_000_000 });

type Made = { width: number; height: number; sizes: (PictureSize & { format?: 'avif' | 'webp' })[] };

/**
 * Stores the sizes of a picture; `also` writes in the transaction that marks them as stored.
 * @returns the id
 */
async function storeSizes(
  ctx: Context,
  by: Uploader,
  made: Made,
  also: (trx: Trx, id: string) => Promise<void>,
): Promise<string> {
  const id = randomUUID();
  const at = new Date(ctx.clock.now());
  const variants = made.sizes.map(variantOf);
  await insertFile(ctx.db, {
    id,
    width: made.width,
    height: made.height,
    variants: JSON.stringify(variants),
    uploaded_at: at,
    uploaded_by: 'memberId' in by ? by.memberId : by.viewer.accountId,
    unused_since: at,
  });
  try {
    for (const [index, size] of made.sizes.entries())
      await ctx.fileStore.put(
        keyOf(id, size.side, variants[index]!.format),
        streamOf(size.bytes),
        factsOf(variants[index]!),
      );
    await inTransaction(ctx, async (trx) => {
      await markStored(trx, id, at);
      await also(trx, id);
      if ('memberId' in by) return;
      const bytes = variants.reduce((sum, variant) => sum + variant.bytes, 0);
      const after = { width: made.width, height: made.height, bytes };
      await audit(trx, ctx, by, {
        action: 'file-uploaded',
        subject: { kind: 'file', id },
        change: { after },
      });
    });
  } catch (error) {
    await removeFile(ctx, { id, variants });
    throw error;
  }
  return id;
}

/** Deletes an unused file, its bytes before its row. */
export async function removeFile(ctx: Context, { id, variants }: Pick<FileRow, 'id' | 'variants'>) {
  await inTransaction(ctx, async (trx) => {
    if (!(await lockUnused(trx, id))) return;
    await deletePhotoOf(trx, id);
    await deleteFile(trx, id);
    for (const { side, format } of variants) await ctx.fileStore.delete(keyOf(id, side, format));
  });
}

function variantOf({ side, width, height, bytes, format }: Made['sizes'][number]): FileVariant {
  return { side, width, height, bytes: bytes.byteLength, sha256: sha256(bytes), ...(format && { format }) };
}

function factsOf({ bytes: size, sha256, format = 'webp' }: FileVariant) {
  return { contentType: `image/${format}`, size, sha256 };
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
