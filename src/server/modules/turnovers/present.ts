import type { StaffMember, Turnover, TurnoverSummary } from '#contract/admin/turnovers.ts';
import type { StoredPicture } from '#contract/files.ts';
import { seoulInstant } from '#contract/rules/dates.ts';
import { personName } from '#contract/rules/people/names.ts';
import { booking } from '#contract/rules/policy.ts';
import { versionOf } from '#server/http/api/versions.ts';
import type { StaffRow } from '#server/platform/staff-read-store.ts';
import type { TurnoverRow } from './read-store.ts';

const nameOf = (firstName: string | null, lastName: string | null) =>
  firstName === null || lastName === null ? null : personName({ firstName, lastName });

export function presentSummary(row: TurnoverRow): TurnoverSummary {
  const assignee = nameOf(row.assignee_first_name, row.assignee_last_name);
  return {
    id: row.id,
    state: row.state,
    problem: row.problem,
    houseId: row.house_id,
    listingName: row.house_name,
    location: row.location,
    dueOn: row.due_on,
    dueAt: new Date(seoulInstant(row.due_on, booking.checkInTime)).toISOString(),
    freeFrom: row.free_from,
    arrival: {
      reservationId: row.arrival_id,
      code: row.code,
      memberName: nameOf(row.first_name, row.last_name),
      guests: row.guests,
    },
    departure: row.departure_id
      ? {
          reservationId: row.departure_id,
          code: row.departure_code ?? '',
          memberName: nameOf(row.departure_first_name, row.departure_last_name),
          guests: row.departure_guests ?? 0,
        }
      : null,
    assignee:
      row.assignee_account_id && assignee !== null ? { id: row.assignee_account_id, name: assignee } : null,
    steps: row.checklist.length,
    stepsDone: row.checklist.filter(({ done }) => done).length,
    photos: row.photos ?? 0,
  };
}

export function presentStaff(row: StaffRow): StaffMember {
  return { id: row.id, name: nameOf(row.first_name, row.last_name) ?? '' };
}

export function presentTurnover(
  row: TurnoverRow,
  parts: { photos: StoredPicture[]; staff: StaffRow[] },
): Turnover {
  const { state, problem, note, assignee_account_id } = row;
  return {
    ...presentSummary(row),
    version: versionOf({ state, problem, note, assignee_account_id }),
    address: row.address,
    beddingSets: row.bedding_sets,
    checklist: row.checklist,
    note: row.note,
    photos: parts.photos,
    readyAt: row.ready_at?.toISOString() ?? null,
    readyBy: row.ready_by,
    staff: parts.staff.map(presentStaff),
  };
}
