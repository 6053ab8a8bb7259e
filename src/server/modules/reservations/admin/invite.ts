import { randomUUID } from 'node:crypto';
import { seoulInstant } from '#contract/rules/dates.ts';
import { currentStatus } from '#contract/rules/reservation-status.ts';
import type { Context } from '#server/context.ts';
import { spendAllowance, tryAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { findRecipient } from '../read-store.ts';
import { lockReservation } from '../store.ts';

/**
 * Mails the member of a reservation the link by which they make the account that it is held for, in their language (ADR 43). The one before
 * opens nothing any more.
 * @returns false where the account needs no invitation, or nothing is held any more
 * @throws Refusal `too_many_requests` after as many as an address should get in a day; with `skip` the one before stays good instead
 */
export async function inviteMember(
  trx: Trx,
  ctx: Context,
  by: Administrator,
  id: string,
  whenSpent: 'refuse' | 'skip' = 'refuse',
): Promise<boolean> {
  const stay = await lockReservation(trx, id);
  const to = await findRecipient(trx, id);
  const at = new Date(ctx.clock.now());
  const until = new Date(seoulInstant(stay.check_out, '00:00'));
  const status = currentStatus(stay.status, stay.hold_expires_at, at.getTime());
  if (!to || until <= at || (status !== 'requested' && status !== 'confirmed')) return false;
  if (!to.invited_at) return false;
  if (whenSpent === 'refuse') await spendAllowance(ctx, 'invitationsOfAddress', to.email, trx);
  else if (await tryAllowance(ctx, 'invitationsOfAddress', to.email, trx)) return false;
  const secret = await ctx.accounts.invitationSecret(trx, to.account_id, { at, until });
  if (!secret) return false;
  await ctx.outbox.post(trx, {
    key: `${id}:invitation:${randomUUID()}`,
    kind: 'invitation',
    reservationId: id,
    accountId: to.account_id,
    channel: 'email',
    to: to.email,
    language: to.language,
    params: {
      name: to.first_name,
      house: to.house,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
      code: stay.code,
      expiresAt: status === 'requested' ? stay.hold_expires_at.toISOString() : '',
      link: `${ctx.config.publicUrl}/auth/signup?token=${secret}`,
    },
  });
  await audit(trx, ctx, by, 'member-invited', { kind: 'reservation', id }, { after: { email: to.email } });
  return true;
}
