import type { Insertable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';

export async function openMethod(db: Db, method: Insertable<Schema['sandbox_methods']>): Promise<void> {
  await db
    .insertInto('sandbox_methods')
    .values(method)
    .onConflict((conflict) => conflict.column('setup_id').doNothing())
    .execute();
}

export function findMethod(db: Db, setupId: string) {
  return db.selectFrom('sandbox_methods').selectAll().where('setup_id', '=', setupId).executeTakeFirst();
}
export type SandboxMethod = NonNullable<Awaited<ReturnType<typeof findMethod>>>;

export async function moveMethod(
  db: Db,
  setupId: string,
  from: SandboxMethod['status'],
  to: { status: SandboxMethod['status']; declines?: boolean },
): Promise<void> {
  await db
    .updateTable('sandbox_methods')
    .set(to)
    .where('setup_id', '=', setupId)
    .where('status', '=', from)
    .execute();
}

export function storedMethod(db: Db, customerKey: string, methodKey: string) {
  return db
    .selectFrom('sandbox_methods')
    .selectAll()
    .where('method_key', '=', methodKey)
    .where('customer_key', '=', customerKey)
    .where('status', '=', 'stored')
    .executeTakeFirst();
}

export async function deleteMethod(db: Db, methodKey: string): Promise<void> {
  await db
    .updateTable('sandbox_methods')
    .set({ status: 'deleted' })
    .where('method_key', '=', methodKey)
    .execute();
}
