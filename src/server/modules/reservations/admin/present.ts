import type { Selectable } from 'kysely';
import type { NoiseComplaint, StaffNote } from '#contract/admin/records.ts';
import type {
  AdminReservation,
  AdminReservationDetail,
  ReservationEvent,
} from '#contract/admin/reservations.ts';
import type { StoredPicture } from '#contract/files.ts';
import { personName } from '#contract/rules/people/names.ts';
import { currentStatus } from '#contract/rules/reservation-status.ts';
import type { Schema } from '#server/db/schema.ts';
import { presentWithoutPhoto } from '../present.ts';
import { presentSettlement } from '../money/present.ts';
import type { AdminListRow } from './read-store.ts';
import type { SettledDeposit } from '../money/deposit-store.ts';
import type { ComplaintRow, NoteRow } from './store.ts';

type EventRow = Selectable<Schema['reservation_events']>;

export function presentEventToAdministrators(event: EventRow): ReservationEvent {
  return {
    transition: event.transition,
    at: event.at.toISOString(),
    by: event.actor_kind,
    byName: event.actor_name,
    before: event.before,
    after: event.after,
    reason: event.reason,
    note: event.note,
  };
}

export function presentBooker(row: AdminListRow) {
  const { member_first_name: firstName, member_last_name: lastName } = row;
  return {
    memberId: row.account_id,
    // An account without a name is called by its address.
    memberName:
      firstName === null || lastName === null
        ? null
        : personName({ firstName, lastName }).trim() || row.email,
    memberEmail: row.email,
    memberInvited: row.member_invited_at !== null,
    memberPhone: row.member_phone === null ? null : `${row.member_phone_country} ${row.member_phone}`,
  };
}

export function presentPreparation(row: AdminListRow): AdminReservation['turnover'] {
  const { turnover_id: id, turnover_state: state } = row;
  return id && state ? { id, state } : null;
}

export function presentParking(row: AdminListRow): AdminReservation['parked'] {
  const { parked_at: at, gave_way_at: gaveWay } = row;
  return at && { at: at.toISOString(), hasRoom: gaveWay === null };
}

/**
 * True while a signature is missing, as in the list's filter: for a request, and for a confirmed stay with a new contract for a move or a change,
 * which counts as signed meanwhile.
 */
export function isContractOpen(row: AdminListRow, nowMs: number): boolean {
  const status = currentStatus(row.status, row.hold_expires_at, nowMs);
  const isValid = status === 'requested' || status === 'confirmed';
  return isValid && (row.signed_at === null || row.contract_status === 'sent');
}

export function presentAdminReservation(
  row: AdminListRow,
  owed: ReadonlyMap<string, unknown>,
  nowMs: number,
): AdminReservation {
  return {
    ...presentWithoutPhoto(row, nowMs),
    ...presentBooker(row),
    turnover: presentPreparation(row),
    parked: presentParking(row),
    contractOpen: isContractOpen(row, nowMs),
    depositOpen: owed.has(row.id),
    location: row.location,
  };
}

export function presentDeductions({ deductions }: SettledDeposit, pictures: StoredPicture[]) {
  return deductions.map(({ text, amount, photoIds = [] }) => ({
    text,
    amount,
    photos: pictures.filter(({ id }) => photoIds.includes(id)),
  }));
}

export function presentDepositRefund(
  row: SettledDeposit,
  pictures: StoredPicture[],
): NonNullable<AdminReservationDetail['depositSettled']> {
  return {
    ...presentSettlement(row, null),
    deductions: presentDeductions(row, pictures),
    by: row.actor_name,
  };
}

export function presentComplaint(row: ComplaintRow): NoiseComplaint {
  const { id, heard_on: date, source, text, withdrawn_at: at, withdrawn_by: by } = row;
  return {
    id,
    date,
    source,
    text,
    recordedAt: row.recorded_at.toISOString(),
    recordedBy: row.actor_name,
    withdrawn: at && { at: at.toISOString(), by: by ?? '', reason: row.withdrawn_reason ?? '' },
  };
}

export function presentNote(row: NoteRow): StaffNote {
  return {
    id: row.id,
    text: row.text,
    writtenAt: row.written_at.toISOString(),
    writtenBy: row.actor_name,
  };
}
