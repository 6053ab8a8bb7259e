import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports/database.ts';

export type Row = Selectable<Schema['turnovers']>;

export function lockTurnover(trx: Trx, id: string): Promise<Row | undefined> {
  return trx
    .selectFrom('turnovers')
    .selectAll()
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the turnovers of a house from a Seoul date on, and those of these arrivals in any house. */
export function lockPlanned(
  trx: Trx,
  houseId: string,
  today: PlainDate,
  arrivals: readonly string[],
): Promise<Row[]> {
  return trx
    .selectFrom('turnovers')
    .selectAll()
    .where('cancelled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('house_id', '=', houseId), eb('due_on', '>=', today)]),
        ...(arrivals.length > 0 ? [eb('arrival_id', 'in', arrivals)] : []),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Inserts turnovers; an arrival that has one keeps it. */
export async function insertTurnovers(trx: Trx, rows: Insertable<Schema['turnovers']>[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('turnovers')
    .values(rows)
    .onConflict((conflict) => conflict.column('arrival_id').where('cancelled_at', 'is', null).doNothing())
    .execute();
}

export async function updateTurnover(
  trx: Trx,
  id: string,
  change: Updateable<Schema['turnovers']>,
): Promise<void> {
  await trx.updateTable('turnovers').set(change).where('id', '=', id).execute();
}

export async function replaceSteps(trx: Trx, houseId: string, checklist: string): Promise<void> {
  await trx
    .updateTable('turnovers')
    .set({ checklist })
    .where('house_id', '=', houseId)
    .where('state', '=', 'todo')
    .where('cancelled_at', 'is', null)
    .execute();
}

export async function forgetNotes(trx: Trx, stays: readonly string[]): Promise<void> {
  if (stays.length === 0) return;
  await trx
    .updateTable('turnovers')
    .set({ note: '', problem: sql<string | null>`case when problem is null then null else '' end` })
    .where((eb) => eb.or([eb('arrival_id', 'in', stays), eb('departure_id', 'in', stays)]))
    .execute();
}
