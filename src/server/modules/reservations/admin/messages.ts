import { randomUUID } from 'node:crypto';
import type { ReservationMessage } from '#contract/admin/messages.ts';
import { isId } from '#contract/rules/id.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { audit } from '#server/platform/audit/audit.ts';
import {
  givenUpMessage,
  messageAbout,
  messagesAbout,
  repeatMessage,
  settle,
  type MessageRow,
} from '#server/platform/posted-messages-store.ts';
import { withoutSecrets } from '#server/platform/redact.ts';
import type { Db } from '#server/ports/database.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { tellCheckIn } from '../messages/arrival.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { isCheckInInfoOpen } from '../door-code-access.ts';
import { openInstalments } from '../reminder-read-store.ts';
import { eventsOf, lockReservation, type ReservationRow } from '../store.ts';
import { inviteMember } from './invite.ts';
import { loadRow } from './load-details.ts';

export const adminMessages: Handlers<'adminMessages'> = {
  list: async ({ params }, ctx) => {
    const reservation = await loadRow(ctx, params.id);
    const known = await knownOf(ctx.db, reservation);
    const now = ctx.clock.now();
    return (await messagesAbout(ctx.db, ctx.cipher, reservation.id)).map((row) =>
      presentMessage(row, known, now),
    );
  },
  get: async ({ params }, ctx) => {
    const reservation = await loadRow(ctx, params.id);
    const row = await find(ctx.db, ctx, reservation.id, params.messageId);
    const known = await knownOf(ctx.db, reservation);
    return { ...presentMessage(row, known, ctx.clock.now()), text: shownText(row) };
  },
  invite: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    await inTransaction(ctx, async (trx) => {
      if (!(await inviteMember(trx, ctx, input, { id }))) refuse('invitation_over');
    });
    return null;
  },
  resend: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    await resend(ctx, id, input.params.messageId, input);
    return null;
  },
};

/** @throws Refusal `not_found` */
async function find(db: Db, { cipher }: Context, reservationId: string, id: string): Promise<MessageRow> {
  const row = isId(id) && (await messageAbout(db, cipher, { reservationId, id }));
  return row || refuse('not_found');
}

/**
 * Sends a message again, to the same recipient with the same text; check-in information is sent as it is now.
 * @throws Refusal `message_not_resendable`, `too_many_requests` after the daily limit per mailbox
 */
function resend(ctx: Context, id: string, messageId: string, by: Administrator): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    const reservation = await lockReservation(trx, id);
    const row = await find(trx, ctx, id, messageId);
    const now = ctx.clock.now();
    const { channel, recipient, subject } = row;
    if (channel === 'push' || !isResendable(row, await knownOf(trx, reservation), now))
      return refuse('message_not_resendable');
    await spendAllowance(ctx, 'resentMails', recipient.toLowerCase(), trx);
    const key = `${row.key}:again:${randomUUID()}`;
    if (!isCheckIn(row)) await repeatMessage(trx, ctx.cipher, { row, key, at: new Date(now) });
    else if (!(await tellCheckIn(trx, ctx, id, { key, only: { channel, to: recipient } })))
      refuse('message_not_resendable');
    await settle(trx, row.id, new Date(now));
    await audit(trx, ctx, by, {
      action: 'message-resent',
      subject: { kind: 'reservation', id },
      change: { after: { channel, recipient, subject } },
    });
  });
}

/**
 * Marks a failed message as dealt with, so that it is no longer listed as open. Repeating it changes nothing.
 * @throws Refusal `not_found` for a message that was sent or may still be sent
 */
export function settleMessage(ctx: Context, id: string, by: Administrator): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    const row = (isId(id) && (await givenUpMessage(trx, id))) || refuse('not_found');
    if (!(await settle(trx, row.id, new Date(ctx.clock.now())))) return;
    const { channel, subject, recipient, reservation_id, account_id } = row;
    // Of a message to nobody whom we know no address is recorded: nothing would erase it.
    const [about, after] = reservation_id
      ? [
          { kind: 'reservation' as const, id: reservation_id },
          { channel, recipient, subject },
        ]
      : account_id
        ? [
            { kind: 'account' as const, id: account_id },
            { channel, recipient, subject },
          ]
        : [{ kind: 'message' as const, id: row.id }, { channel }];
    await audit(trx, ctx, by, { action: 'message-settled', subject: about, change: { after } });
  });
}

type Known = Pick<ReservationRow, 'status' | 'check_in' | 'check_out' | 'gave_way_at'> & {
  changedAt: Date;
  open: readonly string[];
};

async function knownOf(db: Db, reservation: ReservationRow): Promise<Known> {
  const changedAt = (await eventsOf(db, reservation.id)).at(-1)?.at ?? new Date(0);
  return { ...reservation, changedAt, open: await openInstalments(db, reservation.id) };
}

/**
 * True if a message may be sent again: it was sent or failed and is not dealt with, its text is stored and holds no personal link, the reservation
 * still matches it, and its recipient may still read it.
 */
function isResendable(row: MessageRow, reservation: Known, nowMs: number): boolean {
  if (row.channel === 'push' || (!row.sent_at && !row.failed_at) || row.settled_at) return false;
  if ((row.isDropped && !isCheckIn(row)) || /[?&]token=|\/pay\//.test(row.text)) return false;
  // A confirmation sent again would promise a stay that was moved or cancelled since.
  if (row.kind === 'stay-confirmed' || row.kind === 'stay-confirmed-occupant')
    return (
      reservation.status === 'confirmed' &&
      row.created_at.getTime() + MINUTE_MS >= reservation.changedAt.getTime()
    );
  if (row.kind?.startsWith('stay-moved') || row.kind?.startsWith('change-'))
    return row.created_at.getTime() + MINUTE_MS >= reservation.changedAt.getTime();
  const instalment = instalmentOf(row);
  if (instalment !== null) return reservation.status === 'confirmed' && reservation.open.includes(instalment);
  if (row.kind === 'check-out' || row.kind === 'check-out-occupant')
    return reservation.status === 'confirmed' && seoulDate(nowMs) < reservation.check_out;
  if (!isCheckIn(row)) return true;
  return isCheckInInfoOpen(reservation, nowMs);
}

function instalmentOf({ key }: MessageRow): string | null {
  return /^([\da-f-]{36}):(?:soon|today|overdue):/.exec(key)?.[1] ?? null;
}

/** True for check-in information, which holds the door code. Messages older than the `kind` column tell it by their key. */
function isCheckIn({ kind, key }: MessageRow): boolean {
  return kind === 'check-in' || kind === 'check-in-occupant' || (kind === null && key.includes(':check-in:'));
}

/** Returns the text for the staff, without secrets. Empty for check-in information stored before its secrets were kept apart. */
function shownText(row: MessageRow): string {
  return isCheckIn(row) && row.secrets === null ? '' : withoutSecrets(row.text, row.secrets ?? []);
}

function firstLine(text: string): string | null {
  const [line = ''] = text.split('\n');
  return line === '' ? null : line.slice(0, 80);
}

function presentMessage(row: MessageRow, reservation: Known, nowMs: number): ReservationMessage {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.channel === 'push' ? null : row.recipient,
    subject: row.subject ?? firstLine(shownText(row)),
    status: row.sent_at ? 'sent' : row.failed_at ? 'failed' : 'waiting',
    writtenAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
    attempts: row.attempts,
    problem: row.last_error,
    resendable: isResendable(row, reservation, nowMs),
  };
}
