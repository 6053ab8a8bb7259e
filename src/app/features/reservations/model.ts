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

/** A task of the member for a reservation; done ones stay in the list until all are done. */
export type Todo =
  | { kind: 'sign'; done: boolean }
  | { kind: 'pay'; done: boolean; payment: ReservationInstalment | null }
  | { kind: 'instalment'; done: false; payment: ReservationInstalment };

/**
 * Tasks of the member (docs/specification.md#reservation-life-cycle). A requested reservation: sign, by the mailed link where the address is not confirmed,
 * which it confirms, and make the first payment, in either order. A confirmed or running one: the contract that is to be signed since the stay was moved, and every later
 * instalment from the day on which a mail announces it (`today` is a Seoul date), but what a change asks for, which it tells itself. One that
 * is over: what was not paid of it, until something is kept from its deposit.
 */
export function todos(stay: Reservation, today: string): Todo[] {
  if (stay.status === 'requested') {
    const first = stay.payments.find(({ seq }) => seq === 1) ?? null;
    return [
      { kind: 'sign', done: stay.signed },
      { kind: 'pay', done: stay.paid, payment: first },
    ];
  }
  if (!staysPayable(stay)) return [];
  const announced = addDays(today, booking.announceDays);
  const toSign: Todo[] =
    isRunning(stay) && stay.contract.status === 'sent' && !stay.change ? [{ kind: 'sign', done: false }] : [];
  const toPay = stay.payments
    .filter(
      (payment) => isOpen(payment) && payment.dueOn <= announced && payment.id !== stay.change?.paymentId,
    )
    .map((payment): Todo => ({ kind: 'instalment', done: false, payment }));
  return [...toSign, ...toPay];
}

/**
 * True where the member can read and sign the contract, or that of the change under way, without the mail, which is the proof of an address
 * that is not confirmed yet.
 */
export function canSign({ emailConfirmed, contract, change }: Reservation): boolean {
  return emailConfirmed && (change ?? contract).signers[0]?.status !== 'signed';
}

/** True for an instalment that is to be paid, in time or late. */
export function isOpen({ status }: Pick<ReservationInstalment, 'status'>): boolean {
  return status === 'due' || status === 'overdue';
}

/** True when an instalment can be paid now: the first one of a request, and any later one once the reservation is confirmed, also when the stay is over. */
export function isPayable(stay: Reservation, payment: ReservationInstalment): boolean {
  if (!isOpen(payment)) return false;
  return stay.status === 'requested' ? payment.seq === 1 : staysPayable(stay);
}

/** An amount in won and, of a stay that is charged in dollars, in US cents. */
type Charged = { amount: Won; usdCents: Cents | null };

/** Returns the won that went back of a payment; copies that an older version saved do not tell. */
export function returnedOf(payment: Partial<Pick<ReservationInstalment, 'refunded'>>): Won {
  return payment.refunded ?? 0;
}

/**
 * Returns the last Seoul date on which the policy of a stay allowed changes; null of one that was booked too close to its check-in to be
 * changed at all. The first payment fell due on the day of the booking.
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

/** Adds up what was paid for a stay, what went back of it (also what is still on its way) and what is left. */
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

/** Returns the instalments to show: a reservation that was closed has no due ones. */
export function visiblePayments({ status, payments }: Reservation): ReservationInstalment[] {
  const closed = status === 'cancelled' || status === 'expired' || status === 'checked_out_early';
  return closed ? payments.filter((payment) => !isOpen(payment)) : payments;
}

/** The Seoul day and the reason of an end before its time. Null of a copy that an older version saved with another spelling. */
export function closingOf({
  closed,
}: Pick<ReservationSummary, 'closed'>): { reason: ClosingReason; day: PlainDate } | null {
  const reason = closingReasons.find((known) => known === closed?.reason);
  if (!closed || !reason) return null;
  return { reason, day: closed.endedOn ?? seoulDate(Date.parse(closed.at)) };
}

/** True of a stay that is confirmed and not over. */
export function isRunning({ status }: Pick<ReservationSummary, 'status'>): boolean {
  return status === 'confirmed' || status === 'staying';
}

/** True of a stay whose payments are owed, also after the check-out. */
function staysPayable(stay: Pick<Reservation, 'status' | 'depositSettled'>): boolean {
  return isRunning(stay) || isPayableAfterStay(stay.status, stay.depositSettled);
}

/**
 * Returns the host's time in milliseconds since the epoch: its last answer plus the time since. A device with a wrong clock still
 * counts down rightly.
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

/** True while the member may go in and out: until noon in Seoul on the day of check-out, when a copy on the device ends too. */
export function isEnterable(stay: Reservation, nowMs: number): boolean {
  return isRunning(stay) && nowMs < seoulInstant(stay.checkOut, booking.currentUntil);
}

/**
 * The reservations that My page opens with on a Seoul date: the current stay and the next one, if it begins within the days of an
 * announcement or there is no current one. Dates that are held for a while stand before them if they begin as soon or nothing else does, and
 * else after them; the hold that runs out first is the first.
 */
export function foremostReservations(lists: ReservationLists, today: PlainDate): ReservationSummary[] {
  const isSoon = ({ checkIn }: ReservationSummary) => checkIn <= addDays(today, booking.announceDays);
  const { current, next } = nearestReservations(lists);
  const near = [...current, ...next.filter(isSoon)];
  const held = heldReservations(lists);
  const shown =
    near.length > 0
      ? [...held.filter(isSoon), ...near, ...held.filter((stay) => !isSoon(stay))]
      : [...held, ...next];
  return [...new Set(shown)];
}

/** Reservations worth having offline: those that My page may open with, the other current ones and an extension to come. */
export function soonestReservations(lists: ReservationLists): ReservationSummary[] {
  const { current, next } = nearestReservations(lists);
  const first = lists.upcoming.toSorted(byCheckIn).slice(0, 1);
  return [...new Set([...current, ...lists.current, ...first, ...next, ...heldReservations(lists)])];
}

const byCheckIn = (a: ReservationSummary, b: ReservationSummary) => (a.checkIn < b.checkIn ? -1 : 1);

/**
 * The current stays, the latest first, and the next one, as far as they are firm. On the day on which an extension begins the stay before it
 * goes on as the extension; until then the extension is part of that stay.
 */
function nearestReservations({ current, upcoming }: ReservationLists) {
  const isFirm = ({ status }: OwnSummary) => status !== 'requested';
  const firm = current.filter(isFirm);
  const lived = firm.filter(({ id }) => firm.every(({ extendsId }) => extendsId !== id));
  const next = upcoming.filter((stay) => isFirm(stay) && !stay.extendsId).toSorted(byCheckIn);
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

/** Subtracts one's own stay from the taken half-open stretches: its days can be selected again. */
export function takenByOthers(taken: readonly Stretch[], own: Stretch): Stretch[] {
  return taken.flatMap((stretch) => {
    if (!overlaps(stretch, own)) return [stretch];
    return [
      { from: stretch.from, to: own.from },
      { from: own.to, to: stretch.to },
    ].filter(({ from, to }) => from < to);
  });
}
