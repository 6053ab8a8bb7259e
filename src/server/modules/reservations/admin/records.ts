import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { StaffNoteRequest } from '#contract/admin/records.ts';
import { addDays, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { TransitionName } from '#contract/rules/reservation-status.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { stopClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import { holdEnd } from '../policy.ts';
import { eventsOf, lockReservation } from '../store.ts';
import { transition } from '../transition.ts';
import { endOf } from '../money/deposit.ts';
import { complaintProblem, extendHoldProblem } from './policy.ts';
import { requireState, type ActingOn } from './version.ts';
import {
  complaintsOf,
  insertComplaint,
  insertNote,
  notesOf,
  withdrawComplaint,
  type ComplaintRow,
  type NoteRow,
} from './store.ts';

/**
 * Records a noise complaint about a stay that is confirmed or ended early; enough of them allow an eviction. A repeated call returns the first
 * record.
 * @throws Refusal `not_staying` before the check-in or without a stay, `complaint_date_invalid` for a day before the check-in, after the end or in
 * the future.
 */
export function recordComplaint(
  ctx: Context,
  id: string,
  by: Administrator,
  { date, source, text }: { date: PlainDate; source: string; text: string },
): Promise<ComplaintRow> {
  return inTransaction(ctx, async (trx) => {
    const reservation = await lockReservation(trx, id);
    const still = stopClock(ctx);
    const now = still.clock.now();
    const today = seoulDate(now);
    const problem = complaintProblem(reservation, now);
    if (problem) refuse(problem);
    // The forenoon of the check-out may be loud too.
    const beyond = addDays(endOf(reservation), 1);
    if (date < reservation.check_in || date >= beyond || date > today)
      refuse('complaint_date_invalid', {}, { date: 'complaint_date_invalid' });
    // Sent once more after its answer was lost it counts once: two may end a stay.
    const before = standing(await complaintsOf(trx, id)).find(
      (each) => each.heard_on === date && each.source === source && each.text === text,
    );
    if (before) return before;
    const row = await insertComplaint(trx, {
      id: randomUUID(),
      reservation_id: id,
      heard_on: date,
      source,
      text,
      recorded_at: new Date(now),
      ...(await author(trx, ctx, by)),
    });
    const after = { id: row.id, date, source, text };
    await audit(trx, still, by, {
      action: 'noise-complaint-recorded',
      subject: { kind: 'reservation', id },
      change: { after },
    });
    return row;
  });
}

export function standing(complaints: readonly ComplaintRow[]): ComplaintRow[] {
  return complaints.filter(({ withdrawn_at }) => withdrawn_at === null);
}

/**
 * Withdraws a noise complaint for a reason. It stays on record but no longer counts toward an eviction. Repeating it changes nothing.
 * @throws Refusal `not_found` for a complaint of another reservation
 */
export function withdrawNoiseComplaint(
  ctx: Context,
  id: string,
  by: Administrator,
  { complaintId, reason }: { complaintId: string; reason: string },
): Promise<ComplaintRow> {
  return inTransaction(ctx, async (trx) => {
    // Held, so that no eviction counts it at the same time.
    await lockReservation(trx, id);
    const row = await complaintOf(trx, id, complaintId);
    if (row.withdrawn_at !== null) return row;
    await withdrawComplaint(trx, row.id, {
      withdrawn_at: new Date(ctx.clock.now()),
      withdrawn_by: (await author(trx, ctx, by)).actor_name,
      withdrawn_reason: reason,
    });
    const after = { id: row.id, date: row.heard_on, source: row.source, text: row.text, reason };
    await audit(trx, ctx, by, {
      action: 'noise-complaint-withdrawn',
      subject: { kind: 'reservation', id },
      change: { after },
    });
    return complaintOf(trx, id, complaintId);
  });
}

/** @throws Refusal `not_found` */
async function complaintOf(trx: Trx, id: string, complaintId: string): Promise<ComplaintRow> {
  const found = (await complaintsOf(trx, id)).find((each) => each.id === complaintId);
  return found ?? refuse('not_found');
}

/**
 * Adds a staff note, once per id; two notes may have the same text.
 * @throws Refusal `invalid_input` for the id of another reservation's note
 */
export function addNote(
  ctx: Context,
  id: string,
  by: Administrator,
  { id: own = randomUUID(), text }: v.InferOutput<typeof StaffNoteRequest>,
): Promise<NoteRow> {
  return inTransaction(ctx, async (trx) => {
    const row = await insertNote(trx, {
      id: own,
      reservation_id: id,
      text,
      written_at: new Date(ctx.clock.now()),
      ...(await author(trx, ctx, by)),
    });
    if (!row) {
      const before = (await notesOf(trx, id)).find((each) => each.id === own);
      return before ?? refuse('invalid_input', {}, { id: 'invalid_input' });
    }
    await audit(trx, ctx, by, {
      action: 'note-added',
      subject: { kind: 'reservation', id },
      change: { after: { id: row.id, text } },
    });
    return row;
  });
}

/** Extends the hold of a request, once, with new signing links. @throws Refusal `hold_not_extendable`, `hold_expired`. */
export function extendHold(ctx: Context, id: string, by: ActingOn): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    const reservation = await lockReservation(trx, id);
    await requireState(trx, id, by.ifMatch);
    const still = stopClock(ctx);
    const extended = wasHoldExtended(await eventsOf(trx, id));
    const problem = extendHoldProblem(reservation, extended, still.clock.now());
    if (problem) refuse(problem);
    const until = holdEnd(reservation.hold_expires_at.getTime());
    const actor = { kind: 'administrator', accountId: by.viewer.accountId } as const;
    const { refused } = await transition(trx, still, reservation, {
      name: 'extend_hold',
      by: actor,
      columns: { hold_expires_at: until },
    });
    if (refused) refuse(refused);
    const change = {
      before: { holdExpiresAt: reservation.hold_expires_at.toISOString() },
      after: { holdExpiresAt: until.toISOString() },
    };
    await audit(trx, still, by, { action: 'hold-extended', subject: { kind: 'reservation', id }, change });
  });
}

async function author(trx: Trx, ctx: Context, { viewer }: Administrator) {
  return {
    actor_account_id: viewer.accountId,
    actor_name: (await ctx.accounts.nameOf(trx, viewer.accountId)) ?? '',
  };
}

export function wasHoldExtended(events: readonly { transition: TransitionName }[]): boolean {
  return events.some(({ transition: name }) => name === 'extend_hold');
}
