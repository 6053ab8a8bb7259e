import type { RefundAccount, RefundAccountState } from '#contract/reservations/refund-accounts.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db } from '#server/ports/database.ts';
import type { Viewer } from '#server/ports/sessions.ts';
import { owns } from '../read-store.ts';
import { presentMasked, readAccount, stored } from './present.ts';
import { isNeeded } from './read-store.ts';
import * as store from './store.ts';

export const refundAccounts: Handlers<'refundAccounts'> = {
  get: async ({ params, viewer }, ctx) => {
    await admit(ctx, viewer, params.id);
    return state(ctx.db, ctx, params.id);
  },
  set: {
    admit: ({ params, viewer }, ctx) => admit(ctx, viewer, params.id),
    handle: async ({ params, body, viewer }, ctx) => {
      await spendAllowance(ctx, 'refundAccountsOfAccount', viewer.accountId);
      return inTransaction(ctx, async (trx) => {
        if (!(await isNeeded(trx, params.id))) refuse('refund_account_not_needed');
        const at = new Date(ctx.clock.now());
        await store.storeAccount(trx, { reservation_id: params.id, ...stored(ctx, body), set_at: at });
        return state(trx, ctx, params.id);
      });
    },
  },
  remove: async ({ params, viewer }, ctx) => {
    await admit(ctx, viewer, params.id);
    await store.deleteAccounts(ctx.db, [params.id]);
    return state(ctx.db, ctx, params.id);
  },
};

/**
 * Reads the refund account of a stay; null if there is none. The access is audited first, without the account itself
 * (docs/specification.md#cancellation-and-refunds).
 * @throws Refusal `refund_account_not_needed` if nothing has to be sent by hand.
 */
export async function readRefundAccount(
  ctx: Context,
  id: string,
  by: Administrator,
): Promise<RefundAccount | null> {
  if (!isId(id)) refuse('not_found');
  if (!(await isNeeded(ctx.db, id))) refuse('refund_account_not_needed');
  const row = await store.findAccount(ctx.db, id);
  if (!row) return null;
  await inTransaction(ctx, (trx) =>
    audit(trx, ctx, by, { action: 'refund-account-read', subject: { kind: 'reservation', id } }),
  );
  return readAccount(ctx, row);
}

/** @throws Refusal `not_found` for a stay that is not the viewer's own */
async function admit(ctx: Context, viewer: Viewer | null, id: string): Promise<void> {
  const { accountId } = viewer ?? refuse('unauthorized');
  if (!isId(id) || !(await owns(ctx.db, accountId, id))) refuse('not_found');
}

async function state(db: Db, ctx: Context, id: string): Promise<RefundAccountState> {
  const row = await store.findAccount(db, id);
  return { needed: await isNeeded(db, id), account: row ? presentMasked(ctx, row) : null };
}
