import type { Reservation, ReservationPayment, ReservationSummary } from '#contract/reservations.ts';
import { overlaps, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { ReservationList } from '#contract/rules/life.ts';

export type StayLists = Record<ReservationList, ReservationSummary[]>;

/** What is left to do for a stay; done ones stay in the list until all are. */
export type Todo =
  | { kind: 'confirm-email' | 'sign'; done: boolean }
  | { kind: 'pay'; done: boolean; payment: ReservationPayment | null }
  | { kind: 'instalment'; done: false; payment: ReservationPayment };

/**
 * What a member still has to do (spec: Reservation life cycle). A request: confirm the address, sign, make the first payment, the
 * last two in either order. A confirmed or running stay: every later payment whose due date has come on `today`
 * (a Seoul date).
 */
export function todos(stay: Reservation, today: string): Todo[] {
  if (stay.status === 'requested') {
    const first = stay.payments.find(({ seq }) => seq === 1) ?? null;
    return [
      { kind: 'confirm-email', done: stay.emailConfirmed },
      { kind: 'sign', done: stay.signed },
      { kind: 'pay', done: stay.paid, payment: first },
    ];
  }
  if (!isRunning(stay)) return [];
  return stay.payments
    .filter((payment) => payment.status === 'due' && payment.dueOn <= today)
    .map((payment) => ({ kind: 'instalment', done: false, payment }));
}

/** Whether a payment can be made now: the first one of a request, and any later one once the stay is confirmed. */
export function isPayable(stay: Reservation, payment: ReservationPayment): boolean {
  if (payment.status !== 'due') return false;
  return stay.status === 'requested' ? payment.seq === 1 : isRunning(stay);
}

/** The payments to show of a stay: nobody pays any more for one that was cancelled or has expired. */
export function stillOfInterest({ status, payments }: Reservation): ReservationPayment[] {
  const closed = status === 'cancelled' || status === 'expired';
  return closed ? payments.filter((payment) => payment.status !== 'due') : payments;
}

function isRunning({ status }: Reservation): boolean {
  return status === 'confirmed' || status === 'staying';
}

/**
 * The host's clock now, in milliseconds since the epoch: what it said plus the time since it was read. A device whose clock is wrong
 * still counts down rightly.
 */
export function hostNow(serverNow: string, readAt: number, deviceNow: number): number {
  return Date.parse(serverNow) + Math.max(0, deviceNow - readAt);
}

export type TimeLeft = { over: boolean; hours: number; minutes: number; seconds: number };

/** What is left until an instant, on a clock in milliseconds; nothing once it has passed. */
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

/** The stay one is in, or else the one that begins first. */
export function nextStay(lists: StayLists): ReservationSummary | null {
  return soonStays(lists)[0] ?? null;
}

/** What one may need on the way: the stay one is in, and the first one to come. */
export function soonStays({ current, upcoming }: StayLists): ReservationSummary[] {
  return [current, upcoming].flatMap((stays) =>
    stays.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1)).slice(0, 1),
  );
}

type Stretch = { from: PlainDate; to: PlainDate };

/** Half-open stretches in which a home is taken, less one's own stay: its days can be chosen again. */
export function takenByOthers(taken: readonly Stretch[], own: Stretch): Stretch[] {
  return taken.flatMap((stretch) => {
    if (!overlaps(stretch, own)) return [stretch];
    return [
      { from: stretch.from, to: own.from },
      { from: own.to, to: stretch.to },
    ].filter(({ from, to }) => from < to);
  });
}
