import { isBirthDate } from '#contract/rules/people/birth-date.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { loadAdminUser } from './details.ts';
import type { AccountRow } from '../present.ts';
import { endDevices } from '../session-store.ts';
import * as store from '../store.ts';

/** The account fields that administrators can correct. `birthDate` is a Seoul date, or null if the account has none. */
type Correction = { firstName: string; lastName: string; birthDate: string | null };

/**
 * Corrects the name or date of birth of an account, based on the version that the administrator saw, and audits the change.
 * @throws Refusal `version_stale` with the account as it is now, `birth_date_invalid`
 */
export function correctAccount(
  ctx: Context,
  id: string,
  by: Administrator & { ifMatch: string },
  change: Correction,
): Promise<AdminUserDetail> {
  const { birthDate } = change;
  if (birthDate !== null && !isBirthDate(birthDate, seoulDate(ctx.clock.now())))
    refuse('birth_date_invalid', {}, { birthDate: 'birth_date_invalid' });
  return inTransaction(ctx, async (trx) => {
    const account = await heldAccount(trx, id);
    requireVersion(by.ifMatch, await loadAdminUser(trx, ctx, account));
    const was: Correction = {
      firstName: account.first_name,
      lastName: account.last_name,
      birthDate: account.birth_date,
    };
    const changed = (['firstName', 'lastName', 'birthDate'] as const).filter(
      (name) => was[name] !== change[name],
    );
    if (changed.length === 0) return loadAdminUser(trx, ctx, account);
    const after = await store.updateAccount(trx, id, {
      first_name: change.firstName,
      last_name: change.lastName,
      birth_date: birthDate,
    });
    const only = (entries: Correction) => Object.fromEntries(changed.map((name) => [name, entries[name]]));
    const subject = { kind: 'account', id } as const;
    await audit(trx, ctx, by, {
      action: 'account-corrected',
      subject,
      change: { before: only(was), after: only(change) },
    });
    return loadAdminUser(trx, ctx, after ?? account);
  });
}

/**
 * Blocks an account: ends all its sessions and refuses new log-ins; its reservations stay (docs/specification.md#running-the-company).
 * @throws Refusal `own_account`, `last_administrator`
 */
export function blockAccount(
  ctx: Context,
  id: string,
  by: Administrator,
  reason: string,
): Promise<AdminUserDetail> {
  return inTransaction(ctx, async (trx) => {
    const administrators = await store.lockAdministrators(trx);
    const account = await heldAccount(trx, id);
    if (id === by.viewer.accountId) refuse('own_account');
    // Of two who block each other at the same moment the second is blocked by now.
    if (!administrators.includes(by.viewer.accountId)) refuse('forbidden');
    if (account.role === 'admin' && administrators.every((each) => each === id)) refuse('last_administrator');
    if (account.blocked_at) return loadAdminUser(trx, ctx, account);
    const at = new Date(ctx.clock.now());
    const after = await store.updateAccount(trx, id, { blocked_at: at, blocked_reason: reason });
    await endDevices(trx, { accountId: id }, at);
    await audit(trx, ctx, by, {
      action: 'account-blocked',
      subject: { kind: 'account', id },
      change: { after: { reason } },
    });
    return loadAdminUser(trx, ctx, after ?? account);
  });
}

/** Lets a blocked account log in again. Does nothing if it is not blocked. */
export function unblockAccount(ctx: Context, id: string, by: Administrator): Promise<AdminUserDetail> {
  return inTransaction(ctx, async (trx) => {
    const account = await heldAccount(trx, id);
    if (!account.blocked_at) return loadAdminUser(trx, ctx, account);
    const after = await store.updateAccount(trx, id, { blocked_at: null, blocked_reason: null });
    const before = { reason: account.blocked_reason };
    await audit(trx, ctx, by, {
      action: 'account-unblocked',
      subject: { kind: 'account', id },
      change: { before },
    });
    return loadAdminUser(trx, ctx, after ?? account);
  });
}

async function heldAccount(trx: Trx, id: string): Promise<AccountRow> {
  return (isId(id) && (await store.holdAccount(trx, id))) || refuse('not_found');
}
