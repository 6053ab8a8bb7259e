import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

/**
 * Counts one use in a window that begins with the first use. A single statement, so that parallel servers miss none.
 * @returns null, or when the next use is allowed.
 */
export async function countUse(
  db: Db,
  { key, most, windowMs }: { key: string; most: number; windowMs: number },
  now: number,
): Promise<Date | null> {
  const at = new Date(now);
  const end = new Date(now + windowMs);
  const counted = await sql`
    insert into allowances as a (key, since, until, used) values (${key}, ${at}, ${end}, 1)
    on conflict (key) do update set
      since = case when a.until <= ${at} then excluded.since else a.since end,
      until = case when a.until <= ${at} then excluded.until else a.until end,
      used = case when a.until <= ${at} then 1 else a.used + 1 end
    where a.until <= ${at} or a.used < ${most}
    returning key`.execute(db);
  if (counted.rows.length > 0) return null;
  const row = await db.selectFrom('allowances').select('until').where('key', '=', key).executeTakeFirst();
  return row?.until ?? at;
}

/** Returns when the next use is allowed, or null if now. Does not count a use. */
export async function usedUp(
  db: Db,
  { key, most }: { key: string; most: number },
  now: number,
): Promise<Date | null> {
  const row = await db
    .selectFrom('allowances')
    .select('until')
    .where('key', '=', key)
    .where('until', '>', new Date(now))
    .where('used', '>=', most)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function release(db: Db, key: string): Promise<void> {
  await db
    .updateTable('allowances')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('key', '=', key)
    .where('used', '>', 0)
    .execute();
}

export async function forgetCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('allowances').where('until', '<=', now).execute();
}
