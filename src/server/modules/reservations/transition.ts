import type { Insertable } from 'kysely';
import { personName } from '#contract/rules/people/names.ts';
import type { TransitionName } from '#contract/rules/reservation-status.ts';
import type { ErrorCode } from '#contract/wire.ts';
import { isExclusionViolation } from '#server/db/errors.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import type { Dependencies } from './transitions/dependencies.ts';
import { applyEffects } from './effects.ts';
import { endsChange, lifecycle, may, placeOf } from './lifecycle.ts';
import { withOwnLanguages } from './occupants/languages.ts';
import { presentOccupant } from './present.ts';
import { findPerson, occupantsOf } from './read-store.ts';
import type { ReservationRow } from './store.ts';
import type { Change, ChangeBy } from './transitions/change.ts';
import {
  attempt,
  insertEvent,
  insertReservation,
  setOccupants,
  updateReservation,
} from './transition-store.ts';

export type Outcome = { done: ReservationRow; refused?: undefined } | { refused: ErrorCode };

export function create(
  trx: Trx,
  ctx: Dependencies,
  row: Omit<Insertable<Schema['reservations']>, 'status' | 'closed_at' | 'closed_reason'>,
  {
    by,
    parts,
  }: { by: Actor; parts: Required<Pick<Change, 'occupants' | 'schedule'>> & Pick<Change, 'note'> },
): Promise<Outcome> {
  const status = 'requested';
  return carryOut(trx, ctx, {
    name: 'request',
    before: null,
    by,
    change: parts,
    write: () => insertReservation(trx, { ...row, status }),
  });
}

/**
 * Takes a reservation that `trx` has locked through a transition of the graph: writes its row, the event (who, when, before, after, why) and the
 * effects, which see the new row, all at the instant of the stopped clock. Only this function writes reservations.
 * @returns the new row; `refused` if the graph does not allow the transition for this actor, a note is missing, or the dates are taken. @throws
 * errors of stores and effects; the transaction must then be rolled back.
 */
export async function transition<Name extends Exclude<TransitionName, 'request'>>(
  trx: Trx,
  ctx: Dependencies,
  reservation: ReservationRow,
  { name, by, ...given }: { name: Name; by: Actor } & ChangeBy<Name>,
): Promise<Outcome> {
  const change: Change = given;
  const now = ctx.clock.now();
  const { to, stamps, closes, needsNote, takesDates } = lifecycle[name];
  const place = placeOf(reservation, now);
  if (!may(name, place, by.kind))
    return { refused: place === 'hold_over' || place === 'expired' ? 'hold_expired' : 'not_changeable' };
  if (reservation.change_check_in && !endsChange(name)) return { refused: 'change_pending' };
  if (needsNote && !change.note?.trim()) return { refused: 'reason_required' };
  const at = new Date(now);
  const columns = {
    // A reservation with new dates, or none any more, waits for no room. Nights of a stay that ended early still count, and others have them.
    ...(takesDates || (closes && to !== 'checked_out_early') ? { parked_at: null, gave_way_at: null } : {}),
    ...change.columns,
    status: to === 'as_is' ? reservation.status : to,
    closed_at: closes ? at : null,
    closed_reason: closes ?? null,
    ...(stamps ? { [stamps]: at } : {}),
  };
  return carryOut(trx, ctx, {
    name,
    before: reservation,
    by,
    change,
    write: () => updateReservation(trx, reservation.id, columns),
  });
}

async function carryOut(
  trx: Trx,
  ctx: Dependencies,
  {
    name,
    before,
    by,
    change,
    write,
  }: {
    name: TransitionName;
    before: ReservationRow | null;
    by: Actor;
    change: Change;
    write: () => Promise<ReservationRow>;
  },
): Promise<Outcome> {
  let after: ReservationRow;
  try {
    after = await (lifecycle[name].takesDates ? attempt(trx, write) : write());
  } catch (error) {
    if (isExclusionViolation(error, 'reservations_no_overlap')) return { refused: 'dates_taken' };
    throw error;
  }
  const peopleBefore =
    before && change.occupants ? (await occupantsOf(trx, after.id)).map(presentOccupant) : null;
  const people = change.occupants && withOwnLanguages(change.occupants, peopleBefore ?? []);
  if (people) await setOccupants(trx, after.id, people);
  if (change.schedule) await ctx.payments.setSchedule(trx, after.id, change.schedule);
  await insertEvent(trx, {
    reservation_id: after.id,
    transition: name,
    actor_kind: by.kind,
    actor_account_id: 'accountId' in by ? by.accountId : null,
    actor_name: await nameOf(trx, by),
    at: new Date(ctx.clock.now()),
    ...differences(
      before && { ...before, occupants: peopleBefore, extended_by_id: null, refund_override: null },
      {
        ...after,
        occupants: people ?? null,
        extended_by_id: change.extendedBy ?? null,
        refund_override: change.refundOverride ?? null,
      },
    ),
    reason: lifecycle[name].closes ?? null,
    note: change.note?.trim() ?? null,
  });
  await applyEffects(trx, ctx, name, { reservation: after, change });
  return { done: after };
}

async function nameOf(trx: Trx, by: Actor): Promise<string | null> {
  if (by.kind === 'system') return null;
  if (by.name !== undefined) return by.name;
  const person = by.accountId === null ? undefined : await findPerson(trx, by.accountId);
  return person ? personName({ firstName: person.first_name, lastName: person.last_name }) : null;
}

type Facts = Record<string, unknown>;

/**
 * Compares two states of a reservation and returns the facts that differ, or all facts of a new one. The account is left out, so that it is only in
 * the row.
 */
function differences(before: Facts | null, after: Facts): { before: string | null; after: string } {
  const moved = Object.keys(after).filter((key) => {
    if (key === 'id' || key === 'account_id') return false;
    return before ? JSON.stringify(before[key]) !== JSON.stringify(after[key]) : after[key] !== null;
  });
  const pick = (facts: Facts) => JSON.stringify(Object.fromEntries(moved.map((key) => [key, facts[key]])));
  return { before: before && pick(before), after: pick(after) };
}
