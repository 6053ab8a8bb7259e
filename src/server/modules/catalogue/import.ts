import { createHash } from 'node:crypto';
import type { ImportItem, ImportPlan } from '#contract/admin/catalogue.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { errorText, Refusal, refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { cellsOfCoupon } from './flat-coupons.ts';
import { comingPrices, factsOfHouse } from './flat-houses.ts';
import { parseFile, type Known, type Parsed, type Problem } from './parse.ts';
import { lockCatalogue } from './read-store.ts';
import { attemptPart } from './store.ts';

type Reader = Administrator & { language: Language };
type Facts = Record<string, string>;

/** Carries a plan out of the transaction that found it, so that nothing of it stays. */
class Previewed extends Error {
  readonly plan: ImportPlan;
  constructor(plan: ImportPlan) {
    super('previewed');
    this.plan = plan;
  }
}

/**
 * Tells all that reading a file back changes, and all that is wrong with it: it is done and taken back, so that nothing is told that would
 * not be so. @throws Refusal `catalogue_unreadable`, `catalogue_format`
 */
export async function previewImport(ctx: Context, by: Reader, bytes: Uint8Array): Promise<ImportPlan> {
  try {
    return await inTransaction(ctx, async (trx) => {
      throw new Previewed(await read(trx, ctx, by, bytes));
    });
  } catch (error) {
    if (error instanceof Previewed) return error.plan;
    throw error;
  }
}

/**
 * Applies a file, all of it or nothing.
 * @param expected names the changes that the administrator saw
 * @throws Refusal `catalogue_unreadable`, `catalogue_format`, `catalogue_invalid`, `catalogue_changed`
 */
export function applyImport(
  ctx: Context,
  by: Reader,
  bytes: Uint8Array,
  expected: string,
): Promise<ImportPlan> {
  return inTransaction(ctx, async (trx) => {
    const plan = await read(trx, ctx, by, bytes);
    if (plan.problems.length > 0) refuse('catalogue_invalid');
    if (plan.plan !== expected) refuse('catalogue_changed');
    const after = { rows: plan.created + plan.changed };
    await audit(trx, ctx, by, 'catalogue-imported', { kind: 'export', id: 'catalogue' }, { after });
    return { ...plan, applied: true };
  });
}

async function read(trx: Trx, ctx: Context, by: Reader, bytes: Uint8Array): Promise<ImportPlan> {
  await lockCatalogue(trx);
  const known: Known = {
    houses: new Map((await ctx.inFile.houses.every(trx)).map((house) => [house.id, house])),
    coupons: new Map((await ctx.inFile.coupons.every(trx)).map((coupon) => [coupon.code, coupon])),
  };
  const parsed = parseFile(bytes, known);
  const { problems } = parsed;
  const items = [
    ...(await saveHouses(trx, ctx, by, parsed, known)),
    ...(await saveCoupons(trx, ctx, by, parsed, known)),
  ];
  const count = (action: ImportItem['action']) => items.filter((item) => item.action === action).length;
  const changes = items.filter(({ action }) => action !== 'unchanged');
  return {
    format: parsed.format,
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    items,
    problems: problems
      .toSorted((a, b) => a.line - b.line)
      .map(({ kind, id, line, field, code, params }) => ({
        kind,
        id,
        line,
        field,
        code,
        text: errorText(code, by.language, params),
      })),
    applied: false,
    plan: createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 32),
  };
}

async function saveHouses(trx: Trx, ctx: Context, by: Reader, { houses, problems }: Parsed, known: Known) {
  const today = seoulDate(ctx.clock.now());
  const items: ImportItem[] = [];
  for (const { line, value } of houses) {
    const before = known.houses.get(value.id);
    const facts = (house: typeof value): Facts => ({
      ...factsOfHouse(house, before),
      // Prices are added and replaced, never taken away.
      prices: comingPrices(
        { prices: [...house.prices, ...(before?.prices ?? []).filter((price) => !has(house.prices, price))] },
        today,
      ).join('\n'),
    });
    const item = itemOf(
      'house',
      value.id,
      value.content.name.ko,
      line,
      before && facts(before),
      facts(value),
    );
    items.push(item);
    if (item.action === 'unchanged') continue;
    await attempt(trx, problems, item, () => ctx.inFile.houses.save(trx, by, value, before));
  }
  return items;
}

const has = (prices: readonly { startsOn: string }[], price: { startsOn: string }) =>
  prices.some(({ startsOn }) => startsOn === price.startsOn);

async function saveCoupons(trx: Trx, ctx: Context, by: Reader, { coupons, problems }: Parsed, known: Known) {
  const items: ImportItem[] = [];
  for (const { line, value } of coupons) {
    const before = known.coupons.get(value.code);
    const facts = (coupon: typeof value): Facts => {
      const { code: _, ...cells } = cellsOfCoupon(coupon);
      // The day on which it was ended here stays.
      return { ...cells, endedAt: cells['endedAt'] ? (before?.endedAt ?? cells['endedAt']) : '' };
    };
    const item = itemOf('coupon', value.code, value.code, line, before && facts(before), facts(value));
    items.push(item);
    if (item.action === 'unchanged') continue;
    await attempt(trx, problems, item, () => ctx.inFile.coupons.save(trx, by, value, before !== undefined));
  }
  return items;
}

function itemOf(
  kind: ImportItem['kind'],
  id: string,
  name: string,
  line: number,
  before: Facts | undefined,
  after: Facts,
): ImportItem {
  const fields = Object.keys(after)
    .filter((field) => (before?.[field] ?? '') !== after[field])
    .map((field) => ({ field, before: before?.[field] || null, after: after[field] || null }));
  const action = before ? (fields.length > 0 ? 'changed' : 'unchanged') : 'created';
  return { kind, id, name, line, action, fields };
}

/** Saves one house or coupon; a refusal is a problem of its line, and nothing of it stays. */
async function attempt(
  trx: Trx,
  problems: Problem[],
  { kind, id, line }: ImportItem,
  save: () => Promise<void>,
): Promise<void> {
  try {
    await attemptPart(trx, save);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [field = ''] = Object.keys(error.fields ?? {});
    problems.push({ kind, id, line, field, code: error.code, params: error.params });
  }
}
