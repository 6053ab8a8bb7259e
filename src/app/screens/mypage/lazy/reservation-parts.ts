import type { AutomaticPayment } from '#contract/reservations/automatic-payments.ts';
import type { HistoryEntry } from '#contract/reservations/history.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { ReservationCertificates as Certificates } from '#contract/reservations/certificates.ts';
import type { ReservationTickets } from '#contract/reservations/tickets.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { automaticPayment } from '#app/features/automatic-payments/queries.ts';
import { reservationCertificates } from '#app/features/certificates/queries.ts';
import { ownCheckOut, type OwnCheckOut } from '#app/features/check-out/queries.ts';
import { isRunning } from '#app/features/reservations/model.ts';
import { notifyState, type NotifyState } from '#app/features/push/queries.ts';
import { history } from '#app/features/history/queries.ts';
import { reservationTickets } from '#app/features/tickets/queries.ts';
import type { Result } from '#app/platform/api/result.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { within } from '#app/platform/browser/within.ts';
import { FALLBACK_AFTER_MS, PARTS_MS } from '#app/platform/offline/patience.ts';
import { mayHaveCertificates, ReservationCertificates } from '#app/screens/mypage/lazy/certificates.tsx';
import { CheckOut, isLeaving } from '#app/screens/mypage/lazy/check-out.tsx';
import { LazyHistory } from '#app/screens/mypage/lazy/history.tsx';
import { LazyAskSomeone, LazyAutomaticPart, RefundAccount } from '#app/screens/mypage/lazy/paying.tsx';
import { mayHaveTickets, Tickets } from '#app/screens/mypage/lazy/tickets.tsx';
import { LazyOtherWays } from '#app/screens/mypage/money/lazy-other-ways.tsx';

/** Preloaded data of the parts of a stay's page. Null if it was not read in time or does not apply to the stay; a part then reads it itself. */
export type ReservationParts = {
  tickets: Result<Loaded<ReservationTickets>> | null;
  history: HistoryEntry[] | null;
  certificates: Loaded<Certificates> | null;
  checkOut: OwnCheckOut | null;
  automatic: AutomaticPayment | null;
  push: NotifyState | null;
};

export const noParts: ReservationParts = {
  tickets: null,
  history: null,
  certificates: null,
  checkOut: null,
  automatic: null,
  push: null,
};

/**
 * Loads the code and data of the parts of a stay's page, so that it is drawn at once: on phones a late part moves what is about to be touched, and
 * Safari has no scroll anchoring. Waits at most {@link PARTS_MS}, or {@link FALLBACK_AFTER_MS} if the host was slow with the stay.
 * @param today Seoul's date
 * @param isReturning true when coming back from storing a payment method; the part finishes that before it reads
 */
export async function stayParts(
  { value: reservation, fromDevice }: Loaded<Reservation>,
  today: PlainDate,
  isReturning: boolean,
): Promise<ReservationParts> {
  const { id } = reservation;
  const inTime = within(fromDevice ? FALLBACK_AFTER_MS : PARTS_MS);
  // The device has no copy of these: a host that let the stay wait is not waited for again.
  const isLive = isRunning(reservation) && !fromDevice;
  const part = <T>(isShown: boolean, code: { preload: () => Promise<void> }, read: () => Promise<T>) =>
    isShown ? inTime(Promise.all([read(), code.preload()]).then(([value]) => value)) : null;
  const [tickets, entries, certificates, checkOut, automatic, push] = await Promise.all([
    part(mayHaveTickets(reservation), Tickets, () => reservationTickets(id)),
    part(true, LazyHistory, () => history(id)),
    part(mayHaveCertificates(reservation), ReservationCertificates, () => reservationCertificates(id)),
    part(isLeaving(reservation, today), CheckOut, () => ownCheckOut(id)),
    part(isLive && !isReturning, LazyAutomaticPart, () => automaticPayment(id)),
    inTime(isLive ? notifyState() : null),
    inTime(buttons(reservation)),
  ]);
  return {
    tickets,
    history: entries,
    certificates,
    checkOut: checkOut?.report ? checkOut : null,
    automatic,
    push,
  };
}

function buttons({ payments, refunds }: Reservation): Promise<unknown> {
  const codes = [
    ...(payments.some(({ paidAt }) => paidAt === null) ? [LazyAskSomeone, LazyOtherWays] : []),
    ...(refunds.length > 0 ? [RefundAccount] : []),
  ];
  return Promise.all(codes.map((code) => code.preload()));
}
