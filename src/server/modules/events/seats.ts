import { randomUUID } from 'node:crypto';
import type { EventSeat } from '#contract/events.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import { tell } from './messages.ts';
import { closesAt, hasBegun, isOpen, type EventRow } from './policy.ts';
import { both } from '#contract/rules/text/bilingual.ts';
import { eventOf, lockEvent, signUpsOf, type SignUpRow } from './read-store.ts';
import * as store from './store.ts';

/**
 * Reads the seat of a member at an event.
 * @throws Refusal `not_found` for a board that is not a public event
 */
export async function seatOf(db: Db, ctx: Context, boardId: string, accountId: string): Promise<EventSeat> {
  const event = await loadPublicEvent(db, ctx, boardId);
  return presented(event, await signUpsOf(db, boardId), accountId, ctx.clock.now());
}

/** Reads an event that is public. @throws Refusal `not_found` */
export async function loadPublicEvent(db: Db, ctx: Pick<Context, 'clock'>, boardId: string) {
  const event = (isId(boardId) && (await eventOf(db, boardId))) || refuse('not_found');
  return publicOnly(event, ctx);
}

/**
 * Gives a member a seat, or a place on the waiting list if no seat is left or others wait already. Repeating it changes nothing.
 * @throws Refusal `not_found`, `event_closed`
 */
export function takeSeat(ctx: Context, boardId: string, accountId: string): Promise<EventSeat> {
  return inTransaction(ctx, async (trx) => {
    const event = await held(trx, ctx, boardId);
    const all = await signUpsOf(trx, boardId);
    if (!all.some((row) => row.account_id === accountId)) {
      if (!isOpen(event, ctx.clock.now())) refuse('event_closed');
      // Each seat is a mail.
      await spendAllowance(ctx, 'signUpsOfAccount', accountId, trx);
      const isFull = seats(all).length >= event.capacity || all.some(({ state }) => state === 'waiting');
      await store.insertSignUp(trx, {
        id: randomUUID(),
        board_id: boardId,
        account_id: accountId,
        state: isFull ? 'waiting' : 'seat',
        signed_up_at: new Date(ctx.clock.now()),
        attended: null,
      });
      if (!isFull) await tellOfSeat(trx, ctx, event, accountId);
    }
    return seatOf(trx, ctx, boardId, accountId);
  });
}

/**
 * Gives up a member's seat or place; while seats are given, the first person waiting gets a free seat.
 * @throws Refusal `not_found`, `event_begun`
 */
export function leave(ctx: Context, boardId: string, accountId: string): Promise<EventSeat> {
  return inTransaction(ctx, async (trx) => {
    const event = await held(trx, ctx, boardId);
    if (hasBegun(event, ctx.clock.now())) refuse('event_begun');
    const own = (await signUpsOf(trx, boardId)).find((row) => row.account_id === accountId);
    if (own) {
      await store.deleteSignUp(trx, own.id);
      await fillSeats(trx, ctx, event);
    }
    return seatOf(trx, ctx, boardId, accountId);
  });
}

/** Gives free seats to the waiting list in order, and mails the new guests. Requires the event locked. */
export async function fillSeats(trx: Trx, ctx: Context, event: EventRow): Promise<void> {
  if (!isOpen(event, ctx.clock.now())) return;
  const all = await signUpsOf(trx, event.id);
  const free = Math.max(event.capacity - seats(all).length, 0);
  const next = all.filter(({ state }) => state === 'waiting').slice(0, free);
  await store.giveSeats(
    trx,
    next.map(({ id }) => id),
  );
  for (const row of next)
    await tell(trx, ctx, {
      to: row,
      event,
      told: {
        kind: 'event-seat',
        more: { boardId: event.id, sequence: event.sequence },
      },
    });
}

async function tellOfSeat(trx: Trx, ctx: Context, event: EventRow, accountId: string): Promise<void> {
  const row = (await signUpsOf(trx, event.id)).find((each) => each.account_id === accountId);
  if (row)
    await tell(trx, ctx, {
      to: row,
      event,
      told: {
        kind: 'event-seat',
        more: { boardId: event.id, sequence: event.sequence },
      },
    });
}

async function held(trx: Trx, ctx: Context, boardId: string): Promise<EventRow> {
  const event = (isId(boardId) && (await lockEvent(trx, boardId))) || refuse('not_found');
  return publicOnly(event, ctx);
}

function publicOnly(event: EventRow, { clock }: Pick<Context, 'clock'>): EventRow {
  const { published_at } = event;
  return published_at && published_at.getTime() <= clock.now() ? event : refuse('not_found');
}

const seats = (all: readonly SignUpRow[]) => all.filter(({ state }) => state === 'seat');

function presented(event: EventRow, all: readonly SignUpRow[], accountId: string, nowMs: number): EventSeat {
  const waiting = all.filter(({ state }) => state === 'waiting');
  const place = waiting.findIndex((row) => row.account_id === accountId) + 1;
  const own = all.find((row) => row.account_id === accountId);
  return {
    state: own?.state ?? 'none',
    waitingPlace: place > 0 ? place : null,
    seatsLeft: Math.max(event.capacity - seats(all).length, 0),
    waiting: waiting.length,
    closesAt: new Date(closesAt(event)).toISOString(),
    isOpen: isOpen(event, nowMs),
    cancelled:
      event.cancelled_at && event.reason
        ? { at: event.cancelled_at.toISOString(), reason: both(event.reason) }
        : null,
  };
}
