import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { ChangeSettlement } from '#contract/rules/change.ts';
import type { StoredOccupant } from '#server/db/schema-changes.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';

export type ChangeRow = Selectable<Schema['reservation_changes']>;

export function openChange(db: Db, reservationId: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('reservation_changes')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export async function insertChange(
  trx: Trx,
  row: Omit<Insertable<Schema['reservation_changes']>, 'id'>,
): Promise<void> {
  await trx
    .insertInto('reservation_changes')
    .values({ ...row, id: randomUUID() })
    .execute();
}

export async function noteDone(trx: Trx, id: string, what: 'signed_at' | 'paid_at', at: Date): Promise<void> {
  await trx
    .updateTable('reservation_changes')
    .set({ [what]: at })
    .where('id', '=', id)
    .where(what, 'is', null)
    .execute();
}

export function sumColumns({ toPay, toReturn }: Pick<ChangeSettlement, 'toPay' | 'toReturn'>) {
  return {
    to_pay: toPay.amount,
    to_pay_usd_cents: toPay.usdCents,
    to_return: toReturn.amount,
    to_return_usd_cents: toReturn.usdCents,
  };
}

export async function setPeople(trx: Trx, id: string, occupants: StoredOccupant[]): Promise<void> {
  await trx
    .updateTable('reservation_changes')
    .set({ occupants: JSON.stringify(occupants) })
    .where('id', '=', id)
    .execute();
}

export async function setSums(
  trx: Trx,
  id: string,
  sums: Partial<ReturnType<typeof sumColumns>> & { instalment_id?: null },
): Promise<void> {
  await trx.updateTable('reservation_changes').set(sums).where('id', '=', id).execute();
}

export async function endChange(
  trx: Trx,
  id: string,
  outcome: NonNullable<ChangeRow['outcome']>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('reservation_changes')
    .set({ outcome, ended_at: at, occupants: null })
    .where('id', '=', id)
    .execute();
}

/** Lists the reservations with a change due by `now`, in one house or in all; at most 200. */
export async function dueChanges(db: Db, now: Date, houseId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('reservation_changes as c')
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .select('r.id')
    .where('c.ended_at', 'is', null)
    .where('c.due_at', '<=', now)
    .$if(houseId !== null, (query) => query.where('r.house_id', '=', houseId!))
    .orderBy('c.due_at')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}
