import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { isId } from '#contract/rules/id.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { lastOfChain } from '../money/deposit.ts';
import { loadDetails, withContract } from '../load-details.ts';
import { eventsOf } from '../store.ts';
import { isInvitationOpen } from './invite.ts';
import { possibleActions } from './policy.ts';
import {
  presentBooker,
  presentDepositRefund,
  presentEventToAdministrators,
  presentParking,
  presentPreparation,
} from './present.ts';
import { doubtsFor, refundsForStaff } from './money-read-store.ts';
import { reservationVersion } from './version.ts';
import { findReservation, type AdminReservationRow } from './read-store.ts';
import { wasHoldExtended } from './records.ts';
import { depositRefundOf } from '../money/deposit-store.ts';

/** Loads a reservation for administrators, without the access information. @throws Refusal `not_found` */
export async function loadAdminDetails(ctx: Context, id: string): Promise<AdminReservationDetail> {
  const row = await loadRow(ctx, id);
  const now = ctx.clock.now();
  const { checkInInfo: _, ...details } = await loadDetails(ctx.db, ctx, row, now);
  const events = await eventsOf(ctx.db, row.id);
  const settled = await depositRefundOf(ctx.db, row.id);
  const pictures = await ctx.files.picturesOf(ctx.db, { kind: 'deduction', id: row.id });
  const circumstances = {
    reservation: row,
    last: await lastOfChain(ctx.db, row, new Date(now)),
    holdWasExtended: wasHoldExtended(events),
    depositIsSettled: settled !== undefined,
    signatures: details.contract.signers.filter(({ status }) => status === 'signed').length,
    unpaid: details.payments.filter(isOpen).map(({ seq }) => seq),
  };
  return {
    ...details,
    version: await reservationVersion(ctx.db, row.id),
    ...presentBooker(row),
    invitationOpen: await canBeInvited(ctx, row),
    events: events.map(presentEventToAdministrators),
    turnover: presentPreparation(row),
    parked: presentParking(row),
    depositSettled: settled
      ? {
          ...presentDepositRefund(settled, pictures),
          refundedUsdCents: details.depositSettled?.refundedUsdCents ?? null,
          returnedUsdCents: details.depositSettled?.returnedUsdCents ?? null,
        }
      : null,
    identities: await ctx.contracts.identities(ctx.db, (await withContract(ctx.db, row)).contract_id),
    ...(await refundsForStaff(ctx.db, row.id)),
    doubts: await doubtsFor(ctx.db, row.id),
    actions: possibleActions(circumstances, now),
  };
}

async function canBeInvited(ctx: Context, row: AdminReservationRow): Promise<boolean> {
  const { account_id, email, member_phone_country: phone_country, member_phone: phone } = row;
  if (!row.member_invited_at || !account_id || email === null) return false;
  return isInvitationOpen(ctx.db, ctx, row.id, { account_id, email, phone_country, phone });
}

/** @throws Refusal `not_found` */
export async function loadRow(ctx: Context, id: string): Promise<AdminReservationRow> {
  return (isId(id) && (await findReservation(ctx.db, id))) || refuse('not_found');
}

function isOpen({ status }: ReservationInstalment): boolean {
  return status === 'due' || status === 'overdue' || status === 'processing';
}
