import type { PhotoDescription } from '#contract/admin/files.ts';
import { isId } from '#contract/rules/id.ts';
import type { Photo } from '#contract/shared.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { admitUpload } from './handlers.ts';
import { describePhotos, uploadedPhoto } from './photo-store.ts';
import { presentPhoto } from './present.ts';
import { uploadPhoto } from './upload.ts';

export const adminPhotos: Handlers<'adminPhotos'> = {
  upload: {
    admit: admitUpload,
    handle: async (input, ctx) => presentPhoto(await uploadPhoto(ctx, input, input.upload)),
  },
  describe: (input, ctx) => describe(ctx, input.params.id, input, input.body),
};

function describe(
  ctx: Context,
  id: string,
  by: Administrator,
  { alt, focus }: PhotoDescription,
): Promise<Photo> {
  return inTransaction(ctx, async (trx) => {
    const row = (isId(id) && (await uploadedPhoto(trx, id))) || refuse('not_found');
    await describePhotos(trx, [{ id, alt, focus }]);
    const before = { picture: row.alt.ko || null, pictureEn: row.alt.en || null };
    const after = { picture: alt.ko, pictureEn: alt.en };
    await audit(trx, ctx, by, {
      action: 'photo-described',
      subject: { kind: 'file', id },
      change: { before, after },
    });
    return presentPhoto((await uploadedPhoto(trx, id))!);
  });
}
