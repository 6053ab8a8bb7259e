import { sql, type Insertable, type Updateable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports/database.ts';
import { profiles, type StaffRow } from './read-store.ts';

/** Locks all profiles with their order and the hosts of houses, so that changes happen one after the other. */
export async function lockProfiles(trx: Trx): Promise<StaffRow[]> {
  // A profile that is added meanwhile would have no row to lock yet.
  await sql`lock table staff_profiles in share row exclusive mode`.execute(trx);
  return profiles(trx);
}

export async function insertProfile(trx: Trx, profile: Insertable<Schema['staff_profiles']>): Promise<void> {
  await trx.insertInto('staff_profiles').values(profile).execute();
}

export async function updateProfile(
  trx: Trx,
  id: string,
  change: Updateable<Schema['staff_profiles']>,
): Promise<void> {
  await trx.updateTable('staff_profiles').set(change).where('id', '=', id).execute();
}

export async function deleteProfile(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('staff_profiles').where('id', '=', id).execute();
}

/** Numbers profiles from 1 in the order of their ids. */
export async function writeOrder(trx: Trx, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await trx
      .updateTable('staff_profiles')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .where('position', '<>', index + 1)
      .execute();
}

/** Names the host of a house, or none. */
export async function writeHost(trx: Trx, house_id: string, staff_id: string | null): Promise<void> {
  await trx.deleteFrom('house_hosts').where('house_id', '=', house_id).execute();
  if (staff_id) await trx.insertInto('house_hosts').values({ house_id, staff_id }).execute();
}
