import type {
  OwnSummary,
  Reservation,
  ReservationInstalment,
  ReservationSummary,
} from '#contract/reservations/reservations.ts';
import { addDays, overlaps, seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import type { Cents, Won } from '#contract/rules/money.ts';
import { booking } from '#contract/rules/policy.ts';
import {
  closingReasons,
  isPayableAfterStay,
  type ClosingReason,
  type ReservationList,
} from '#contract/rules/reservation-status.ts';

export type ReservationLists = Record<ReservationList, OwnSummary[]>;

/** Task of the member for a reservation; done tasks stay in the list until all are done. */
export type Todo =
  | { kind: 'sign'; done: boolean }
  | { kind: 'pay'; done: boolean; payment: ReservationInstalment | null }
  | { kind: 'instalment'; done: false; payment: ReservationInstalment };

/**
 * Lists the member's tasks (docs/specification.md#reservation-life-cycle). Requested: sign and make the first payment, in either order; a member with
 * an unconfirmed address signs by the mailed link, which confirms it. Confirmed or running: sign the contract that was sent after a move, and pay
 * each later instalment from the day on which a mail announces it (`today` is a Seoul date), except that of a pending change, which shows its own.
 * Over: pay what was not paid, until something is kept from the deposit.
 */
export function todos(reservation: Reservation, today: string): Todo[] {
  if (reservation.status === 'requested') {
    const first = reservation.payments.find(({ seq }) => seq === 1) ?? null;
    return [
      { kind: 'sign', done: reservation.signed },
      { kind: 'pay', done: reservation.paid, payment: first },
    ];
  }
  if (!staysPayable(reservation)) return [];
  const announced = addDays(today, booking.announceDays);
  const toSign: Todo[] =
    isRunning(reservation) && reservation.contract.status === 'sent' && !reservation.change
      ? [{ kind: 'sign', done: false }]
      : [];
  const toPay = reservation.payments
    .filter(
      (payment) =>
        isOpen(payment) && payment.dueOn <= announced && payment.id !== reservation.change?.paymentId,
    )
    .map((payment): Todo => ({ kind: 'instalment', done: false, payment }));
  return [...toSign, ...toPay];
}

/**
 * True if the member can sign the contract, or that of a pending change, without the mailed link; an address that is not confirmed yet needs the link
 * as its proof.
 */
export function canSign({ emailConfirmed, contract, change }: Reservation): boolean {
  return emailConfirmed && (change ?? contract).signers[0]?.status !== 'signed';
}

export function isOpen({ status }: Pick<ReservationInstalment, 'status'>): boolean {
  return status === 'due' || status === 'overdue';
}

/** True if an instalment can be paid now: the first one of a request, and any later one once the reservation is confirmed, also after the stay. */
export function isPayable(reservation: Reservation, payment: ReservationInstalment): boolean {
  if (!isOpen(payment)) return false;
  return reservation.status === 'requested' ? payment.seq === 1 : staysPayable(reservation);
}

/** Amount in won and, for a stay charged in dollars, in US cents. */
type Charged = { amount: Won; usdCents: Cents | null };

/** Returns the refunded won of a payment; 0 for a copy saved by an older version, which does not hold them. */
export function returnedOf(payment: Partial<Pick<ReservationInstalment, 'refunded'>>): Won {
  return payment.refunded ?? 0;
}

/**
 * Returns the last Seoul date on which the policy of a stay allowed changes; null if it was booked too close to its check-in to be changed. The first
 * payment fell due on the day of the booking.
 */
export function lastChange({
  policy,
  checkIn,
  payments,
}: Pick<Reservation, 'policy' | 'checkIn' | 'payments'>): PlainDate | null {
  const days = policy.tiers.findLast(({ changes }) => changes)?.minDays;
  if (days === undefined) return null;
  const last = addDays(checkIn, -days);
  const bookedOn = payments.find(({ seq }) => seq === 1)?.dueOn;
  return bookedOn && last < bookedOn ? null : last;
}

/** Sums what was paid for a stay, what was returned (including what is on its way) and what is kept. */
export function sumsOf({ payments, isInternational }: Pick<Reservation, 'payments' | 'isInternational'>) {
  const made = payments.filter(({ paidAt }) => paidAt !== null);
  const sum = (of: (payment: ReservationInstalment) => number) =>
    made.reduce((total, payment) => total + of(payment), 0);
  const charged = (amount: Won, usdCents: Cents): Charged => ({
    amount,
    usdCents: isInternational ? usdCents : null,
  });
  const paid = charged(
    sum(({ amount }) => amount),
    sum(({ amountUsdCents }) => amountUsdCents ?? 0),
  );
  const returned = charged(
    sum((payment) => returnedOf(payment)),
    sum((payment) => payment.refundedUsdCents ?? 0),
  );
  const kept = charged(paid.amount - returned.amount, (paid.usdCents ?? 0) - (returned.usdCents ?? 0));
  return { paid, returned, kept };
}

/** Returns the instalments to show; a closed reservation shows none that are due. */
export function visiblePayments({ status, payments }: Reservation): ReservationInstalment[] {
  const closed = status === 'cancelled' || status === 'expired' || status === 'checked_out_early';
  return closed ? payments.filter((payment) => !isOpen(payment)) : payments;
}

/** Returns the Seoul day and the reason of an early end; null for a copy that an older version saved with another spelling of the reason. */
export function closingOf({
  closed,
}: Pick<ReservationSummary, 'closed'>): { reason: ClosingReason; day: PlainDate } | null {
  const reason = closingReasons.find((known) => known === closed?.reason);
  if (!closed || !reason) return null;
  return { reason, day: closed.endedOn ?? seoulDate(Date.parse(closed.at)) };
}

/** True if the stay is confirmed and not over, also before its check-in. */
export function isRunning({ status }: Pick<ReservationSummary, 'status'>): boolean {
  return status === 'confirmed' || status === 'staying';
}

/** True from the confirmation of a stay until the day after its check-in. An extension has none of it: its occupants live there already. */
export function isWelcomed({
  status,
  checkIn,
  extendsId,
  serverNow,
}: Pick<Reservation, 'status' | 'checkIn' | 'extendsId' | 'serverNow'>): boolean {
  return isRunning({ status }) && !extendsId && checkIn >= seoulDate(Date.parse(serverNow));
}

function staysPayable(reservation: Pick<Reservation, 'status' | 'depositSettled'>): boolean {
  return isRunning(reservation) || isPayableAfterStay(reservation.status, reservation.depositSettled);
}

/**
 * Returns the host's time in milliseconds since the epoch: its last answer plus the time since, so that a device with a wrong clock counts down
 * correctly.
 */
export function hostNow(serverNow: string, readAt: number, deviceNow: number): number {
  return Date.parse(serverNow) + Math.max(0, deviceNow - readAt);
}

export type TimeLeft = { over: boolean; hours: number; minutes: number; seconds: number };

/** Time left until an instant, `now` in milliseconds since the epoch; zero once it has passed. */
export function timeLeft(until: string, now: number): TimeLeft {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1000));
  return {
    over: seconds === 0,
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}

/** Seoul's date by the host's clock (see {@link hostNow}). */
export function todayOf(read: { value: Reservation; readAt: number }, deviceNow: number): PlainDate {
  return seoulDate(hostNow(read.value.serverNow, read.readAt, deviceNow));
}

/** True while the member may enter the house: until noon in Seoul on the day of check-out, when a copy on the device expires too. */
export function isEnterable(reservation: Reservation, nowMs: number): boolean {
  return isRunning(reservation) && nowMs < seoulInstant(reservation.checkOut, booking.currentUntil);
}

/**
 * Returns the reservations that My page opens with on a Seoul date: the current stay, and the next one if it begins within the announcement days or
 * there is no current one. Held dates come first if they begin as soon or nothing else does, else last; the hold that expires first is the first.
 */
export function foremostReservations(lists: ReservationLists, today: PlainDate): ReservationSummary[] {
  const isSoon = ({ checkIn }: ReservationSummary) => checkIn <= addDays(today, booking.announceDays);
  const { current, next } = nearestReservations(lists);
  const near = [...current, ...next.filter(isSoon)];
  const held = heldReservations(lists);
  const shown =
    near.length > 0
      ? [...held.filter(isSoon), ...near, ...held.filter((reservation) => !isSoon(reservation))]
      : [...held, ...next];
  return [...new Set(shown)];
}

/** Returns the reservations to keep for offline use: those that My page may open with, other current ones and an upcoming extension. */
export function soonestReservations(lists: ReservationLists): ReservationSummary[] {
  const { current, next } = nearestReservations(lists);
  const first = lists.upcoming.toSorted(byCheckIn).slice(0, 1);
  return [...new Set([...current, ...lists.current, ...first, ...next, ...heldReservations(lists)])];
}

const byCheckIn = (a: ReservationSummary, b: ReservationSummary) => (a.checkIn < b.checkIn ? -1 : 1);

/**
 * Returns the confirmed current stays, latest first, and the next one. An extension is part of the stay before it until the day it begins, and
 * replaces it from then on.
 */
function nearestReservations({ current, upcoming }: ReservationLists) {
  const isFirm = ({ status }: OwnSummary) => status !== 'requested';
  const firm = current.filter(isFirm);
  const lived = firm.filter(({ id }) => firm.every(({ extendsId }) => extendsId !== id));
  const next = upcoming
    .filter((reservation) => isFirm(reservation) && !reservation.extendsId)
    .toSorted(byCheckIn);
  return { current: lived.toSorted(byCheckIn).reverse(), next: next.slice(0, 1) };
}

function heldReservations({ current, upcoming }: ReservationLists): ReservationSummary[] {
  const endOf = ({ holdExpiresAt }: ReservationSummary) => Date.parse(holdExpiresAt ?? '');
  return [...current, ...upcoming]
    .filter(({ status, holdExpiresAt }) => status === 'requested' && holdExpiresAt !== null)
    .toSorted((a, b) => endOf(a) - endOf(b));
}

/** Returns the latest check-out of a stay that begins on a day: the next arrival of somebody else, or the longest stay. */
export function freeUntil(taken: readonly Stretch[], checkIn: PlainDate): PlainDate {
  const arrivals = taken.map(({ from }) => from).filter((from) => from > checkIn);
  return [...arrivals, addDays(checkIn, booking.maxNights)].toSorted()[0]!;
}

type Stretch = { from: PlainDate; to: PlainDate };

/** Removes the member's own stay from the taken half-open stretches, so that its days can be selected again. */
export function takenByOthers(taken: readonly Stretch[], own: Stretch): Stretch[] {
  return taken.flatMap((stretch) => {
    if (!overlaps(stretch, own)) return [stretch];
    return [
      { from: stretch.from, to: own.from },
      { from: own.to, to: stretch.to },
    ].filter(({ from, to }) => from < to);
  });
}
