import type { AdminHouse, PriceChange } from '#contract/admin/houses.ts';
import { addDays, isPlainDate, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Prices } from '#server/ports/pricing/prices.ts';
import { lockHouse, updateHouse } from '../store.ts';
import { loadHouse } from './changes.ts';
import * as store from './price-store.ts';

type Acting = Administrator & { ifMatch: string | undefined };

/** @throws Refusal `version_stale` if the prices of a house have changed since the administrator saw them */
function requirePrices(ifMatch: string | undefined, house: AdminHouse): void {
  if (ifMatch !== undefined) requireVersion(ifMatch, { ...house, version: house.pricesVersion });
}

/**
 * Sets rent and deposit of a house, in won, from a Seoul date on; today applies at once. Existing reservations store their own price and do not
 * change (issue 18).
 * @throws Refusal `not_found`, `dates_past`, `dates_too_far` beyond the booking window
 */
export function setPrice(
  ctx: Context,
  id: string,
  by: Acting,
  { startsOn, monthlyRent, deposit }: PriceChange,
): Promise<AdminHouse> {
  return inTransaction(ctx, async (trx) => {
    await lockHouse(trx, id);
    requirePrices(by.ifMatch, await loadHouse(trx, ctx.cipher, id));
    const now = ctx.clock.now();
    const today = seoulDate(now);
    if (startsOn < today) refuse('dates_past', {}, { startsOn: 'dates_past' });
    if (startsOn > addDays(today, booking.windowDays))
      refuse('dates_too_far', { days: booking.windowDays }, { startsOn: 'dates_too_far' });
    const former = await store.priceOn(trx, id, startsOn);
    await store.setPrices(trx, [
      {
        house_id: id,
        starts_on: startsOn,
        monthly_rent: monthlyRent,
        deposit,
        set_at: new Date(now),
        set_by: (await ctx.accounts.nameOf(trx, by.viewer.accountId)) ?? '',
        applied_at: null,
      },
    ]);
    await applyDue(trx, id, now);
    const before = former && factsOf(former);
    await audit(trx, ctx, by, {
      action: 'house-price-set',
      subject: { kind: 'house', id },
      change: { ...(before && { before }), after: { startsOn, monthlyRent, deposit } },
    });
    return loadHouse(trx, ctx.cipher, id);
  });
}

/**
 * Removes a future price.
 * @throws Refusal `not_found`, `price_applied` for a present or past one
 */
export function removePrice(
  ctx: Context,
  { id, startsOn }: { id: string; startsOn: string },
  by: Acting,
): Promise<AdminHouse> {
  return inTransaction(ctx, async (trx) => {
    await lockHouse(trx, id);
    requirePrices(by.ifMatch, await loadHouse(trx, ctx.cipher, id));
    if (!isPlainDate(startsOn)) refuse('not_found');
    const price = (await store.priceOn(trx, id, startsOn)) ?? refuse('not_found');
    if (price.applied_at || startsOn <= seoulDate(ctx.clock.now())) refuse('price_applied');
    await store.deletePrice(trx, id, startsOn);
    await audit(trx, ctx, by, {
      action: 'house-price-removed',
      subject: { kind: 'house', id },
      change: { before: factsOf(price) },
    });
    return loadHouse(trx, ctx.cipher, id);
  });
}

/** The interval after which prices set by another host are noticed. */
const LOOK_AGAIN_MS = MINUTE_MS;

/**
 * Applies prices by their date. The first call of a Seoul day writes the day's prices into the houses, where search indexes read them, and all calls
 * wait for that, so no price depends on a job. A price set for today is written at once.
 */
export function makePrices({ db, clock }: Pick<Context, 'db' | 'clock'>): Prices {
  let held: { today: PlainDate; at: number } | undefined;
  let holding: Promise<void> | undefined;
  const hold = async () => {
    const now = clock.now();
    const today = seoulDate(now);
    for (const id of await store.housesWithDuePrices(db, today))
      await db.transaction().execute(async (trx) => {
        await lockHouse(trx, id);
        await applyDue(trx, id, now);
      });
    held = { today, at: now };
  };
  const isHeld = (now: number) =>
    held?.today === seoulDate(now) && now >= held.at && now - held.at < LOOK_AGAIN_MS;
  return {
    hold: async () => {
      // A transaction of another host may have begun yesterday.
      while (!isHeld(clock.now())) {
        holding ??= hold().finally(() => (holding = undefined));
        await holding;
      }
    },
  };
}

export async function applyDue(trx: Trx, id: string, nowMs: number): Promise<void> {
  const today = seoulDate(nowMs);
  const due = await store.latestDue(trx, id, today);
  if (due) await updateHouse(trx, id, { monthly_rent: due.monthly_rent, deposit: due.deposit });
  await store.markApplied(trx, id, today, new Date(nowMs));
}

const factsOf = (row: { starts_on: PlainDate; monthly_rent: number; deposit: number }) => ({
  startsOn: row.starts_on,
  monthlyRent: row.monthly_rent,
  deposit: row.deposit,
});
