import type * as v from 'valibot';
import type { HousePictures, HousePicturesChange } from '#contract/admin/house-pictures.ts';
import { pictures as limits } from '#contract/pictures.ts';
import { MIN_PICTURES } from '#contract/rules/houses/completeness.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { requireVersion, versionOf } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Files } from '#server/ports/files.ts';
import { isHouseId } from './policy.ts';
import {
  anyHouse,
  shownPictures,
  knownPhotos,
  picturesOfHouse,
  type HousePictureRow,
} from './picture-read-store.ts';
import { replacePictures } from './picture-store.ts';
import { lockHouse } from './store.ts';

export const adminHousePictures: Handlers<'adminHousePictures'> = {
  get: async ({ params: { id } }, ctx) => loadPictures(ctx.db, id),
  add: (input, ctx) => addPicture(ctx, input.params.id, input, input.body.photoId),
  update: (input, ctx) => changePictures(ctx, input.params.id, input, input.body.pictures),
};

type Wanted = v.InferOutput<typeof HousePicturesChange>['pictures'];

/**
 * Adds an uploaded picture as the last one of a house.
 * @throws Refusal `not_found`, `picture_unknown`, `pictures_exceeded`
 */
function addPicture(ctx: Context, houseId: string, by: Administrator, id: string): Promise<HousePictures> {
  return inTransaction(ctx, async (trx) => {
    const { pictures: present } = await locked(trx, houseId);
    if (present.some((picture) => picture.id === id)) return loadPictures(trx, houseId);
    if (present.length >= limits.maxOfOne) refuse('pictures_exceeded');
    if ((await knownPhotos(trx, [id])).length === 0) refuse('picture_unknown');
    await ctx.files.attach(trx, { kind: 'house', id: houseId }, [id]);
    await replacePictures(trx, houseId, [...present, { id, room: null }]);
    const subject = { kind: 'house', id: houseId } as const;
    await audit(trx, ctx, by, { action: 'house-picture-added', subject, change: { after: { fileId: id } } });
    return loadPictures(trx, houseId);
  });
}

/**
 * Replaces the pictures of a house with their order, rooms, descriptions and focal points, based on the version that the administrator saw.
 * @throws Refusal `not_found`, `version_stale` with the pictures as they are now, `picture_unknown`, `pictures_exceeded`, `house_picture_required`
 */
function changePictures(
  ctx: Context,
  houseId: string,
  by: Administrator & { ifMatch: string },
  wanted: Wanted,
): Promise<HousePictures> {
  return inTransaction(ctx, async (trx) => {
    const before = await locked(trx, houseId);
    requireVersion(by.ifMatch, before);
    const shown = await shownPictures(trx, houseId);
    const after = await writePictures(trx, ctx, by, { before, wanted });
    if (isTooFew(shown, await shownPictures(trx, houseId)) && (await anyHouse(trx, houseId))?.published)
      refuse('house_picture_required', { count: MIN_PICTURES });
    return after;
  });
}

/**
 * Replaces the pictures of a house and audits the change. Descriptions of shipped pictures do not change. Requires the house locked.
 * @throws Refusal `invalid_input` for a picture listed twice, `picture_unknown`, `pictures_exceeded`
 */
export async function writePictures(
  trx: Trx,
  ctx: Pick<Context, 'clock' | 'accounts' | 'files'>,
  by: Administrator,
  { before, wanted }: { before: HousePictures; wanted: Wanted },
): Promise<HousePictures> {
  const { houseId } = before;
  const uploaded = await linkPictures(trx, ctx.files, houseId, wanted);
  const described = wanted.filter(({ id }) => uploaded.has(id));
  await ctx.files.describe(
    trx,
    described.map(({ id, alt, focus }) => ({ id, alt, focus })),
  );
  const after = await loadPictures(trx, houseId);
  if (after.version !== before.version) {
    const change = { before: factsOfPictures(before), after: factsOfPictures(after) };
    await audit(trx, ctx, by, {
      action: 'house-pictures-changed',
      subject: { kind: 'house', id: houseId },
      change,
    });
  }
  return after;
}

/**
 * Makes a house refer to exactly these pictures in this order. Requires the house locked.
 * @returns the ids of uploaded ones
 * @throws Refusal `invalid_input` for a picture listed twice, `picture_unknown`
 */
async function linkPictures(
  trx: Trx,
  files: Files,
  houseId: string,
  wanted: readonly Pick<Wanted[number], 'id' | 'room'>[],
): Promise<Set<string>> {
  const use = { kind: 'house', id: houseId } as const;
  const uploaded = await uploadedOf(trx, wanted);
  for (const { id, file_id: fileId } of await picturesOfHouse(trx, houseId))
    if (fileId !== null && !uploaded.has(id)) await files.detach(trx, use, id);
  await files.attach(trx, use, [...uploaded]);
  await replacePictures(trx, houseId, wanted);
  return uploaded;
}

type Shown = Awaited<ReturnType<typeof shownPictures>>;

/** True if a change takes required pictures from a published house: it falls below the minimum or has none left for its card. */
function isTooFew(before: Shown, after: Shown): boolean {
  const hasCard = (pictures: Shown) => pictures.some((picture) => picture.on_card);
  return (
    (after.length < before.length && after.length < MIN_PICTURES) || (hasCard(before) && !hasCard(after))
  );
}

/**
 * Returns the ids of the uploaded pictures.
 * @throws Refusal `invalid_input` for a picture listed twice, `picture_unknown`
 */
async function uploadedOf(trx: Trx, wanted: readonly { id: string }[]): Promise<Set<string>> {
  const ids = wanted.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) refuse('invalid_input', {}, { pictures: 'invalid_input' });
  const known = await knownPhotos(trx, ids);
  const missing = ids.flatMap((id, index) => (known.some((photo) => photo.id === id) ? [] : [index]));
  if (missing.length > 0)
    refuse(
      'picture_unknown',
      {},
      Object.fromEntries(missing.map((index) => [`pictures.${index}.id`, 'picture_unknown' as const])),
    );
  return new Set(known.flatMap(({ id, file_id }) => (file_id === null ? [] : [id])));
}

async function locked(trx: Trx, houseId: string): Promise<HousePictures> {
  if (isHouseId(houseId)) await lockHouse(trx, houseId);
  return loadPictures(trx, houseId);
}

/** Loads the pictures of a house as administrators edit them. @throws Refusal `not_found` */
export async function loadPictures(db: Db, houseId: string): Promise<HousePictures> {
  if (!isHouseId(houseId) || !(await anyHouse(db, houseId))) refuse('not_found');
  return presented(houseId, await picturesOfHouse(db, houseId));
}

function presented(houseId: string, rows: readonly HousePictureRow[]): HousePictures {
  const pictures = rows.map(({ focus, file_id: fileId, ...photo }) => ({
    ...photo,
    ...(focus && { focus }),
    isOwn: fileId !== null,
  }));
  const editable = pictures.map(({ id, room, alt, focus }) => ({ id, room, alt, focus: focus ?? null }));
  return { houseId, pictures, version: versionOf({ pictures: editable }) };
}

type DescribedPicture = Pick<HousePictures['pictures'][number], 'alt' | 'room'> & {
  focus?: { x: number; y: number } | null | undefined;
};

export function factsOfPictures({ pictures }: { pictures: readonly DescribedPicture[] }) {
  const line = ({ alt, room, focus }: DescribedPicture) =>
    [`${alt.ko || '–'} / ${alt.en || '–'}`, room, focus && `${focus.x}:${focus.y}`]
      .filter(Boolean)
      .join(' · ');
  return { pictures: pictures.map(line).join('; ') };
}
