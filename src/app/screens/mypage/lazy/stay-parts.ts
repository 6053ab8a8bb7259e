import type { AutomaticPayment } from '#contract/reservations/automatic-payments.ts';
import type { HistoryEntry } from '#contract/reservations/history.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { StayCertificates as Certificates } from '#contract/reservations/certificates.ts';
import type { StayTickets } from '#contract/reservations/tickets.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { automaticPayment } from '#app/features/automatic-payments/queries.ts';
import { stayCertificates } from '#app/features/certificates/queries.ts';
import { ownCheckOut, type OwnCheckOut } from '#app/features/check-out/queries.ts';
import { isRunning } from '#app/features/reservations/model.ts';
import { notifyState, type NotifyState } from '#app/features/push/queries.ts';
import { history } from '#app/features/stay-records/queries.ts';
import { stayTickets } from '#app/features/tickets/queries.ts';
import type { Result } from '#app/platform/api/result.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { within } from '#app/platform/browser/within.ts';
import { FALLBACK_AFTER_MS, PARTS_MS } from '#app/platform/offline/patience.ts';
import { mayHaveCertificates, StayCertificates } from './certificates.tsx';
import { CheckOut, isLeaving } from './check-out.tsx';
import { LazyHistory } from './history.tsx';
import { LazyAskSomeone, LazyAutomaticPart, RefundAccount } from './paying.tsx';
import { mayHaveTickets, Tickets } from './tickets.tsx';
import { LazyOtherWays } from '../money/lazy-other-ways.tsx';

/** Data of the parts of a stay's page; null for what was not here in time or does not belong to the stay: a part then reads it for itself. */
export type StayParts = {
  tickets: Result<Loaded<StayTickets>> | null;
  history: HistoryEntry[] | null;
  certificates: Loaded<Certificates> | null;
  checkOut: OwnCheckOut | null;
  automatic: AutomaticPayment | null;
  push: NotifyState | null;
};

/** Nothing read along. */
export const noParts: StayParts = {
  tickets: null,
  history: null,
  certificates: null,
  checkOut: null,
  automatic: null,
  push: null,
};

/**
 * Fetches code and data of the parts of a stay's page, so that the page is drawn at once: on phones a part that comes later pushes away what
 * is about to be touched, and Safari holds nothing in its place. The page waits {@link PARTS_MS} at most, and {@link FALLBACK_AFTER_MS} where the
 * host let the stay itself wait.
 * @param today Seoul's date
 * @param isReturning back from where a way to pay was stored: the part finishes that before it reads
 */
export async function stayParts(
  { value: stay, fromDevice }: Loaded<Reservation>,
  today: PlainDate,
  isReturning: boolean,
): Promise<StayParts> {
  const { id } = stay;
  const inTime = within(fromDevice ? FALLBACK_AFTER_MS : PARTS_MS);
  // The device has no copy of these: a host that let the stay wait is not waited for again.
  const isLive = isRunning(stay) && !fromDevice;
  const part = <T>(isShown: boolean, code: { preload: () => Promise<void> }, read: () => Promise<T>) =>
    isShown ? inTime(Promise.all([read(), code.preload()]).then(([value]) => value)) : null;
  const [tickets, entries, certificates, checkOut, automatic, push] = await Promise.all([
    part(mayHaveTickets(stay), Tickets, () => stayTickets(id)),
    part(true, LazyHistory, () => history(id)),
    part(mayHaveCertificates(stay), StayCertificates, () => stayCertificates(id)),
    part(isLeaving(stay, today), CheckOut, () => ownCheckOut(id)),
    part(isLive && !isReturning, LazyAutomaticPart, () => automaticPayment(id)),
    inTime(isLive ? notifyState() : null),
    inTime(buttons(stay)),
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

/** The code of what stands beside payments. */
function buttons({ payments, refunds }: Reservation): Promise<unknown> {
  const codes = [
    ...(payments.some(({ paidAt }) => paidAt === null) ? [LazyAskSomeone, LazyOtherWays] : []),
    ...(refunds.length > 0 ? [RefundAccount] : []),
  ];
  return Promise.all(codes.map((code) => code.preload()));
}
