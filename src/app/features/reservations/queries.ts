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

/** Quotes a stay: price, schedule, exchange rate and policy. An invalid coupon is a problem of its own. */
export function quote(body: QuoteRequest): Promise<Result<Quote>> {
  return attempt(() => api.reservations.quote({ body }));
}

/** Quotes a stay with a coupon; where the coupon is invalid, without it and with the coupon's problem beside. */
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

/** Lists the pictures of the cleaned house; none where they cannot be loaded. */
export async function cleaningPictures(id: string): Promise<StoredPicture[]> {
  const outcome = await attempt(() => api.reservations.cleaning({ params: { id } }));
  return outcome.ok ? outcome.value : [];
}

/** Lists what was kept of a deposit with its pictures; none where they cannot be loaded. */
export async function deductionsWithPictures(id: string): Promise<OwnDeduction[]> {
  const outcome = await attempt(() => api.reservations.deductions({ params: { id } }));
  return outcome.ok ? outcome.value : [];
}

/** Quotes the refund of a cancellation now. */
export function cancellation(id: string): Promise<Result<Cancellation>> {
  return attempt(() => api.reservations.cancellation({ params: { id } }));
}

/** Cancels a reservation for the refund, in won, that the member has seen. */
export function cancelReservation(id: string, expectedRefund: number): Promise<Result<Reservation>> {
  const query = { expectedRefund: String(expectedRefund) };
  return changeAndCache(() => api.reservations.cancel({ params: { id }, query }));
}

export type ReservationChange = InputOf<Contract['reservations']['change']>['body'];
export type StayTerms = Pick<ReservationChange, 'checkIn' | 'checkOut' | 'guests' | 'beddingSets'>;

/** Quotes a reservation with other dates and people. */
export function changeQuote(id: string, terms: StayTerms): Promise<Result<ChangeQuote>> {
  const query = { ...terms, guests: String(terms.guests), beddingSets: String(terms.beddingSets) };
  return attempt(() => api.reservations.changeQuote({ params: { id }, query }));
}

/** Changes a request before its first payment, or asks for the change of a confirmed stay. */
export function changeReservation(id: string, body: ReservationChange): Promise<Result<Reservation>> {
  return changeAndCache(() => api.reservations.change({ params: { id }, body }));
}

export type Extension = DataOf<Contract['reservations']['extension']>;

/** Loads the latest check-out of an extension, and its quote until `checkOut`. */
export function extension(
  id: string,
  wish: { checkOut?: PlainDate | undefined; isInternational: boolean },
): Promise<Result<Extension>> {
  const isInternational = wish.isInternational ? 'true' : 'false';
  const query = { isInternational, ...(wish.checkOut ? { checkOut: wish.checkOut } : {}) } as const;
  return attempt(() => api.reservations.extension({ params: { id }, query }));
}

/** Extends a stay by a reservation of its own. */
export function extendReservation(
  id: string,
  body: InputOf<Contract['reservations']['extend']>['body'],
): Promise<Result<Reservation>> {
  return changeAndCache(() => api.reservations.extend({ params: { id }, body }));
}

/** Carries out a change of a reservation and caches the result on this device. */
function changeAndCache(change: () => Promise<Reservation>): Promise<Result<Reservation>> {
  return attempt(async () => {
    const made = await change();
    const accountId = session.viewer()?.id;
    if (accountId) await writeCached(accountId, stayKey(made.id), made);
    return made;
  });
}

/** The local storage key of having asked the browser to persist what is stored. */
const ASKED = 'persistAsked';

const stayKey = (id: string) => `stay/${id}`;
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
  return attempt(() => networkFirst(stayKey(id), () => api.reservations.get({ params: { id } }), wait));
}

/** The same as the host has it now, for a form or after a change; from the cache only where the host is out of reach. */
export const currentStay = (id: string) => stay(id, CALL_MS);

/** The reservation as this device has it, and when it was read from the host; null where it is not stored. Asks nothing of the host. */
export const cachedStay = (id: string) => cachedForViewer<Reservation>(stayKey(id));

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

/** Loads a confirmed stay as an iCalendar file. */
export function calendarFile(id: string): Promise<Result<Blob>> {
  return attempt(() => api.reservations.calendar({ params: { id } }));
}

/** True when the contract can be read offline. */
export async function isContractCached(id: string): Promise<boolean> {
  return (await cachedForViewer(contractKey(id))) !== null;
}

/** Chooses another way to pay for a request; between won and dollars a new contract is sent. */
export function choosePaymentMethod(id: string, paymentMethod: PaymentMethod): Promise<Result<Reservation>> {
  return changeAndCache(() => api.nextSteps.choosePaymentMethod({ params: { id }, body: { paymentMethod } }));
}

/** The token of a link by which a member with a confirmed address signs without the mail. */
export function signingLink(id: string): Promise<Result<{ token: string }>> {
  return attempt(() => api.nextSteps.signingLink({ params: { id } }));
}

/** Mails a fresh signing link. */
export function sendContract(id: string): Promise<Result<null>> {
  return attempt(() => api.reservations.sendContract({ params: { id } }));
}

const readStays = new Set<string>();

/** Tells the host, once until the page is loaded anew, that the member is shown how to get into the house. Never fails; needs the network. */
export async function recordCheckInRead(id: string): Promise<void> {
  if (readStays.has(id)) return;
  readStays.add(id);
  const sent = await attempt(() => api.checkInReads.record({ params: { id } }));
  if (!sent.ok) readStays.delete(id);
}

/** Caches the current and the next reservation with their contracts for offline use; how much is to be done for them stands on the app's icon. Never fails. */
export async function cacheNextReservation(lists?: ReservationLists): Promise<void> {
  const known =
    lists ?? (await myReservations(CALL_MS).then((outcome) => (outcome.ok ? outcome.value.value : null)));
  const soon = known ? soonestReservations(known) : [];
  if (soon.some(isRunning)) void keepStored();
  const contracts = Promise.allSettled(
    soon.flatMap(({ id }): Promise<unknown>[] => [contractOf(id), contractTextOf(id)]),
  );
  const outcomes = await Promise.allSettled(soon.map(({ id }) => currentStay(id)));
  const stays = outcomes.flatMap((it) => (it.status === 'fulfilled' && it.value.ok ? [it.value.value] : []));
  const open = stays.flatMap(({ value }) => todos(value, seoulDate(Date.now()))).filter(({ done }) => !done);
  if (session.viewer()) void showBadge(open.length);
  await contracts;
}

/** Asks the browser, once, not to clear what a stay needs when the device runs out of room (https://storage.spec.whatwg.org/#persistence). */
async function keepStored(): Promise<void> {
  if (storage.get(ASKED) !== null) return;
  storage.set(ASKED, '1');
  await navigator.storage?.persist?.().catch(() => false);
}
