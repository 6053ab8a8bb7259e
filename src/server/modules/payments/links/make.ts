import { randomUUID } from 'node:crypto';
import type { MadePaymentLink } from '#contract/reservations/payment-links.ts';
import type { Language } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { DueRow } from '../read-store.ts';
import { linkEnd, newToken } from './policy.ts';
import { presentLink } from './present.ts';
import { insertLink } from './store.ts';

export function addressOf(ctx: Context, token: string): string {
  return `${ctx.config.publicUrl}/pay/${token}`;
}

/** Makes a link to pay an instalment that `trx` has locked. Its address is only known now: the database stores the hash alone. */
export async function insertNewLink(
  trx: Trx,
  ctx: Context,
  due: DueRow,
  { language, mailedTo }: { language: Language; mailedTo: string | null },
): Promise<MadePaymentLink> {
  const now = ctx.clock.now();
  const { token, hash } = newToken();
  const row = {
    id: randomUUID(),
    language,
    mailed_to: mailedTo,
    made_at: new Date(now),
    expires_at: linkEnd(due, now),
  };
  await insertLink(trx, { ...row, instalment_id: due.id, token_hash: hash });
  return { ...presentLink(row), url: `${addressOf(ctx, token)}?lng=${language}` };
}
