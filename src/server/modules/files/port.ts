import { isId } from '#contract/rules/id.ts';
import type { StoredPicture } from '#contract/files.ts';
import { pictures } from '#contract/pictures.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Files } from '#server/ports/files.ts';
import { linkTo } from './links.ts';
import { describePhotos } from './photo-store.ts';
import { presentPicture } from './present.ts';
import { deleteUses, filesOf, filesOfAll, insertUses, lockStored } from './store.ts';

const attachAll: Files['attachAll'] = async (trx, kind, things, { by, most = pictures.maxOfOne } = {}) => {
  const uses = things.map(({ id, pictures: ids }) => ({
    id,
    wanted: [...new Set(ids.map((each) => each.toLowerCase()))],
  }));
  const all = [...new Set(uses.flatMap(({ wanted }) => wanted))];
  if (!all.every(isId)) refuse('picture_unknown');
  if ((await lockStored(trx, all, by)).length !== all.length) refuse('picture_unknown');
  const ids = uses.map(({ id }) => id);
  const present = await filesOfAll(trx, kind, ids);
  const rows = uses.flatMap(({ id, wanted }) => {
    const own = present.filter((file) => file.subject_id === id);
    const added = wanted.filter((each) => own.every((file) => file.id !== each));
    if (own.length + added.length > most) refuse('pictures_exceeded');
    const from = (own.at(-1)?.position ?? 0) + 1;
    return added.map((file_id, index) => ({ file_id, kind, subject_id: id, position: from + index }));
  });
  await insertUses(trx, rows);
};

export function makeFiles(ctx: Pick<Context, 'clock' | 'config'>): Files {
  return {
    attach: (trx, { kind, id }, ids, of) => attachAll(trx, kind, [{ id, pictures: ids }], of),
    attachAll,
    detach: async (trx, use, id) => {
      if (id !== undefined && !isId(id)) return false;
      return (await deleteUses(trx, use, id, new Date(ctx.clock.now()))) > 0;
    },
    describe: describePhotos,
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
