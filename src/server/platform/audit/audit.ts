import type { Context } from '#server/context.ts';
import type { Administrator, AuditedAction, AuditedKind } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { insertAuditEntries } from '#server/platform/audit/audit-store.ts';

type Change = { before?: Record<string, unknown>; after?: Record<string, unknown> };

export type Deed = { action: AuditedAction; subject: { kind: AuditedKind; id: string }; change?: Change };

/** Records an administrator's action, in the transaction of the action, so that both are stored or neither. */
export function audit(
  trx: Trx,
  ctx: Pick<Context, 'clock' | 'accounts'>,
  by: Administrator,
  deed: Deed,
): Promise<void> {
  return auditAll(trx, ctx, by, [deed]);
}

export async function auditAll(
  trx: Trx,
  ctx: Pick<Context, 'clock' | 'accounts'>,
  { viewer, ip, userAgent }: Administrator,
  deeds: readonly Deed[],
): Promise<void> {
  const of = {
    at: new Date(ctx.clock.now()),
    actor_account_id: viewer.accountId,
    actor_name: (await ctx.accounts.nameOf(trx, viewer.accountId)) ?? '',
    ip,
    user_agent: userAgent,
  };
  const written = (facts?: Record<string, unknown>) => (facts ? JSON.stringify(facts) : null);
  await insertAuditEntries(
    trx,
    deeds.map(({ action, subject, change }) => ({
      ...of,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: written(change?.before),
      after: written(change?.after),
    })),
  );
}
