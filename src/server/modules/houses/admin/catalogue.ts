import type { CatalogueHouse } from '#contract/admin/catalogue.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { audit, auditAll } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { HousesInFile } from '#server/ports/catalogue.ts';
import type { Trx } from '#server/ports/database.ts';
import { loadPictures, writePictures } from '../pictures.ts';
import { lockHouse, updateHouse } from '../store.ts';
import { addHouses } from './add-houses.ts';
import { catalogueRows, type CatalogueRow } from './catalogue-read-store.ts';
import { differing, refuseLosses } from './changes.ts';
import { columnsOf, contentOf } from './columns.ts';
import { hasSamePictures, newPrices, wantedPictures, type Dependencies } from './in-file.ts';
import { setPrices } from './price-store.ts';
import { applyDue } from './prices.ts';
import { factsOf, shortcomings, stateOf } from './present.ts';
import { anyHouse } from './read-store.ts';
import { changeState } from './state.ts';

/** The most houses added by one statement: their pictures are parameters, and PostgreSQL allows 65,535. */
const PER_STATEMENT = 100;

/** Binds the house part of catalog files (ADR 57). */
export function housesInFile(ctx: Dependencies): HousesInFile {
  return {
    every: async (db) =>
      (await catalogueRows(db, ctx.cipher)).map((row) => inFile(row, ctx.config.publicUrl)),
    add: async (trx, by, houses) => {
      for (let from = 0; from < houses.length; from += PER_STATEMENT)
        await addHouses(trx, ctx, by, houses.slice(from, from + PER_STATEMENT));
    },
    change: async (trx, by, house, before) => {
      await lockHouse(trx, house.id);
      const former = (await anyHouse(trx, ctx.cipher, house.id))!;
      await updateHouse(trx, house.id, columnsOf(house.content, ctx.cipher));
      if (!hasSamePictures(house, before)) {
        const { wanted } = await wantedPictures(trx, [house]);
        await writePictures(trx, ctx, by, {
          before: await loadPictures(trx, house.id),
          wanted: wanted.get(house.id)!,
        });
      }
      await savePrices(trx, ctx, by, { house, before });
      const now = (await anyHouse(trx, ctx.cipher, house.id))!;
      const changed = differing(factsOf(former), factsOf(now));
      const subject = { kind: 'house', id: house.id } as const;
      if (changed) await audit(trx, ctx, by, { action: 'house-changed', subject, change: changed });
      if (house.state !== stateOf(now)) await changeState(trx, ctx, by, { row: now, state: house.state });
      else if (house.state === 'published') refuseLosses(shortcomings(former).missing, now);
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
 * Sets the prices of a house that are new in the file.
 * @throws Refusal `amount_required`, `dates_too_far`
 */
async function savePrices(
  trx: Trx,
  ctx: Dependencies,
  by: Administrator,
  { house, before }: { house: CatalogueHouse; before: CatalogueHouse },
): Promise<void> {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  const prices = newPrices(house, before, today);
  if (prices.length === 0) return;
  const set_by = (await ctx.accounts.nameOf(trx, by.viewer.accountId)) ?? '';
  await setPrices(
    trx,
    prices.map(({ startsOn, monthlyRent, deposit }) => ({
      house_id: house.id,
      starts_on: startsOn,
      monthly_rent: monthlyRent,
      deposit,
      set_at: new Date(now),
      set_by,
      applied_at: null,
    })),
  );
  const subject = { kind: 'house', id: house.id } as const;
  await auditAll(
    trx,
    ctx,
    by,
    prices.map((after) => ({ action: 'house-price-set', subject, change: { after } })),
  );
  if (prices.some(({ startsOn }) => startsOn === today)) await applyDue(trx, house.id, now);
}
