import type { DataOf, InputOf } from '#contract/endpoint.ts';
import type { Cancellation, Quote, Reservation } from '#contract/reservations.ts';
import type { Contract } from '#contract/contract.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { api } from '#app/platform/api.ts';
import { save } from '#app/platform/offline.ts';
import { attempt, type Outcome, type Problem } from '#app/platform/problem.ts';
import { session } from '#app/platform/session.ts';
import { onDevice, throughDevice, type Loaded } from '#app/platform/through-device.ts';
import { soonStays, type StayLists } from './model.ts';

export type StayRequest = InputOf<Contract['reservations']['create']>['body'];
export type QuoteRequest = InputOf<Contract['reservations']['quote']>['body'];

/** Price, schedule, exchange rate and policy of a stay; a coupon that does not hold is a problem of its own. */
export function quote(body: QuoteRequest): Promise<Outcome<Quote>> {
  return attempt(() => api.reservations.quote({ body }));
}

/** The same, with the coupon's own problem beside the price without it where the coupon does not hold. */
export async function quoteWithCoupon(
  body: QuoteRequest,
): Promise<{ quoted: Outcome<Quote>; couponProblem: Problem | null }> {
  const quoted = await quote(body);
  if (quoted.ok || !quoted.problem.code.startsWith('coupon_')) return { quoted, couponProblem: null };
  return { quoted: await quote({ ...body, couponCode: null }), couponProblem: quoted.problem };
}

/** Requests a stay; its dates are then held for signature and first payment. International cards are charged in dollars. */
export function requestStay(body: StayRequest): Promise<Outcome<Reservation>> {
  const isInternational = body.paymentMethod === 'international-card' ? 'true' : 'false';
  return kept(() => api.reservations.create({ query: { isInternational }, body }));
}

/** What cancelling a stay now would give back. */
export function cancellation(id: string): Promise<Outcome<Cancellation>> {
  return attempt(() => api.reservations.cancellation({ params: { id } }));
}

/** Cancels a stay for the refund, in won, that the person has seen. */
export function cancelStay(id: string, expectedRefund: number): Promise<Outcome<Reservation>> {
  const query = { expectedRefund: String(expectedRefund) };
  return kept(() => api.reservations.cancel({ params: { id }, query }));
}

export type StayChange = InputOf<Contract['reservations']['change']>['body'];
export type StayTerms = Pick<StayChange, 'checkIn' | 'checkOut' | 'guests' | 'beddingSets'>;

/** What a request would cost with other dates and people. */
export function changeQuote(id: string, terms: StayTerms): Promise<Outcome<Quote>> {
  const query = { ...terms, guests: String(terms.guests), beddingSets: String(terms.beddingSets) };
  return attempt(() => api.reservations.changeQuote({ params: { id }, query }));
}

/** Changes a request before its first payment. */
export function changeStay(id: string, body: StayChange): Promise<Outcome<Reservation>> {
  return kept(() => api.reservations.change({ params: { id }, body }));
}

export type Extension = DataOf<Contract['reservations']['extension']>;

/** Until when a stay can be prolonged, and what that costs until `checkOut`. */
export function extension(
  id: string,
  wish: { checkOut?: PlainDate | undefined; isInternational: boolean },
): Promise<Outcome<Extension>> {
  const isInternational = wish.isInternational ? 'true' : 'false';
  const query = { isInternational, ...(wish.checkOut ? { checkOut: wish.checkOut } : {}) } as const;
  return attempt(() => api.reservations.extension({ params: { id }, query }));
}

/** Prolongs a stay by a reservation of its own. */
export function extendStay(
  id: string,
  body: InputOf<Contract['reservations']['extend']>['body'],
): Promise<Outcome<Reservation>> {
  return kept(() => api.reservations.extend({ params: { id }, body }));
}

/** Does what changes a reservation, and keeps what it is afterwards on this device. */
function kept(change: () => Promise<Reservation>): Promise<Outcome<Reservation>> {
  return attempt(async () => {
    const made = await change();
    const accountId = session.viewer()?.id;
    if (accountId) await save(accountId, stayKey(made.id), made);
    return made;
  });
}

const stayKey = (id: string) => `stay/${id}`;
const contractKey = (id: string) => `contract/${id}`;

/** The member's four lists, from the host or, without network, from this device. */
export function myStays(): Promise<Outcome<Loaded<StayLists>>> {
  return attempt(() =>
    throughDevice('stays', async () => {
      const { upcoming, current, past, canceled } = api.reservations;
      const lists = await Promise.all([upcoming(), current(), past(), canceled()]);
      return { upcoming: lists[0], current: lists[1], past: lists[2], canceled: lists[3] };
    }),
  );
}

/** One reservation with all that belongs to it, from the host or, without network, from this device. */
export function stay(id: string): Promise<Outcome<Loaded<Reservation>>> {
  return attempt(() => throughDevice(stayKey(id), () => api.reservations.get({ params: { id } })));
}

/** The contract of a stay as PDF, from the host or, without network, from this device. */
export function contractOf(id: string): Promise<Outcome<Loaded<Blob>>> {
  return attempt(() => throughDevice(contractKey(id), () => api.reservations.contract({ params: { id } })));
}

/** Whether the contract can be read without network. */
export async function contractIsKept(id: string): Promise<boolean> {
  return (await onDevice(contractKey(id))) !== null;
}

/** Mails a fresh signing link. */
export function sendContract(id: string): Promise<Outcome<null>> {
  return attempt(() => api.reservations.sendContract({ params: { id } }));
}

/** Brings everything of the next stay onto this device, so that it is there without network. Never fails. */
export async function keepNextStay(lists?: StayLists): Promise<void> {
  const known = lists ?? (await myStays().then((outcome) => (outcome.ok ? outcome.value.value : null)));
  const soon = known ? soonStays(known) : [];
  await Promise.allSettled(soon.flatMap(({ id }) => [stay(id), contractOf(id)]));
}
