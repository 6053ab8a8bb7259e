import { randomUUID } from 'node:crypto';
import { consultations as policy } from '#contract/rules/consultations/policy.ts';
import { HOUR_MS } from '#contract/rules/durations.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { lastTold, takeUntold } from './store.ts';

export const keyOfMails = (id: string): string => `${id}:consultation:`;

/**
 * Mails the administrators about requests received since the last such mail, at most once in so many hours: a single request with details, several as
 * a number. Sent mails outlive the request, so they contain no personal data that a deletion would have to reach.
 */
export async function tellUntold(trx: Trx, ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const last = await lastTold(trx);
  if (last && now - last.getTime() < policy.digestHours * HOUR_MS && now >= last.getTime()) return;
  const untold = await takeUntold(trx, new Date(now));
  const [first] = untold;
  if (!first) return;
  const several = randomUUID();
  const page = `${ctx.config.publicUrl}/admin/consultations`;
  for (const { id, email, first_name: name, language } of await ctx.accounts.administrators(trx)) {
    const to = { accountId: id, channel: 'email', to: email, language } as const;
    if (untold.length === 1)
      await ctx.outbox.post(trx, {
        ...to,
        key: `${keyOfMails(first.id)}${id}`,
        kind: 'consultation',
        params: { name, district: first.district, rooms: String(first.rooms), link: `${page}/${first.id}` },
      });
    else
      await ctx.outbox.post(trx, {
        ...to,
        key: `consultations:${several}:${id}`,
        kind: 'consultations',
        params: { name, requests: String(untold.length), link: page },
      });
  }
}
