import { createHash } from 'node:crypto';
import { nearby } from '#contract/seoul/projection.ts';
import { seoul } from '#contract/seoul/seoul.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { commutesFrom } from './policy.ts';
import { outdatedHouses, replaceCommutes } from './store.ts';

/** Grows with every change of the rules that commutes are worked out by; a change of the data is noticed by itself. */
const RULES = 1;
const BATCH = 200;

const version = `${RULES}-${createHash('sha256').update(JSON.stringify(seoul)).digest('hex').slice(0, 16)}`;

/**
 * Works out the commutes of houses that are new or have moved, and of all where data or rules have changed. By the public coordinates: minutes by the exact
 * ones would tell the address to whoever compares several universities.
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
