import { sql, type Insertable, type Selectable } from 'kysely';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type ManualRateRow = Selectable<Schema['manual_rates']>;

/** Holds what is set by hand until the transaction ends, none too. */
export async function lockManualRates(trx: Trx): Promise<void> {
  // Where none is set there is no row to lock.
  await sql`lock table manual_rates in share row exclusive mode`.execute(trx);
}

/** Finds the rate set by hand that holds at an instant: neither ended, nor past its last day in Seoul. */
export function manualRateAt(db: Db, at: Date): Promise<ManualRateRow | undefined> {
  return db
    .selectFrom('manual_rates')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', seoulDate(at.getTime()))]))
    .executeTakeFirst();
}

/** Ends whatever is set by hand. */
export async function endManualRates(trx: Trx, at: Date): Promise<void> {
  await trx.updateTable('manual_rates').set({ ended_at: at }).where('ended_at', 'is', null).execute();
}

export async function insertManualRate(trx: Trx, row: Insertable<Schema['manual_rates']>): Promise<void> {
  await trx.insertInto('manual_rates').values(row).execute();
}
