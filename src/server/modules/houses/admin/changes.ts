import { randomUUID } from 'node:crypto';
import type { AdminHouse, HouseContent, HouseCopy, NewHouse } from '#contract/admin/houses.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { HousePart } from '#contract/rules/houses/completeness.ts';
import { slugOf } from '#contract/rules/text/slug.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { Cipher } from '#server/ports/secrets/cipher.ts';
import { isHouseId } from '../policy.ts';
import { houseOfRequest, insertHouses, lockHouse, updateHouse } from '../store.ts';
import { blank, columnsOf, contentOf, newContent } from './columns.ts';
import { setPrices } from './price-store.ts';
import { adminHouse, factsOf, shortcomings } from './present.ts';
import { anyHouse, pricesOf, type AdminHouseRow } from './read-store.ts';

export type ByVersion = Administrator & { ifMatch: string };
type Facts = Record<string, unknown>;

/** Loads a house as administrators edit it. @throws Refusal `not_found` */
export async function loadHouse(db: Db, cipher: Cipher, id: string): Promise<AdminHouse> {
  const row = (isHouseId(id) && (await anyHouse(db, cipher, id))) || refuse('not_found');
  return adminHouse(row, await pricesOf(db, id));
}

/**
 * Locks a house that still has the version seen by the administrator.
 * @throws Refusal `not_found`, `version_stale` with the house as it is now
 */
export async function heldHouse(
  trx: Trx,
  cipher: Cipher,
  id: string,
  ifMatch: string,
): Promise<AdminHouseRow> {
  if (isHouseId(id)) await lockHouse(trx, id);
  requireVersion(ifMatch, await loadHouse(trx, cipher, id));
  return (await anyHouse(trx, cipher, id))!;
}

/** Adds an unpublished house without price and door code. Repeating the request returns the first house in its present state. */
export function addHouse(ctx: Context, by: Administrator, given: NewHouse): Promise<AdminHouse> {
  return inTransaction(ctx, async (trx) => {
    const made = await insertContent(trx, ctx.cipher, newContent(given), given.requestId);
    if (made.isKnown) return loadHouse(trx, ctx.cipher, made.id);
    const { id } = made;
    const after = {
      name: given.name.ko,
      nameEn: given.name.en,
      location: given.location,
      houseType: given.type,
    };
    await audit(trx, ctx, by, { action: 'house-added', subject: { kind: 'house', id }, change: { after } });
    return loadHouse(trx, ctx.cipher, id);
  });
}

/**
 * Replaces the content of a house, based on the version that the administrator saw.
 * @throws Refusal `not_found`, `version_stale` with the house as it is now, `house_incomplete` for a published one that would lack something
 */
export function replaceHouse(
  ctx: Context,
  id: string,
  by: ByVersion,
  content: HouseContent,
): Promise<AdminHouse> {
  return inTransaction(ctx, async (trx) => {
    const before = await heldHouse(trx, ctx.cipher, id, by.ifMatch);
    await updateHouse(trx, id, columnsOf(content, ctx.cipher));
    const after = (await anyHouse(trx, ctx.cipher, id))!;
    refuseLosses(shortcomings(before).missing, after);
    const changed = differing(factsOf(before), factsOf(after));
    if (changed)
      await audit(trx, ctx, by, { action: 'house-changed', subject: { kind: 'house', id }, change: changed });
    return loadHouse(trx, ctx.cipher, id);
  });
}

/**
 * Refuses a change by which a published house loses a required part. Parts missing before, such as the description of a new picture, block no change.
 * @throws Refusal `house_incomplete`
 */
export function refuseLosses(formerly: readonly HousePart[], after: AdminHouseRow): void {
  const { missing } = shortcomings(after);
  if (after.published && missing.some((part) => !formerly.includes(part)))
    refuse('house_incomplete', {}, { state: 'house_incomplete' });
}

/**
 * Copies a house under a new name, with its content and its price from today on but without pictures and door code. Repeating the request returns the
 * first copy in its present state.
 * @throws Refusal `not_found`
 */
export function copyHouse(
  ctx: Context,
  from: string,
  by: Administrator,
  { name, requestId }: HouseCopy,
): Promise<AdminHouse> {
  return inTransaction(ctx, async (trx) => {
    const row = (isHouseId(from) && (await anyHouse(trx, ctx.cipher, from))) || refuse('not_found');
    const content = { ...contentOf(row), name };
    const made = await insertContent(trx, ctx.cipher, content, requestId);
    if (made.isKnown) return loadHouse(trx, ctx.cipher, made.id);
    const { id } = made;
    if (row.monthly_rent > 0) {
      const { monthly_rent, deposit } = row;
      const now = new Date(ctx.clock.now());
      await updateHouse(trx, id, { monthly_rent, deposit });
      const set_by = (await ctx.accounts.nameOf(trx, by.viewer.accountId)) ?? '';
      const dates = { starts_on: seoulDate(now.getTime()), set_at: now, applied_at: now };
      await setPrices(trx, [{ house_id: id, monthly_rent, deposit, set_by, ...dates }]);
    }
    const after = { name: name.ko, nameEn: name.en, copyOf: row.name.ko };
    await audit(trx, ctx, by, { action: 'house-copied', subject: { kind: 'house', id }, change: { after } });
    return loadHouse(trx, ctx.cipher, id);
  });
}

/**
 * Stores a house under an id made from its English name, or from random characters if that has no Latin letters.
 * @returns the id; `isKnown` if the same request stored it before
 * @throws Error if both ids are taken
 */
async function insertContent(
  trx: Trx,
  cipher: Cipher,
  content: HouseContent,
  requestId?: string,
): Promise<{ id: string; isKnown: boolean }> {
  const sign = randomUUID().slice(0, 8);
  const slug = slugOf(content.name.en) || `home-${sign}`;
  const columns = { ...columnsOf(content, cipher), ...blank, request_id: requestId ?? null };
  for (const id of [slug, `${slug.slice(0, 55)}-${sign}`]) {
    if (await insertHouses(trx, [{ id, ...columns }])) return { id, isKnown: false };
    const known = requestId && (await houseOfRequest(trx, requestId));
    if (known) return { id: known, isKnown: true };
  }
  throw new Error(`No id is free for a house called ${slug}`);
}

/** Returns the facts that differ, or null. Wi-Fi passwords are masked. */
export function differing(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const moved = Object.keys(after).filter((name) => after[name] !== before[name]);
  const only = (facts: Facts) =>
    Object.fromEntries(moved.map((name) => [name, name === 'wifiPassword' ? '••••' : facts[name]]));
  return moved.length > 0 ? { before: only(before), after: only(after) } : null;
}
