import type { Selectable } from 'kysely';
import type { AdminReservation, ReservationEvent } from '#contract/admin/reservations.ts';
import { personName } from '#contract/rules/names.ts';
import type { Schema } from '#server/db/schema.ts';
import { presentSummary } from '../present.ts';
import type { AdminReservationRow } from './read-store.ts';

type PhotoRow = Selectable<Schema['photos']>;
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
export function presentBooker(row: AdminReservationRow) {
  const { member_first_name: firstName, member_last_name: lastName } = row;
  return {
    memberId: row.account_id,
    memberName: firstName === null || lastName === null ? null : personName({ firstName, lastName }),
    memberEmail: row.email,
    memberPhone: row.member_phone === null ? null : `${row.member_phone_country} ${row.member_phone}`,
  };
}

/** Presents a reservation in a list of administrators. */
export function presentAdminReservation(
  row: AdminReservationRow,
  photo: PhotoRow | undefined,
  nowMs: number,
): AdminReservation {
  return { ...presentSummary(row, photo, nowMs), ...presentBooker(row), location: row.location };
}
