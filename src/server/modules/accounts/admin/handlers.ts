import type { Role } from '#contract/accounts.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { blockAccount, correctAccount, unblockAccount } from './changes.ts';
import { loadAdminUser } from './details.ts';
import { exportNewsRecipients } from './news-recipients.ts';
import { presentAdminUser, type AccountRow } from '../present.ts';
import * as store from '../store.ts';

export const adminAccounts: Handlers<'adminUsers'> = {
  list: async ({ query }, ctx) => {
    const { accounts, total } = await store.searchAccounts(ctx.db, query);
    const consents = await store.consentsOfAll(
      ctx.db,
      accounts.map(({ id }) => id),
    );
    const items = accounts.map((account) =>
      presentAdminUser(
        account,
        consents.filter((consent) => consent.account_id === account.id),
      ),
    );
    return { items, page: pageInfo(query, total) };
  },

  get: async ({ params }, ctx) => {
    const account = (isId(params.id) && (await store.accountById(ctx.db, params.id))) || refuse('not_found');
    return loadAdminUser(ctx.db, ctx, account);
  },

  newsRecipients: (input, ctx) => exportNewsRecipients(ctx, input),
  update: (input, ctx) => correctAccount(ctx, input.params.id, input, input.body),
  block: (input, ctx) => blockAccount(ctx, input.params.id, input, input.body.reason),
  unblock: (input, ctx) => unblockAccount(ctx, input.params.id, input),

  grantAdmin: (input, ctx) => giveRole(ctx, input, input.params.id, 'admin'),

  revokeAdmin: async (input, ctx) => {
    // Somebody who gives up their own role cannot take it back: they are asked twice.
    if (input.params.id === input.viewer.accountId && !input.query.own) refuse('own_role');
    return giveRole(ctx, input, input.params.id, 'member');
  },
};

/**
 * Gives an account a role and audits it. Does nothing if it has the role already.
 * @throws Refusal `last_administrator`
 */
function giveRole(ctx: Context, by: Administrator, id: string, role: Role) {
  return inTransaction(ctx, async (trx) => {
    const administrators = await store.lockAdministrators(trx);
    const before = (isId(id) && (await store.lockAccount(trx, id))) || refuse('not_found');
    if (role === 'member' && administrators.every((each) => each === id) && before.role === 'admin')
      refuse('last_administrator');
    let after: AccountRow = before;
    if (before.role !== role) {
      after = (await store.updateAccount(trx, id, { role })) ?? refuse('not_found');
      const action = role === 'admin' ? 'role-granted' : 'role-revoked';
      const change = { before: { role: before.role }, after: { role } };
      await audit(trx, ctx, by, { action, subject: { kind: 'account', id }, change });
    }
    return presentAdminUser(after, await store.consentsOf(trx, id));
  });
}
