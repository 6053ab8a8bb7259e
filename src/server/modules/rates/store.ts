import { sql, type Insertable, type Selectable } from 'kysely';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type ManualRateRow = Selectable<Schema['manual_rates']>;

/** Locks the manual rates until the transaction ends, also when there is no row. */
export async function lockManualRates(trx: Trx): Promise<void> {
  // Where none is set there is no row to lock.
  await sql`lock table manual_rates in share row exclusive mode`.execute(trx);
}

/** Finds the manual rate that applies at an instant: not ended and not past its last Seoul date. */
export function manualRateAt(db: Db, at: Date): Promise<ManualRateRow | undefined> {
  return db
    .selectFrom('manual_rates')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', seoulDate(at.getTime()))]))
    .executeTakeFirst();
}

export async function endManualRates(trx: Trx, at: Date): Promise<void> {
  await trx.updateTable('manual_rates').set({ ended_at: at }).where('ended_at', 'is', null).execute();
}

export async function insertManualRate(trx: Trx, row: Insertable<Schema['manual_rates']>): Promise<void> {
  await trx.insertInto('manual_rates').values(row).execute();
}
