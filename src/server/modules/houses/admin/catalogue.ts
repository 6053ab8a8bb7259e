import type { CatalogueHouse } from '#contract/admin/catalogue.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { both } from '#contract/rules/text/bilingual.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { HousesInFile } from '#server/ports/catalogue.ts';
import type { Trx } from '#server/ports/database.ts';
import { moment } from '../handlers.ts';
import { linkPictures } from '../pictures.ts';
import { insertHouse, lockHouse, updateHouse } from '../store.ts';
import { catalogueRows, unknownPictures, type CatalogueRow } from './catalogue-read-store.ts';
import { differing } from './changes.ts';
import { columnsOf, contentOf } from './columns.ts';
import { setPrice } from './price-store.ts';
import { applyDue } from './prices.ts';
import { factsOf, shortcomings, stateOf } from './present.ts';
import { anyHouse, isInUse } from './read-store.ts';

type Dependencies = Pick<Context, 'clock' | 'accounts' | 'config' | 'files'>;

/** Binds the part of houses in files of the catalogue (ADR 57). */
export function housesInFile(ctx: Dependencies): HousesInFile {
  return {
    every: async (db) => (await catalogueRows(db)).map((row) => inFile(row, ctx.config.publicUrl)),
    save: async (trx, by, house, before) => {
      if (before) await lockHouse(trx, house.id);
      await refuseUnknownPictures(trx, house);
      await saveContent(trx, ctx, by, house, before);
      if (!before || ids(before) !== ids(house)) await linkPictures(trx, ctx.files, house.id, house.pictures);
      await savePrices(trx, ctx, by, house, before);
      await saveState(trx, ctx, house, before);
    },
  };
}

const ids = ({ pictures }: CatalogueHouse) => JSON.stringify(pictures.map(({ id, room }) => [id, room]));

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
      alt: both(alt),
      focus,
    })),
  };
}

async function refuseUnknownPictures(trx: Trx, { pictures }: CatalogueHouse): Promise<void> {
  const given = pictures.map(({ id }) => id);
  if (new Set(given).size < given.length || (await unknownPictures(trx, given)).length > 0)
    refuse('picture_unknown', {}, { pictures: 'picture_unknown' });
}

async function saveContent(
  trx: Trx,
  ctx: Dependencies,
  by: Administrator,
  { id, content }: CatalogueHouse,
  known: CatalogueHouse | undefined,
): Promise<void> {
  const subject = { kind: 'house', id } as const;
  if (!known) {
    const none = { monthly_rent: 0, deposit: 0, door_code: '', published: false };
    await insertHouse(trx, { id, ...columnsOf(content), ...none });
    const after = factsOf((await anyHouse(trx, id))!);
    await audit(trx, ctx, by, 'house-added', subject, { after: { ...after, wifiPassword: '••••' } });
    return;
  }
  const before = (await anyHouse(trx, id))!;
  await updateHouse(trx, id, columnsOf(content));
  const changed = differing(factsOf(before), factsOf((await anyHouse(trx, id))!));
  if (changed) await audit(trx, ctx, by, 'house-changed', subject, changed);
}

/** Sets the price that holds, from today on, and those to come; former ones stay what they were. */
async function savePrices(
  trx: Trx,
  ctx: Dependencies,
  by: Administrator,
  { id, monthlyRent, deposit, prices }: CatalogueHouse,
  before: CatalogueHouse | undefined,
): Promise<void> {
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

async function saveState(
  trx: Trx,
  ctx: Dependencies,
  { id, state }: CatalogueHouse,
  before: CatalogueHouse | undefined,
): Promise<void> {
  if (state === 'published' && shortcomings((await anyHouse(trx, id))!).missing.length > 0)
    refuse('house_incomplete', {}, { state: 'house_incomplete' });
  if (state === (before?.state ?? 'unpublished')) return;
  if (state === 'archived' && (await isInUse(trx, id, moment(ctx as Context))))
    refuse('house_in_use', {}, { state: 'house_in_use' });
  await updateHouse(trx, id, {
    published: state === 'published',
    archived_at: state === 'archived' ? new Date(ctx.clock.now()) : null,
  });
}
