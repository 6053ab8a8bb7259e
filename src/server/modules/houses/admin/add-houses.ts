import type { CatalogueHouse } from '#contract/admin/catalogue.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { refuse } from '#server/http/api/errors.ts';
import { auditAll, type Deed } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { insertPictures } from '../picture-store.ts';
import { factsOfPictures } from '../pictures.ts';
import { insertHouses, updateHouses } from '../store.ts';
import { blank, columnsOf } from './columns.ts';
import { newPrices, wantedPictures, type Dependencies } from './in-file.ts';
import { setPrices } from './price-store.ts';
import { factsOf, shortcomings } from './present.ts';
import { anyHouses, type AdminHouseRow } from './read-store.ts';
import { actionOf } from './state.ts';

/**
 * Adds houses of a catalog file with few statements, so that others do not wait long for a database with one session while hundreds are added.
 * @throws Refusal like `HousesInFile`, with the reason for one of the houses
 */
export async function addHouses(
  trx: Trx,
  ctx: Dependencies,
  by: Administrator,
  houses: readonly CatalogueHouse[],
): Promise<void> {
  const now = new Date(ctx.clock.now());
  const today = seoulDate(now.getTime());
  const priced = houses.map((house) => ({ house, prices: newPrices(house, undefined, today) }));
  const holding = (prices: (typeof priced)[number]['prices']) =>
    prices.find(({ startsOn }) => startsOn === today);
  await insertHouses(
    trx,
    priced.map(({ house, prices }) => {
      const price = holding(prices);
      const money = price && { monthly_rent: price.monthlyRent, deposit: price.deposit };
      return { id: house.id, ...columnsOf(house.content, ctx.cipher), ...blank, ...money };
    }),
  );
  const set_by = (await ctx.accounts.nameOf(trx, by.viewer.accountId)) ?? '';
  await setPrices(
    trx,
    priced.flatMap(({ house, prices }) =>
      prices.map(({ startsOn, monthlyRent, deposit }) => ({
        house_id: house.id,
        starts_on: startsOn,
        monthly_rent: monthlyRent,
        deposit,
        set_at: now,
        set_by,
        applied_at: startsOn === today ? now : null,
      })),
    ),
  );
  const pictures = await addPictures(trx, ctx, houses);
  const rows = new Map(
    (await anyHouses(trx, ctx.cipher, [...pictures.keys()])).map((row) => [row.id, row] as const),
  );
  await bringIntoState(trx, now, houses, rows);
  await auditAll(
    trx,
    ctx,
    by,
    priced.flatMap(({ house, prices }) =>
      deedsOf(house, rows.get(house.id)!, prices, pictures.get(house.id)!),
    ),
  );
}

/** @returns the pictures by house */
async function addPictures(trx: Trx, ctx: Dependencies, houses: readonly CatalogueHouse[]) {
  const { wanted, uploaded } = await wantedPictures(trx, houses);
  await ctx.files.attachAll(
    trx,
    'house',
    houses.map(({ id }) => ({
      id,
      pictures: wanted.get(id)!.flatMap((picture) => (uploaded.has(picture.id) ? [picture.id] : [])),
    })),
  );
  await insertPictures(
    trx,
    houses.map(({ id }) => ({ id, pictures: wanted.get(id)! })),
  );
  // Of a picture of two houses the later words hold.
  const described = new Map([...wanted.values()].flat().map((picture) => [picture.id, picture] as const));
  await ctx.files.describe(
    trx,
    [...described.values()]
      .filter(({ id }) => uploaded.has(id))
      .map(({ id, alt, focus }) => ({ id, alt, focus })),
  );
  return wanted;
}

async function bringIntoState(
  trx: Trx,
  at: Date,
  houses: readonly CatalogueHouse[],
  rows: ReadonlyMap<string, AdminHouseRow>,
): Promise<void> {
  const idsOf = (state: CatalogueHouse['state']) =>
    houses.filter((house) => house.state === state).map(({ id }) => id);
  const published = idsOf('published');
  if (published.some((id) => shortcomings(rows.get(id)!).missing.length > 0))
    refuse('house_incomplete', {}, { state: 'house_incomplete' });
  await updateHouses(trx, published, { published: true });
  await updateHouses(trx, idsOf('archived'), { archived_at: at });
}

function deedsOf(
  { id, state }: CatalogueHouse,
  row: AdminHouseRow,
  prices: ReturnType<typeof newPrices>,
  pictures: Parameters<typeof factsOfPictures>[0]['pictures'],
): Deed[] {
  const subject = { kind: 'house', id } as const;
  const isHidden = state === 'unpublished';
  const none = factsOfPictures({ pictures: [] });
  const listed = { before: none, after: factsOfPictures({ pictures }) };
  return [
    { action: 'house-added', subject, change: { after: { ...factsOf(row), wifiPassword: '••••' } } },
    ...(pictures.length > 0 ? [{ action: 'house-pictures-changed', subject, change: listed } as const] : []),
    ...prices.map((after) => ({ action: 'house-price-set', subject, change: { after } }) as const),
    ...(isHidden ? [] : [{ action: actionOf('unpublished', state), subject }]),
  ];
}
