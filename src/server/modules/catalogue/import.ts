import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CatalogueHouse, ImportItem, ImportPlan } from '#contract/admin/catalogue.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { errorText, Refusal, refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { cellsOfCoupon } from './flat-coupons.ts';
import { comingPrices, factsOfHouse } from './flat-houses.ts';
import type { Known, Parsed, Problem } from './parse.ts';
import { parseInThread } from './parser-thread.ts';
import { lockCatalogue } from './read-store.ts';
import { attemptPart } from './store.ts';

type Reader = Administrator & { language: Language };
type Facts = Record<string, string>;

type Attempt = (work: (trx: Trx) => Promise<void>) => Promise<void>;

/** Thrown to roll back the transaction of a preview. */
class Rehearsed extends Error {}

/**
 * Returns all changes and problems of reading a file back. Every house and coupon is really saved and rolled back, so that the preview is exact, each
 * in a short transaction, because others need their turn at a database with one session.
 * @throws Refusal `catalogue_unreadable`, `catalogue_format`, `catalogue_too_long`
 */
export async function previewImport(ctx: Context, by: Reader, bytes: Uint8Array): Promise<ImportPlan> {
  const rehearse: Attempt = async (work) => {
    try {
      await inTransaction(ctx, async (trx) => {
        await work(trx);
        throw new Rehearsed();
      });
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error;
    }
  };
  const known = await knownIn(ctx.db, ctx);
  const parsed = await parseInThread(bytes, known);
  const isNew = (id: string) => !known.houses.has(id);
  return plan(by, parsed, [
    ...(await saveHouses(rehearse, ctx, by, { parsed, known })),
    ...(await saveCoupons(rehearse, ctx, by, {
      parsed,
      known,
      prepare: async (trx, ids) => {
        // A coupon may name houses that come with it.
        for (const { value } of parsed.houses)
          if (isNew(value.id) && ids.includes(value.id))
            await attemptPart(trx, () => ctx.inFile.houses.add(trx, by, [value])).catch(orRefused);
      },
    })),
  ]);
}

/**
 * Applies a file, all or nothing.
 * @param expected names the changes that the administrator saw
 * @throws Refusal `catalogue_unreadable`, `catalogue_format`, `catalogue_too_long`, `catalogue_invalid`, `catalogue_changed`
 */
export function applyImport(
  ctx: Context,
  by: Reader,
  bytes: Uint8Array,
  expected: string,
): Promise<ImportPlan> {
  return inTransaction(ctx, async (trx) => {
    await lockCatalogue(trx);
    const known = await knownIn(trx, ctx);
    const parsed = await parseInThread(bytes, known);
    if (parsed.problems.length > 0) refuse('catalogue_invalid');
    const part: Attempt = (work) => attemptPart(trx, () => work(trx));
    const added: CatalogueHouse[] = [];
    const items = await saveHouses(part, ctx, by, { parsed, known, added });
    // Together, so that many hold up nobody for long; which of them is refused the preview has told.
    await ctx.inFile.houses.add(trx, by, added).catch((error: unknown) => {
      orRefused(error);
      refuse('catalogue_invalid');
    });
    const done = plan(by, parsed, [...items, ...(await saveCoupons(part, ctx, by, { parsed, known }))]);
    if (done.problems.length > 0) refuse('catalogue_invalid');
    if (done.plan !== expected) refuse('catalogue_changed');
    const after = { rows: done.created + done.changed };
    await audit(trx, ctx, by, {
      action: 'catalogue-imported',
      subject: { kind: 'export', id: 'catalogue' },
      change: { after },
    });
    return { ...done, applied: true };
  });
}

/** Swallows a refusal, because it is reported for the line of its house; throws any other error. */
function orRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

async function knownIn(db: Db, ctx: Context): Promise<Known> {
  return {
    houses: new Map((await ctx.inFile.houses.every(db)).map((house) => [house.id, house])),
    coupons: new Map((await ctx.inFile.coupons.every(db)).map((coupon) => [coupon.code, coupon])),
  };
}

function plan(by: Reader, { format, problems }: Parsed, items: ImportItem[]): ImportPlan {
  const count = (action: ImportItem['action']) => items.filter((item) => item.action === action).length;
  const changes = items.filter(({ action }) => action !== 'unchanged');
  return {
    format,
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

async function saveHouses(
  save: Attempt,
  ctx: Context,
  by: Reader,
  {
    parsed: { houses, problems },
    known,
    added,
  }: { parsed: Parsed; known: Known; added?: CatalogueHouse[] | undefined },
): Promise<ImportItem[]> {
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
    const item = itemOf('house', {
      id: value.id,
      name: value.content.name.ko,
      line,
      before: before && facts(before),
      after: facts(value),
    });
    items.push(item);
    // Others are answered between the houses of a long file.
    await nextTurn();
    if (item.action === 'unchanged') continue;
    if (!before && added) added.push(value);
    else
      await attempt(save, problems, item, (trx) =>
        before ? ctx.inFile.houses.change(trx, by, value, before) : ctx.inFile.houses.add(trx, by, [value]),
      );
  }
  return items;
}

const has = (prices: readonly { startsOn: string }[], price: { startsOn: string }) =>
  prices.some(({ startsOn }) => startsOn === price.startsOn);

async function saveCoupons(
  save: Attempt,
  ctx: Context,
  by: Reader,
  {
    parsed: { coupons, problems },
    known,
    prepare,
  }: {
    parsed: Parsed;
    known: Known;
    prepare?: (trx: Trx, houseIds: readonly string[]) => Promise<void>;
  },
): Promise<ImportItem[]> {
  const items: ImportItem[] = [];
  for (const { line, value } of coupons) {
    const before = known.coupons.get(value.code);
    const facts = (coupon: typeof value): Facts => {
      const { code: _, ...cells } = cellsOfCoupon(coupon);
      // The day on which it was ended here stays.
      return { ...cells, endedAt: cells['endedAt'] ? (before?.endedAt ?? cells['endedAt']) : '' };
    };
    const item = itemOf('coupon', {
      id: value.code,
      name: value.code,
      line,
      before: before && facts(before),
      after: facts(value),
    });
    items.push(item);
    if (item.action === 'unchanged') continue;
    await attempt(save, problems, item, async (trx) => {
      await prepare?.(trx, value.houseIds);
      await ctx.inFile.coupons.save(trx, by, value, before !== undefined);
    });
  }
  return items;
}

function itemOf(
  kind: ImportItem['kind'],
  {
    id,
    name,
    line,
    before,
    after,
  }: { id: string; name: string; line: number; before: Facts | undefined; after: Facts },
): ImportItem {
  const fields = Object.keys(after)
    .filter((field) => (before?.[field] ?? '') !== after[field])
    .map((field) => ({ field, before: before?.[field] || null, after: after[field] || null }));
  const action = before ? (fields.length > 0 ? 'changed' : 'unchanged') : 'created';
  return { kind, id, name, line, action, fields };
}

async function attempt(
  save: Attempt,
  problems: Problem[],
  { kind, id, line }: ImportItem,
  work: (trx: Trx) => Promise<void>,
): Promise<void> {
  try {
    await save(work);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [field = ''] = Object.keys(error.fields ?? {});
    problems.push({ kind, id, line, field, code: error.code, params: error.params });
  }
}
