import { randomUUID } from 'node:crypto';
import { addDays, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import { invitations } from '#contract/rules/invitations/policy.ts';
import { currentStatus } from '#contract/rules/reservation-status.ts';
import type { Context } from '#server/context.ts';
import { refuseFull, spendAllowance, tryAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { deletionBlocks } from '#server/platform/deletion-blocks.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { findRecipient } from '../read-store.ts';
import { lockReservation } from '../store.ts';

/**
 * Mails the member the link to create the account that the reservation is held for, in their language (ADR 43). The previous link stops working.
 * @returns false if the account needs no invitation or nothing is held any more
 * @throws Refusal `too_many_requests` after the daily limit per address; with `skip` it returns false and the previous link keeps working
 */
export async function inviteMember(
  trx: Trx,
  ctx: Context,
  by: Administrator,
  { id, whenSpent = 'refuse' }: { id: string; whenSpent?: 'refuse' | 'skip' | undefined },
): Promise<boolean> {
  const member = await findRecipient(trx, id);
  // An account comes before any house, as where its member requests a stay.
  if (member) await ctx.accounts.lock(trx, member.account_id);
  const reservation = await lockReservation(trx, id);
  const to = await findRecipient(trx, id);
  const at = new Date(ctx.clock.now());
  if (!to?.invited_at) return false;
  if (!(await isInvitationOpen(trx, ctx, id, to))) return false;
  const status = currentStatus(reservation.status, reservation.hold_expires_at, at.getTime());
  const fullUntil = await ctx.outbox.mailboxFullUntil(trx, { kind: 'invitation', to: to.email });
  if (fullUntil && whenSpent === 'skip') return false;
  refuseFull(ctx, fullUntil);
  if (whenSpent === 'refuse') await spendAllowance(ctx, 'invitationsOfAddress', to.email, trx);
  else if (await tryAllowance(ctx, 'invitationsOfAddress', to.email, trx)) return false;
  const secret = await ctx.accounts.invitationSecret(trx, to.account_id, {
    at,
    until: lastEnd(reservation.check_out, at),
  });
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
      checkIn: reservation.check_in,
      checkOut: reservation.check_out,
      code: reservation.code,
      expiresAt:
        status === 'requested' && !reservation.hold_kept_at ? reservation.hold_expires_at.toISOString() : '',
      link: `${ctx.config.publicUrl}/auth/signup?token=${secret}`,
    },
  });
  await audit(trx, ctx, by, {
    action: 'member-invited',
    subject: { kind: 'reservation', id },
    change: { after: { email: to.email } },
  });
  return true;
}

type Invited = { account_id: string; email: string; phone_country: string | null; phone: string | null };

/** True as long as the reservation still holds something for the invited account, also money, so that it can be invited again (ADR 43). */
export async function isInvitationOpen(db: Db, ctx: Context, id: string, invited: Invited): Promise<boolean> {
  const blocks = await deletionBlocks(ctx, db, {
    accountId: invited.account_id,
    email: invited.email,
    phoneCountry: invited.phone_country,
    phone: invited.phone,
  });
  return blocks.some(({ reservationId }) => reservationId === id);
}

/** Returns the final end of a link. It works past the check-out, because the deposit is still held then. */
function lastEnd(checkOut: PlainDate, at: Date): Date {
  const left = seoulInstant(addDays(checkOut, 1), '00:00');
  return new Date(Math.max(left, at.getTime()) + invitations.linkDays * DAY_MS);
}
