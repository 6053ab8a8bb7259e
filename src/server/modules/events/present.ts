import { both } from '#contract/rules/text/bilingual.ts';
import { personName } from '#contract/rules/people/names.ts';
import type { EventSignUp, EventSignUps } from '#contract/admin/events.ts';
import type { OwnEvent } from '#contract/events.ts';
import type { EventRow } from './policy.ts';
import type { OwnEventRow, SignUpRow } from './read-store.ts';

export function signUps(event: EventRow, rows: readonly SignUpRow[]): EventSignUps {
  const { cancelled_at: at, cancelled_by: by, reason } = event;
  return {
    capacity: event.capacity,
    seats: rows.filter(({ state }) => state === 'seat').map(signUp),
    waiting: rows.filter(({ state }) => state === 'waiting').map(signUp),
    cancelled: at && reason ? { at: at.toISOString(), by: by ?? '', reason } : null,
  };
}

function signUp(row: SignUpRow): EventSignUp {
  return {
    id: row.id,
    accountId: row.account_id,
    name: personName({ firstName: row.first_name, lastName: row.last_name }),
    email: row.email,
    signedUpAt: row.signed_up_at.toISOString(),
    attended: row.attended,
  };
}

export function ownEvent(row: OwnEventRow): OwnEvent {
  return {
    boardId: row.board_id,
    title: both(row.title),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    place: both(row.place),
    state: row.state,
    waitingPlace: row.state === 'waiting' ? row.place_in_queue : null,
    cancelled: row.cancelled,
  };
}
