import type { Handlers } from '#server/http/api/handler-types.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import type { Context } from '#server/context.ts';
import type { Viewer } from '#server/ports/sessions.ts';
import { linkTo, readLink } from './links.ts';
import { keyOf, presentPicture } from './present.ts';
import { storedFile } from './store.ts';
import { hasStay } from './photo-read-store.ts';
import { uploadPhoto, uploadPicture } from './upload.ts';

/** About the time that the full queue takes. */
const BUSY_SECONDS = 10;

export const files: Handlers<'files'> = {
  get: async ({ params }, ctx) => {
    const named = readLink(ctx, params.link) ?? refuse('not_found');
    const row = (await storedFile(ctx.db, named.id)) ?? refuse('not_found');
    const size =
      row.variants.find(({ side, format }) => side === named.side && format !== 'avif') ??
      refuse('not_found');
    const file = (await ctx.fileStore.get(keyOf(row.id, size.side, size.format))) ?? refuse('not_found');
    return { bytes: file.bytes, filename: `${keyOf(row.id, size.side)}.webp` };
  },
  upload: {
    admit: admitMember,
    handle: async ({ query, viewer, upload: sent }, ctx) => {
      const by = { memberId: viewer.accountId };
      const stored =
        query.purpose === 'review'
          ? await storedFile(ctx.db, (await uploadPhoto(ctx, by, sent)).id)
          : await uploadPicture(ctx, by, sent);
      const row = stored ?? refuse('not_found');
      return presentPicture(row, (side) => linkTo(ctx, row.id, side));
    },
  },
};

/**
 * Refuses a member's upload before its body is read; a member without a stay may not upload.
 * @throws Refusal `forbidden`, `pictures_busy`, `too_many_requests`
 */
async function admitMember(input: { viewer: Viewer }, ctx: Context): Promise<void> {
  if (!(await hasStay(ctx.db, input.viewer.accountId))) refuse('forbidden');
  await admitUpload(input, ctx);
  await spendAllowance(ctx, 'uploadsOfMember', input.viewer.accountId);
}

/**
 * Refuses an upload before its body is read, if too many run or the limit is reached.
 * @throws Refusal `pictures_busy`, `too_many_requests`
 */
export async function admitUpload({ viewer }: { viewer: Viewer }, ctx: Context): Promise<void> {
  if (ctx.pictures.isFull()) refuse('pictures_busy', { seconds: BUSY_SECONDS });
  await spendAllowance(ctx, 'uploadsOfAccount', viewer.accountId);
}

export const adminFiles: Handlers<'adminFiles'> = {
  upload: {
    admit: admitUpload,
    handle: async (input, ctx) => {
      const row = await uploadPicture(ctx, input, input.upload);
      return presentPicture(row, (side) => linkTo(ctx, row.id, side));
    },
  },
};
