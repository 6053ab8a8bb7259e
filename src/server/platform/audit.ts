import type { Context } from '#server/context.ts';
import type { Administrator, AuditedAction, AuditedKind } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { insertAuditEntry } from './audit-store.ts';

type Change = { before?: Record<string, unknown>; after?: Record<string, unknown> };

/** Records what an administrator did to a thing: in the transaction that does it, so that neither is there without the other. */
export async function audit(
  trx: Trx,
  ctx: Pick<Context, 'clock' | 'accounts'>,
  { viewer, ip, userAgent }: Administrator,
  action: AuditedAction,
  subject: { kind: AuditedKind; id: string },
  change: Change = {},
): Promise<void> {
  await insertAuditEntry(trx, {
    at: new Date(ctx.clock.now()),
    actor_account_id: viewer.accountId,
    actor_name: (await ctx.accounts.nameOf(trx, viewer.accountId)) ?? '',
    ip,
    user_agent: userAgent,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    before: change.before ? JSON.stringify(change.before) : null,
    after: change.after ? JSON.stringify(change.after) : null,
  });
}
