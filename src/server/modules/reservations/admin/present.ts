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

/** Presents an event to administrators: with the name that the actor had then, and the reason that was written. */
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

/** Presents who booked, as the account says now. */
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

/** Presents the work in the house before the arrival, where any is planned. */
export function presentPreparation(row: AdminListRow): AdminReservation['turnover'] {
  const { turnover_id: id, turnover_state: state } = row;
  return id && state ? { id, state } : null;
}

/** Presents since when a reservation waits for a room, and whether it still holds its nights. */
export function presentParking(row: AdminListRow): AdminReservation['parked'] {
  const { parked_at: at, gave_way_at: gaveWay } = row;
  return at && { at: at.toISOString(), hasRoom: gaveWay === null };
}

/**
 * True while somebody is still to sign, as the filter of the list has it: a request, and a confirmed stay whose house or dates change, which
 * stays signed while its new contract waits.
 */
export function isContractOpen(row: AdminListRow, nowMs: number): boolean {
  const status = currentStatus(row.status, row.hold_expires_at, nowMs);
  const isValid = status === 'requested' || status === 'confirmed';
  return isValid && (row.signed_at === null || row.contract_status === 'sent');
}

/** Presents a reservation in a list of administrators; `owed` has those whose deposit has to go back. */
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

/** Presents what was kept of a deposit, each part with those of the settlement's pictures that show it. */
export function presentDeductions({ deductions }: SettledDeposit, pictures: StoredPicture[]) {
  return deductions.map(({ text, amount, photoIds = [] }) => ({
    text,
    amount,
    photos: pictures.filter(({ id }) => photoIds.includes(id)),
  }));
}

/** Presents how a deposit was settled, and by whom. */
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

/** Presents a noise complaint with the administrator who recorded it, and who withdrew it. */
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

/** Presents a staff note with its author. */
export function presentNote(row: NoteRow): StaffNote {
  return {
    id: row.id,
    text: row.text,
    writtenAt: row.written_at.toISOString(),
    writtenBy: row.actor_name,
  };
}
