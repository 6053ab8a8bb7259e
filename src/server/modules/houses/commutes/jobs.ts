import { createHash } from 'node:crypto';
import { nearby } from '#contract/seoul/projection.ts';
import { seoul } from '#contract/seoul/seoul.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { commutesFrom } from './policy.ts';
import { outdatedHouses, replaceCommutes } from './store.ts';

/** The version of the commute rules. Increase it with every change of the rules; changed data is detected automatically. */
const RULES = 1;
const BATCH = 200;

const version = `${RULES}-${createHash('sha256').update(JSON.stringify(seoul)).digest('hex').slice(0, 16)}`;

/**
 * Computes the commutes of new and moved houses, and of all after a change of data or rules. It uses the public coordinates, because minutes from the
 * exact ones would reveal the address by comparing several universities.
 */
export async function updateCommutes(ctx: Context): Promise<void> {
  while ((await inTransaction(ctx, updateSome)) === BATCH);
}

async function updateSome(trx: Trx): Promise<number> {
  const houses = await outdatedHouses(trx, version, BATCH);
  for (const house of houses) {
    const place = { lat: nearby(house.latitude), lon: nearby(house.longitude) };
    await replaceCommutes(trx, house, version, commutesFrom(place));
  }
  return houses.length;
}
