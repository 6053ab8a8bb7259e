import { isId } from '#contract/rules/id.ts';
import type { StoredPicture } from '#contract/files.ts';
import { pictures } from '#contract/pictures.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Files } from '#server/ports/files.ts';
import { linkTo } from './links.ts';
import { describePhoto } from './photo-store.ts';
import { presentPicture } from './present.ts';
import { deleteUses, filesOf, filesOfAll, insertUses, lockStored } from './store.ts';

/** Binds what other modules do with pictures. */
export function makeFiles(ctx: Pick<Context, 'clock' | 'config'>): Files {
  return {
    attach: async (trx, use, ids, { by, most = pictures.maxOfOne } = {}) => {
      const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
      if (!wanted.every(isId)) refuse('picture_unknown');
      if ((await lockStored(trx, wanted, by)).length !== wanted.length) refuse('picture_unknown');
      const present = await filesOf(trx, use);
      const added = wanted.filter((id) => present.every((file) => file.id !== id));
      if (present.length + added.length > most) refuse('pictures_exceeded');
      await insertUses(trx, use, added, (present.at(-1)?.position ?? 0) + 1);
    },
    detach: async (trx, use, id) => {
      if (id !== undefined && !isId(id)) return false;
      return (await deleteUses(trx, use, id, new Date(ctx.clock.now()))) > 0;
    },
    describe: (trx, id, { alt, focus }) =>
      describePhoto(trx, id, { alt: JSON.stringify(alt), focus: focus && JSON.stringify(focus) }),
    picturesOf: async (db, use) =>
      (await filesOf(db, use)).map((row) => presentPicture(row, (side) => linkTo(ctx, row.id, side))),
    picturesOfAll: async (db, kind, ids) => {
      const all = new Map<string, StoredPicture[]>();
      for (const { subject_id, ...row } of await filesOfAll(db, kind, ids))
        all.set(subject_id, [
          ...(all.get(subject_id) ?? []),
          presentPicture(row, (side) => linkTo(ctx, row.id, side)),
        ]);
      return all;
    },
  };
}
