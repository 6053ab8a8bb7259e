import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/ports/database.ts';
import { devicesForAdministrators, openInstalments } from './read-store.ts';
import { presentAdminUserDetail, type AccountRow } from '../present.ts';
import { consentsOf } from '../store.ts';

/** Loads an account with everything that administrators see of it, one query after the other, because a transaction has one connection. */
export async function loadAdminUser(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  account: AccountRow,
): Promise<AdminUserDetail> {
  const now = clock.now();
  const consents = await consentsOf(db, account.id);
  const devices = await devicesForAdministrators(db, account.id);
  const owed = await openInstalments(db, account.id, new Date(now));
  return presentAdminUserDetail(account, { consents, devices, owed }, seoulDate(now));
}
