import type { CatalogueHouse } from '#contract/admin/catalogue.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { HousesInFile } from '#server/ports/catalogue.ts';
import type { Trx } from '#server/ports/database.ts';
import { knownPhotos } from '../picture-read-store.ts';
import { loadPictures, writePictures } from '../pictures.ts';
import { insertHouse, lockHouse, updateHouse } from '../store.ts';
import { catalogueRows, type CatalogueRow } from './catalogue-read-store.ts';
import { differing, refuseLosses } from './changes.ts';
import { blank, columnsOf, contentOf } from './columns.ts';
import { setPrice } from './price-store.ts';
import { applyDue } from './prices.ts';
import { factsOf, shortcomings, stateOf } from './present.ts';
import { anyHouse } from './read-store.ts';
import { changeState } from './state.ts';

type Dependencies = Pick<Context, 'clock' | 'accounts' | 'config' | 'files'>;

/** Binds the part of houses in files of the catalogue (ADR 57). */
export function housesInFile(ctx: Dependencies): HousesInFile {
  return {
    every: async (db) => (await catalogueRows(db)).map((row) => inFile(row, ctx.config.publicUrl)),
    save: async (trx, by, house, before) => {
      if (before) await lockHouse(trx, house.id);
      const formerly = before && shortcomings((await anyHouse(trx, house.id))!).missing;
      await saveContent(trx, ctx, by, house, before);
      await savePictures(trx, ctx, by, house);
      await savePrices(trx, ctx, by, house, before);
      const now = (await anyHouse(trx, house.id))!;
      if (house.state !== stateOf(now)) await changeState(trx, ctx, by, now, house.state);
      else if (house.state === 'published') refuseLosses(formerly ?? [], now);
    },
  };
}

function inFile(row: CatalogueRow, publicUrl: string): CatalogueHouse {
  return {
    id: row.id,
    state: stateOf(row),
    content: contentOf(row),
    monthlyRent: row.monthly_rent === 0 ? null : row.monthly_rent,
    deposit: row.monthly_rent === 0 ? null : row.deposit,
    prices: row.prices,
    pictures: row.pictures.map(({ id, room, alt, focus, width }) => ({
      id,
      room,
      url: `${publicUrl}/photos/${id}-${width}.webp`,
      alt,
      focus,
    })),
  };
}

/**
 * Makes the pictures of a house those of the file. Words and focal points that the file leaves out stay.
 * @throws Refusal `picture_unknown`, `picture_words_fixed` for other words of one that came with the application
 */
async function savePictures(
  trx: Trx,
  ctx: Dependencies,
  by: Administrator,
  { id: houseId, pictures }: CatalogueHouse,
): Promise<void> {
  const known = new Map((await knownPhotos(trx, idsOf(pictures))).map((photo) => [photo.id, photo]));
  if (known.size < pictures.length) refuse('picture_unknown', {}, { pictures: 'picture_unknown' });
  const wanted = pictures.map(({ id, room, alt, focus }) => {
    const { alt: formerWords, focus: formerFocus, file_id: fileId } = known.get(id)!;
    const picture = { id, room, alt: alt ?? formerWords, focus: focus === undefined ? formerFocus : focus };
    const words = ({ ko, en }: Bilingual) => `${ko}\n${en}`;
    if (fileId === null && words(picture.alt) !== words(formerWords))
      refuse('picture_words_fixed', {}, { pictures: 'picture_words_fixed' });
    return picture;
  });
  await writePictures(trx, ctx, by, await loadPictures(trx, houseId), wanted);
}

const idsOf = (pictures: CatalogueHouse['pictures']) => pictures.map(({ id }) => id);

async function saveContent(
  trx: Trx,
  ctx: Dependencies,
  by: Administrator,
  { id, content }: CatalogueHouse,
  known: CatalogueHouse | undefined,
): Promise<void> {
  const subject = { kind: 'house', id } as const;
  if (!known) {
    await insertHouse(trx, { id, ...columnsOf(content), ...blank });
    const after = factsOf((await anyHouse(trx, id))!);
    await audit(trx, ctx, by, 'house-added', subject, { after: { ...after, wifiPassword: '••••' } });
    return;
  }
  const before = (await anyHouse(trx, id))!;
  await updateHouse(trx, id, columnsOf(content));
  const changed = differing(factsOf(before), factsOf((await anyHouse(trx, id))!));
  if (changed) await audit(trx, ctx, by, 'house-changed', subject, changed);
}

/**
 * Sets the price that holds, from today on, and those to come; former ones stay what they were.
 * @throws Refusal `amount_required` for a house that had a rent and would have none, `dates_too_far`
 */
async function savePrices(
  trx: Trx,
  ctx: Dependencies,
  by: Administrator,
  { id, monthlyRent, deposit, prices }: CatalogueHouse,
  before: CatalogueHouse | undefined,
): Promise<void> {
  // A price is never taken away, and a deposit alone is none.
  if (monthlyRent === null && ((before?.monthlyRent ?? null) !== null || deposit !== null))
    refuse('amount_required', {}, { monthlyRent: 'amount_required' });
  const now = ctx.clock.now();
  const today = seoulDate(now);
  const isNew = monthlyRent !== (before?.monthlyRent ?? null) || deposit !== (before?.deposit ?? null);
  const current =
    isNew && monthlyRent !== null ? [{ startsOn: today, monthlyRent, deposit: deposit ?? 0 }] : [];
  const coming = prices.filter(
    (price) =>
      price.startsOn > today &&
      !before?.prices.some(
        (known) =>
          known.startsOn === price.startsOn &&
          known.monthlyRent === price.monthlyRent &&
          known.deposit === price.deposit,
      ),
  );
  for (const price of [...current, ...coming]) {
    if (price.startsOn > addDays(today, booking.windowDays))
      refuse('dates_too_far', { days: booking.windowDays }, { prices: 'dates_too_far' });
    await setPrice(trx, {
      house_id: id,
      starts_on: price.startsOn,
      monthly_rent: price.monthlyRent,
      deposit: price.deposit,
      set_at: new Date(now),
      set_by: (await ctx.accounts.nameOf(trx, by.viewer.accountId)) ?? '',
      applied_at: null,
    });
    await audit(trx, ctx, by, 'house-price-set', { kind: 'house', id }, { after: price });
  }
  if (current.length > 0) await applyDue(trx, id, now);
}
