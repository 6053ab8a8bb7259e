import type { ReservationMessage } from '#contract/admin/messages.ts';
import type { NoiseComplaint, StaffNote } from '#contract/admin/records.ts';
import type { AdminReservationDetail, ReservationEvent } from '#contract/admin/reservations.ts';
import type { Refund } from '#contract/reservations/refunds.ts';
import type { ReservationInstalment } from '#contract/reservations/reservations.ts';
import { seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';

/** The kinds of entries that the timeline can be filtered by. */
export const kinds = ['booking', 'money', 'messages', 'notes'] as const;
export type Kind = (typeof kinds)[number];

/** An entry of the timeline. `date` is set if it concerns a whole day. */
export type Fact =
  | { type: 'event'; event: ReservationEvent }
  | { type: 'signed'; name: string }
  | { type: 'hold-ends' | 'arrival' | 'departure' }
  | { type: 'payment'; payment: ReservationInstalment }
  | { type: 'payment-due'; payment: ReservationInstalment }
  | { type: 'refund'; refund: Refund }
  | { type: 'refund-arrives'; refund: Refund; date: PlainDate }
  | { type: 'deposit-due'; date: PlainDate }
  | { type: 'deposit-settled'; settled: NonNullable<AdminReservationDetail['depositSettled']> }
  | { type: 'message'; message: ReservationMessage }
  | { type: 'note'; note: StaffNote }
  | { type: 'complaint'; complaint: NoiseComplaint };

/** `at` is an instant in milliseconds since the epoch. For a future day it is the end of that day, so that the day itself still counts as ahead. */
export type Entry = { key: string; kind: Kind; at: number; fact: Fact };

export type TimelineFacts = {
  reservation: AdminReservationDetail;
  payments: readonly ReservationInstalment[];
  messages: readonly ReservationMessage[];
  notes: readonly StaffNote[];
  complaints: readonly NoiseComplaint[];
};

/** Returns all past and expected entries of a reservation, newest first. Leaves out what a closed reservation will not reach. */
export function entriesOf(facts: TimelineFacts): Entry[] {
  const entries = [...bookingOf(facts), ...moneyOf(facts), ...wordsOf(facts)];
  // Things of one instant stay in the order in which they are told: the later of two events first.
  return entries.toSorted((a, b) => b.at - a.at);
}

/**
 * Splits the entries at an instant into coming and past. Recorded entries are always past, even if the device's clock is slow; promised refunds that
 * are not sent stay coming.
 */
export function partedAt(entries: readonly Entry[], now: number): { coming: Entry[]; past: Entry[] } {
  const isComing = (entry: Entry) =>
    expected.has(entry.fact.type) && (entry.at > now || isMissed(entry, now));
  return { coming: entries.filter(isComing), past: entries.filter((entry) => !isComing(entry)) };
}

/** True if the promised refund date has passed and the refund is not sent. */
export function isMissed({ at, fact }: Entry, now: number): boolean {
  const isOwed =
    fact.type === 'deposit-due' || (fact.type === 'refund-arrives' && fact.refund.status === 'recorded');
  return isOwed && at <= now;
}

const expected: ReadonlySet<Fact['type']> = new Set([
  'hold-ends',
  'arrival',
  'departure',
  'payment-due',
  'refund-arrives',
  'deposit-due',
]);

const instant = (at: string) => Date.parse(at);
const endOf = (date: PlainDate) => seoulInstant(date, '23:59');

function bookingOf({ reservation }: TimelineFacts): Entry[] {
  const { events, contract, status, holdExpiresAt, checkIn, checkOut } = reservation;
  const entry = (key: string, at: number, fact: Fact): Entry => ({ key, kind: 'booking', at, fact });
  const isFirm = status === 'confirmed' || status === 'staying' || status === 'completed';
  const stays = isFirm || status === 'requested';
  return [
    ...events
      .map((event, index) => entry(`event-${index}`, instant(event.at), { type: 'event', event }))
      .toReversed(),
    ...contract.signers.flatMap(({ name, signedAt }, index) =>
      signedAt ? [entry(`signed-${index}`, instant(signedAt), { type: 'signed', name })] : [],
    ),
    ...(status === 'requested' && holdExpiresAt
      ? [entry('hold', instant(holdExpiresAt), { type: 'hold-ends' })]
      : []),
    ...(stays || status === 'checked_out_early'
      ? [entry('arrival', seoulInstant(checkIn, booking.checkInTime), { type: 'arrival' })]
      : []),
    ...(stays
      ? [entry('departure', seoulInstant(checkOut, booking.checkOutTime), { type: 'departure' })]
      : []),
  ];
}

function moneyOf({ reservation, payments }: TimelineFacts): Entry[] {
  const { closed, refunds, depositSettled, status, deposit } = reservation;
  const entry = (key: string, at: number, fact: Fact): Entry => ({ key, kind: 'money', at, fact });
  const isHeld = deposit?.state === 'held' || deposit?.state === 'to_return';
  const depositBy = isHeld && status !== 'requested' ? deposit.returnsBy : null;
  return [
    ...payments.flatMap((payment) => {
      const { id, paidAt, dueOn } = payment;
      if (paidAt) return [entry(`paid-${id}`, instant(paidAt), { type: 'payment', payment })];
      if (closed) return [];
      return [entry(`due-${id}`, endOf(dueOn), { type: 'payment-due', payment })];
    }),
    ...refunds.flatMap((refund): Entry[] => [
      entry(`refund-${refund.id}`, instant(refund.recordedAt), { type: 'refund', refund }),
      entry(`arrives-${refund.id}`, endOf(refund.arrivesBy), {
        type: 'refund-arrives',
        refund,
        date: refund.arrivesBy,
      }),
    ]),
    ...(depositSettled
      ? [entry('deposit', instant(depositSettled.at), { type: 'deposit-settled', settled: depositSettled })]
      : depositBy !== null
        ? [entry('deposit', endOf(depositBy), { type: 'deposit-due', date: depositBy })]
        : []),
  ];
}

function wordsOf({ messages, notes, complaints }: TimelineFacts): Entry[] {
  return [
    ...messages.map((message): Entry => {
      const at = instant(message.sentAt ?? message.failedAt ?? message.writtenAt);
      return { key: `message-${message.id}`, kind: 'messages', at, fact: { type: 'message', message } };
    }),
    ...notes.map((note): Entry => ({
      key: `note-${note.id}`,
      kind: 'notes',
      at: instant(note.writtenAt),
      fact: { type: 'note', note },
    })),
    ...complaints.map((complaint): Entry => ({
      key: `complaint-${complaint.id}`,
      kind: 'notes',
      at: instant(complaint.recordedAt),
      fact: { type: 'complaint', complaint },
    })),
  ];
}

/** Returns the oldest unpaid instalment; null if all are paid or nothing can be paid any more. */
export function moneyDue(
  { closed }: Pick<AdminReservationDetail, 'closed'>,
  payments: readonly ReservationInstalment[],
): { next: ReservationInstalment; isOverdue: boolean } | null {
  if (closed) return null;
  const next = payments.find(
    ({ status }) => status === 'due' || status === 'overdue' || status === 'processing',
  );
  return next ? { next, isOverdue: next.status === 'overdue' } : null;
}
