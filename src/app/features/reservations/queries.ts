import type { ContractText } from '#contract/contract-text.ts';
import type { DataOf, InputOf } from '#contract/endpoint.ts';
import type { StoredPicture } from '#contract/files.ts';
import type { Cancellation } from '#contract/reservations/refunds.ts';
import type { ChangeQuote, OwnDeduction, Quote, Reservation } from '#contract/reservations/reservations.ts';
import type { Contract } from '#contract/contract.ts';
import type { PaymentMethod } from '#contract/rules/payment-methods.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result, type Problem } from '#app/platform/api/result.ts';
import { storage } from '#app/platform/browser/storage.ts';
import { writeCached } from '#app/platform/offline/member-cache.ts';
import { CALL_MS, FILE_AFTER_MS } from '#app/platform/offline/patience.ts';
import { cachedForViewer, networkFirst, type Loaded } from '#app/platform/offline/network-first.ts';
import { showBadge } from '#app/platform/pwa/badge.ts';
import { session } from '#app/platform/session/session.ts';
import { isRunning, soonestReservations, todos, type ReservationLists } from './model.ts';

export type ReservationRequest = InputOf<Contract['reservations']['create']>['body'];
export type QuoteRequest = InputOf<Contract['reservations']['quote']>['body'];

/** Quotes a stay: price, schedule, exchange rate and policy. Fails for an invalid coupon. */
export function quote(body: QuoteRequest): Promise<Result<Quote>> {
  return attempt(() => api.reservations.quote({ body }));
}

/** Quotes a stay with a coupon. If the coupon is invalid, returns the quote without it, and the coupon's problem. */
export async function quoteWithCoupon(
  body: QuoteRequest,
): Promise<{ quoted: Result<Quote>; couponProblem: Problem | null }> {
  const quoted = await quote(body);
  if (quoted.ok || !quoted.problem.code.startsWith('coupon_')) return { quoted, couponProblem: null };
  return { quoted: await quote({ ...body, couponCode: null }), couponProblem: quoted.problem };
}

/** Requests a reservation; its dates are then held for signature and first payment. International cards are charged in dollars. */
export function requestReservation(body: ReservationRequest): Promise<Result<Reservation>> {
  const isInternational = isInternationalMethod(body.paymentMethod) ? 'true' : 'false';
  return changeAndCache(() => api.reservations.create({ query: { isInternational }, body }));
}

/** Lists the pictures of the cleaned house; empty if they cannot be loaded. */
export async function cleaningPictures(id: string): Promise<StoredPicture[]> {
  const outcome = await attempt(() => api.reservations.cleaning({ params: { id } }));
  return outcome.ok ? outcome.value : [];
}

export async function deductionsWithPictures(id: string): Promise<OwnDeduction[]> {
  const outcome = await attempt(() => api.reservations.deductions({ params: { id } }));
  return outcome.ok ? outcome.value : [];
}

export function cancellation(id: string): Promise<Result<Cancellation>> {
  return attempt(() => api.reservations.cancellation({ params: { id } }));
}

/** Cancels a reservation; `expectedRefund` is the refund in won that the member has seen. */
export function cancelReservation(id: string, expectedRefund: number): Promise<Result<Reservation>> {
  const query = { expectedRefund: String(expectedRefund) };
  return changeAndCache(() => api.reservations.cancel({ params: { id }, query }));
}

export type ReservationChange = InputOf<Contract['reservations']['change']>['body'];
export type StayTerms = Pick<ReservationChange, 'checkIn' | 'checkOut' | 'guests' | 'beddingSets'>;

export function changeQuote(id: string, terms: StayTerms): Promise<Result<ChangeQuote>> {
  const query = { ...terms, guests: String(terms.guests), beddingSets: String(terms.beddingSets) };
  return attempt(() => api.reservations.changeQuote({ params: { id }, query }));
}

/** Changes a request before its first payment, or asks for the change of a confirmed stay. */
export function changeReservation(id: string, body: ReservationChange): Promise<Result<Reservation>> {
  return changeAndCache(() => api.reservations.change({ params: { id }, body }));
}

export type Extension = DataOf<Contract['reservations']['extension']>;

/** Loads the latest possible check-out of an extension, and its quote until `checkOut`. */
export function extension(
  id: string,
  wish: { checkOut?: PlainDate | undefined; isInternational: boolean },
): Promise<Result<Extension>> {
  const isInternational = wish.isInternational ? 'true' : 'false';
  const query = { isInternational, ...(wish.checkOut ? { checkOut: wish.checkOut } : {}) } as const;
  return attempt(() => api.reservations.extension({ params: { id }, query }));
}

export function extendReservation(
  id: string,
  body: InputOf<Contract['reservations']['extend']>['body'],
): Promise<Result<Reservation>> {
  return changeAndCache(() => api.reservations.extend({ params: { id }, body }));
}

function changeAndCache(change: () => Promise<Reservation>): Promise<Result<Reservation>> {
  return attempt(async () => {
    const made = await change();
    const accountId = session.viewer()?.id;
    if (accountId) await writeCached(accountId, reservationKey(made.id), made);
    return made;
  });
}

/** Local storage key that records that the browser was asked to persist what is stored. */
const ASKED = 'persistAsked';

const reservationKey = (id: string) => `stay/${id}`;
const contractKey = (id: string) => `contract/${id}`;

/** Loads the member's four lists from the host or, offline or after `wait` ms, from the cache. */
export function myReservations(wait?: number): Promise<Result<Loaded<ReservationLists>>> {
  const read = async () => {
    const { upcoming, current, past, canceled } = api.reservations;
    const lists = await Promise.all([upcoming(), current(), past(), canceled()]);
    return { upcoming: lists[0], current: lists[1], past: lists[2], canceled: lists[3] };
  };
  return attempt(() => networkFirst('stays', read, wait));
}

/** Loads one reservation with its details from the host or, offline or after `wait` ms, from the cache. */
export function stay(id: string, wait?: number): Promise<Result<Loaded<Reservation>>> {
  return attempt(() =>
    networkFirst(reservationKey(id), () => api.reservations.get({ params: { id } }), wait),
  );
}

/** Loads the reservation as the host has it now, for a form or after a change; from the cache only if the host is unreachable. */
export const currentReservation = (id: string) => stay(id, CALL_MS);

/** Returns this device's copy of a reservation and when it was read from the host; null if it is not stored. Asks nothing of the host. */
export const cachedReservation = (id: string) => cachedForViewer<Reservation>(reservationKey(id));

/** Loads the contract as PDF from the host or, offline, from the cache. */
export function contractOf(id: string): Promise<Result<Loaded<Blob>>> {
  return attempt(() =>
    networkFirst(contractKey(id), () => api.reservations.contract({ params: { id } }), FILE_AFTER_MS),
  );
}

/** Loads the text of the contract from the host or, offline, from the cache. */
export function contractTextOf(id: string): Promise<Result<Loaded<ContractText>>> {
  return attempt(() =>
    networkFirst(`contract-text/${id}`, () => api.nextSteps.contractText({ params: { id } }), FILE_AFTER_MS),
  );
}

export function calendarFile(id: string): Promise<Result<Blob>> {
  return attempt(() => api.reservations.calendar({ params: { id } }));
}

export async function isContractCached(id: string): Promise<boolean> {
  return (await cachedForViewer(contractKey(id))) !== null;
}

/** Changes the payment method of a request; a switch between won and dollars sends a new contract. */
export function choosePaymentMethod(id: string, paymentMethod: PaymentMethod): Promise<Result<Reservation>> {
  return changeAndCache(() => api.nextSteps.choosePaymentMethod({ params: { id }, body: { paymentMethod } }));
}

/** Returns the token with which a member with a confirmed address signs without the mail. */
export function signingLink(id: string): Promise<Result<{ token: string }>> {
  return attempt(() => api.nextSteps.signingLink({ params: { id } }));
}

export function sendContract(id: string): Promise<Result<null>> {
  return attempt(() => api.reservations.sendContract({ params: { id } }));
}

const readReservations = new Set<string>();

/** Tells the host, once per page load, that the member has seen how to get into the house. Never fails; needs the network. */
export async function recordCheckInRead(id: string): Promise<void> {
  if (readReservations.has(id)) return;
  readReservations.add(id);
  const sent = await attempt(() => api.checkInReads.record({ params: { id } }));
  if (!sent.ok) readReservations.delete(id);
}

/**
 * Caches the current and the next reservation with their contracts for offline use, and shows the number of their tasks on the app's icon. Never
 * fails.
 */
export async function cacheNextReservation(lists?: ReservationLists): Promise<void> {
  const known =
    lists ?? (await myReservations(CALL_MS).then((outcome) => (outcome.ok ? outcome.value.value : null)));
  const soon = known ? soonestReservations(known) : [];
  if (soon.some(isRunning)) void keepStored();
  const contracts = Promise.allSettled(
    soon.flatMap(({ id }): Promise<unknown>[] => [contractOf(id), contractTextOf(id)]),
  );
  const outcomes = await Promise.allSettled(soon.map(({ id }) => currentReservation(id)));
  const stays = outcomes.flatMap((it) => (it.status === 'fulfilled' && it.value.ok ? [it.value.value] : []));
  const open = stays.flatMap(({ value }) => todos(value, seoulDate(Date.now()))).filter(({ done }) => !done);
  if (session.viewer()) void showBadge(open.length);
  await contracts;
}

/** Asks the browser, once, to keep what a stay needs when the device runs out of room (https://storage.spec.whatwg.org/#persistence). */
async function keepStored(): Promise<void> {
  if (storage.get(ASKED) !== null) return;
  storage.set(ASKED, '1');
  await navigator.storage?.persist?.().catch(() => false);
}
