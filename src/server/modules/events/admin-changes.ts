import { createHash } from 'node:crypto';
import adminEn from '../../../../locales/en/admin-community.json' with { type: 'json' };
import adminKo from '../../../../locales/ko/admin-community.json' with { type: 'json' };
import type { EventSignUps } from '#contract/admin/events.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { csvFile } from '#server/platform/csv/csv.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { tell } from './messages.ts';
import { hasBegun, type EventRow } from './policy.ts';
import { signUps } from './present.ts';
import { eventOf, lockEvent, signUpsOf } from './read-store.ts';
import * as store from './store.ts';

const texts = { ko: adminKo.signUps.csv, en: adminEn.signUps.csv };

/**
 * Lists who attends an event.
 * @throws Refusal `not_found` for a board that is not an event
 */
export async function loadSignUps(db: Db, boardId: string): Promise<EventSignUps> {
  const event = (isId(boardId) && (await eventOf(db, boardId))) || refuse('not_found');
  return signUps(event, await signUpsOf(db, boardId));
}

/**
 * Records if a person with a seat attended.
 * @throws Refusal `not_found`, `event_not_begun`
 */
export function attend(
  ctx: Context,
  { id: boardId, signUpId }: { id: string; signUpId: string },
  by: Administrator,
  attended: boolean | null,
): Promise<EventSignUps> {
  return inTransaction(ctx, async (trx) => {
    const event = await held(trx, boardId);
    const all = await signUpsOf(trx, boardId);
    const row = all.find(({ id, state }) => id === signUpId && state === 'seat') ?? refuse('not_found');
    if (!hasBegun(event, ctx.clock.now())) refuse('event_not_begun');
    if (row.attended !== attended) {
      await store.recordAttendance(trx, row.id, attended);
      // Whose attendance it is can be read on the event, for as long as the account is there.
      const after = { attended: String(attended) };
      await audit(trx, ctx, by, {
        action: 'attendance-recorded',
        subject: { kind: 'board', id: boardId },
        change: { after },
      });
    }
    return loadSignUps(trx, boardId);
  });
}

/**
 * Exports the attendees and the waiting list of an event as a CSV file in the reader's language, and audits the export.
 * @throws Refusal `not_found`
 */
export function exportSignUps(
  ctx: Context,
  boardId: string,
  by: Administrator & { language: Language },
): Promise<{ bytes: Uint8Array; filename: string }> {
  return inTransaction(ctx, async (trx) => {
    const { seats, waiting } = await loadSignUps(trx, boardId);
    const own = texts[by.language];
    const stateOf = (attended: boolean | null) =>
      attended === null ? '' : attended ? own.attended : own.missed;
    const rows = [
      ...seats.map((each) => [own.seat, each.name, each.email, each.signedUpAt, stateOf(each.attended)]),
      ...waiting.map((each) => [own.waiting, each.name, each.email, each.signedUpAt, '']),
    ];
    const after = { rows: rows.length };
    await audit(trx, ctx, by, {
      action: 'sign-ups-exported',
      subject: { kind: 'board', id: boardId },
      change: { after },
    });
    const bytes = csvFile([own.state, own.name, own.email, own.signedUpAt, own.attendance], rows);
    return { bytes, filename: `event-${seoulDate(ctx.clock.now())}.csv` };
  });
}

/**
 * Mails a text to everybody with a seat. The same text on the same Seoul day is sent once, because a request is repeated if its answer was lost.
 * @throws Refusal `not_found`, `too_many_requests`, `event_empty` if nobody has a seat
 */
export function writeToAll(
  ctx: Context,
  boardId: string,
  by: Administrator,
  text: Bilingual,
): Promise<{ recipients: number }> {
  return inTransaction(ctx, async (trx) => {
    const event = await held(trx, boardId);
    const seats = (await signUpsOf(trx, boardId)).filter(({ state }) => state === 'seat');
    if (seats.length === 0) refuse('event_empty');
    await spendAllowance(ctx, 'messagesOfEvent', boardId, trx);
    const words = createHash('sha256')
      .update(JSON.stringify([text.ko, text.en]))
      .digest('hex');
    const mail = `${seoulDate(ctx.clock.now())}:${words}`;
    for (const row of seats)
      await tell(trx, ctx, {
        to: row,
        event,
        told: { kind: 'event-message', more: { text } },
        key: `event-message:${mail}:${row.id}`,
      });
    const after = { text: text.ko, textEn: text.en || null, rows: seats.length };
    await audit(trx, ctx, by, {
      action: 'event-message-sent',
      subject: { kind: 'board', id: boardId },
      change: { after },
    });
    return { recipients: seats.length };
  });
}

/**
 * Cancels an event permanently and mails the reason to everybody who signed up.
 * @throws Refusal `not_found`, `event_begun`, `event_off`
 */
export function cancelEvent(
  ctx: Context,
  boardId: string,
  by: Administrator,
  reason: Bilingual,
): Promise<EventSignUps> {
  return inTransaction(ctx, async (trx) => {
    const event = await held(trx, boardId);
    if (event.cancelled_at) refuse('event_off');
    if (hasBegun(event, ctx.clock.now())) refuse('event_begun');
    await store.insertCancellation(trx, {
      board_id: boardId,
      cancelled_at: new Date(ctx.clock.now()),
      cancelled_by: (await ctx.accounts.nameOf(trx, by.viewer.accountId)) ?? '',
      reason: JSON.stringify(reason),
    });
    const all = await signUpsOf(trx, boardId);
    for (const row of all)
      await tell(trx, ctx, { to: row, event, told: { kind: 'event-cancelled', more: { reason } } });
    const after = { reason: reason.ko, rows: all.length };
    await audit(trx, ctx, by, {
      action: 'event-cancelled',
      subject: { kind: 'board', id: boardId },
      change: { after },
    });
    return loadSignUps(trx, boardId);
  });
}

async function held(trx: Trx, boardId: string): Promise<EventRow> {
  return (isId(boardId) && (await lockEvent(trx, boardId))) || refuse('not_found');
}
