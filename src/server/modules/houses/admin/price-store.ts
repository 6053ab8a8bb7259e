import type { Insertable } from 'kysely';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export async function setPrices(
  trx: Trx,
  rows: readonly Insertable<Schema['house_prices']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('house_prices')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['house_id', 'starts_on']).doUpdateSet(({ ref }) => ({
        monthly_rent: ref('excluded.monthly_rent'),
        deposit: ref('excluded.deposit'),
        set_at: ref('excluded.set_at'),
        set_by: ref('excluded.set_by'),
        applied_at: ref('excluded.applied_at'),
      })),
    )
    .execute();
}

export function priceOn(db: Db, houseId: string, startsOn: PlainDate) {
  return db
    .selectFrom('house_prices')
    .selectAll()
    .where('house_id', '=', houseId)
    .where('starts_on', '=', startsOn)
    .executeTakeFirst();
}

export async function deletePrice(trx: Trx, houseId: string, startsOn: PlainDate): Promise<void> {
  await trx
    .deleteFrom('house_prices')
    .where('house_id', '=', houseId)
    .where('starts_on', '=', startsOn)
    .execute();
}

export async function housesWithDuePrices(db: Db, today: PlainDate): Promise<string[]> {
  const rows = await db
    .selectFrom('house_prices')
    .select('house_id')
    .distinct()
    .where('applied_at', 'is', null)
    .where('starts_on', '<=', today)
    .execute();
  return rows.map(({ house_id }) => house_id);
}

export function latestDue(trx: Trx, houseId: string, today: PlainDate) {
  return trx
    .selectFrom('house_prices')
    .select(['monthly_rent', 'deposit'])
    .where('house_id', '=', houseId)
    .where('starts_on', '<=', today)
    .orderBy('starts_on', 'desc')
    .executeTakeFirst();
}

export async function markApplied(trx: Trx, houseId: string, today: PlainDate, at: Date): Promise<void> {
  await trx
    .updateTable('house_prices')
    .set({ applied_at: at })
    .where('house_id', '=', houseId)
    .where('applied_at', 'is', null)
    .where('starts_on', '<=', today)
    .execute();
}
