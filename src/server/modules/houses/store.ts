import { sql } from 'kysely';
import type { Trx } from '#server/ports/database.ts';

/** Locks a house against others who change it. */
export async function lockHouse(trx: Trx, id: string): Promise<void> {
  await sql`select 1 from houses where id = ${id} for no key update`.execute(trx);
}

/** Stores the checklist of a house as JSON; null for the one that every house has. */
export async function updateChecklist(trx: Trx, id: string, steps: string | null): Promise<void> {
  await trx.updateTable('houses').set({ turnover_checklist: steps }).where('id', '=', id).execute();
}
