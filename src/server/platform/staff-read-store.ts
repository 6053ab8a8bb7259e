import type { Db } from '#server/ports/database.ts';

/** Lists the administrators who are not blocked, by name: the people that work can be assigned to. */
export function staff(db: Db) {
  return db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name'])
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute();
}
export type StaffRow = Awaited<ReturnType<typeof staff>>[number];
