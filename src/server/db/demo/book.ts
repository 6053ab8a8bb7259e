import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { addDays, seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import type { ExchangeRate } from '#contract/rules/money.ts';
import { booking, consentVersions, policyFor } from '#contract/rules/policy.ts';
import { priceInCents, priceOf, type Price } from '#contract/rules/price.ts';
import type { ClosingReason } from '#contract/rules/reservation-status.ts';
import { paymentSchedule, type Instalment } from '#contract/rules/schedule.ts';
import type { Schema } from '#server/db/schema.ts';
import type { DemoHouse } from './house.ts';
import { people, type DemoPerson } from './people.ts';
import { coupons, type DemoStay } from './stays.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The rows of one or more reservations, table by table. */
export type BookedRows = { [T in BookedTable]: Insertable<Schema[T]>[] };
type BookedTable =
  | 'reservations'
  | 'occupants'
  | 'instalments'
  | 'payments'
  | 'refunds'
  | 'sandbox_orders'
  | 'sandbox_refunds';

/** When things happened to a demo reservation, as instants in ms, and null where they did not. */
export type Story = {
  checkIn: PlainDate;
  checkOut: PlainDate;
  requested: number;
  signed: number | null;
  paid: number | null;
  closed: number | null;
};

/** Tells when everything happened to a stay, relative to now. */
export function storyOf(stay: DemoStay, now: number): Story {
  const today = seoulDate(now);
  const checkIn = addDays(today, stay.in);
  const { fate } = stay;
  const requested =
    fate.is === 'held' ? now - 3 * HOUR_MS : seoulInstant(addDays(today, stay.booked), '11:20');
  const settled = fate.is === 'done' || fate.is === 'left-early';
  const paid = settled || (fate.is === 'held' && fate.paid) || (fate.is === 'cancelled' && fate.refunded);
  const closed = {
    held: () => null,
    done: () => null,
    expired: () => requested + booking.holdHours * HOUR_MS,
    cancelled: () => requested + 2 * HOUR_MS + daysApart(stay) * 24 * HOUR_MS,
    'left-early': () =>
      fate.is === 'left-early' ? seoulInstant(addDays(today, fate.endedIn), '11:00') : null,
  }[fate.is]();
  return {
    checkIn,
    checkOut: addDays(checkIn, stay.nights),
    requested,
    signed: settled ? requested + 40 * MINUTE_MS : null,
    paid: paid ? requested + 55 * MINUTE_MS : null,
    closed,
  };
}

function daysApart({ fate, booked }: DemoStay): number {
  return fate.is === 'cancelled' ? fate.closedIn - booked : 0;
}

/** Makes the rows of one reservation: its people, its instalments and what was paid and given back for them. */
export function book(
  stay: DemoStay,
  house: DemoHouse,
  accountId: string,
  means: { now: number; rate: ExchangeRate; publicUrl: string },
): BookedRows & { id: string; story: Story } {
  const id = randomUUID();
  const story = storyOf(stay, means.now);
  const person: DemoPerson = people[stay.who];
  const coupon = stay.coupon && coupons[stay.coupon];
  const price = priceOf(house, story, { beddingSets: stay.bedding, coupon });
  const isInternational = stay.method === 'international-card';
  const rate = isInternational ? means.rate.krwPerUsd : null;
  const schedule = paymentSchedule(price, story, seoulDate(story.requested), rate);
  const parts = schedule.map((part) => settle(part, id, stay, story, means.now));
  const payments = parts.flatMap((part) => part.payment ?? []);
  const refunds = payments.flatMap((payment) => refundOf(payment, payments.at(-1) === payment, stay, story));
  return {
    id,
    story,
    reservations: [
      {
        ...reservationRow(stay, story, price),
        id,
        account_id: accountId,
        is_international: isInternational,
        krw_per_usd: means.rate.krwPerUsd,
        rate_source: means.rate.source,
        total_usd_cents: rate === null ? null : priceInCents(price, rate),
      },
    ],
    occupants: occupantRows(id, person, stay),
    instalments: parts.map(({ row }) => row),
    payments: payments.map(({ row }) => row),
    refunds,
    sandbox_orders: payments.map(({ row }) => ({
      order_id: row.order_id,
      payment_key: row.payment_key,
      amount: row.amount_usd_cents ?? row.amount,
      currency: isInternational ? ('USD' as const) : ('KRW' as const),
      title: JSON.stringify(house.name),
      return_url: `${means.publicUrl}/pay/return`,
      language: person.language,
      method: row.method,
      status: 'paid' as const,
      refunded: refunds.find((refund) => refund.payment_id === row.id)?.amount ?? 0,
      created_at: row.started_at,
    })),
    sandbox_refunds: refunds.map((refund) => ({
      idempotency_key: refund.id,
      order_id: payments.find(({ row }) => row.id === refund.payment_id)?.row.order_id ?? '',
      amount: refund.amount,
      reason: refund.reason,
      created_at: refund.recorded_at,
    })),
  };
}

function reservationRow(stay: DemoStay, story: Story, price: Price) {
  const { fate } = stay;
  const status = {
    held: 'requested',
    done: 'confirmed',
    expired: 'expired',
    cancelled: 'cancelled',
    'left-early': 'checked_out_early',
  } as const;
  const requested = new Date(story.requested);
  return {
    code: codeOf(stay.key),
    house_id: stay.house,
    status: status[fate.is],
    check_in: story.checkIn,
    check_out: story.checkOut,
    ended_on: fate.is === 'left-early' && story.closed ? seoulDate(story.closed) : null,
    guests: stay.guests,
    bedding_sets: stay.bedding,
    coupon_code: stay.coupon,
    house_price: price.housePrice,
    coupon_discount: price.coupon,
    bedding_price: price.bedding,
    deposit: price.deposit,
    total: price.total,
    payment_method: stay.method,
    rate_at: requested,
    policy: JSON.stringify(policyFor(price.nights)),
    terms_version: consentVersions.terms,
    cancellation_version: consentVersions.cancellation,
    requested_at: requested,
    hold_expires_at: new Date(story.requested + booking.holdHours * HOUR_MS),
    signed_at: date(story.signed),
    first_paid_at: date(story.paid),
    confirmed_at: story.signed ? date(story.paid) : null,
    closed_at: date(story.closed),
    closed_reason: story.closed ? closedReason[fate.is] : null,
  };
}

const closedReason: Record<DemoStay['fate']['is'], ClosingReason | null> = {
  held: null,
  done: null,
  expired: 'hold_expired',
  cancelled: 'member',
  'left-early': 'early_checkout',
};

/** When an instalment was paid: the first with the booking, later ones on the day they fell due while the stay lasted. */
function paidAt(part: Instalment, story: Story, now: number): number | null {
  if (story.paid === null || part.seq === 1) return story.paid;
  const due = seoulInstant(part.dueOn, '09:30');
  return due <= Math.min(now, story.closed ?? now) ? due : null;
}

function settle(part: Instalment, reservationId: string, stay: DemoStay, story: Story, now: number) {
  const row = {
    id: randomUUID(),
    reservation_id: reservationId,
    seq: part.seq,
    due_on: part.dueOn,
    period_from: part.from,
    period_to: part.to,
    deposit: part.deposit,
    bedding: part.bedding,
    rent: part.rent,
    amount: part.amount,
    amount_usd_cents: part.amountUsdCents,
  };
  const at = paidAt(part, story, now);
  return { row, payment: at === null ? null : { part, row: paymentRow(part, row.id, stay, at) } };
}

function paymentRow(part: Instalment, instalmentId: string, stay: DemoStay, at: number) {
  return {
    id: randomUUID(),
    instalment_id: instalmentId,
    provider: 'sandbox' as const,
    order_id: randomUUID(),
    payment_key: `sandbox_${randomUUID()}`,
    amount: part.amount,
    amount_usd_cents: part.amountUsdCents,
    status: 'paid' as const,
    method: stay.method,
    started_at: new Date(at - MINUTE_MS),
    paid_at: new Date(at),
  };
}

/** All of a payment after a cancellation, unused nights of the last one after an early check-out. */
function refundOf(
  payment: { part: Instalment; row: { id: string } },
  last: boolean,
  { fate }: DemoStay,
  { closed }: Story,
) {
  const nightsBack = fate.is === 'left-early' && last ? fate.nightsBack : 0;
  const unused = Math.floor((payment.part.rent * nightsBack) / booking.periodNights);
  const amount = fate.is === 'cancelled' && fate.refunded ? payment.part.amount : unused;
  if (amount === 0 || closed === null) return [];
  const id = randomUUID();
  return [
    {
      id,
      payment_id: payment.row.id,
      amount,
      reason: fate.is === 'cancelled' ? ('member' as const) : ('early_checkout' as const),
      status: 'done' as const,
      recorded_at: new Date(closed),
      done_at: new Date(closed + MINUTE_MS),
      provider_ref: `sandbox-refund-${id}`,
    },
  ];
}

const companions = [
  ['Hana', 'Suzuki'],
  ['Tomás', 'Pereira'],
  ['Ines', 'Bauer'],
] as const;

function occupantRows(reservationId: string, person: DemoPerson, stay: DemoStay) {
  const first = { ...person, email: `${stay.who}@ondol.example` };
  const others = companions.slice(0, stay.guests - 1).map(([firstName, lastName], index) => ({
    firstName,
    lastName,
    email: `${firstName
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()}@people.example`,
    phoneCountry: '+82',
    phone: `101234000${index}`,
  }));
  return [first, ...others].map((occupant, index) => ({
    reservation_id: reservationId,
    position: index + 1,
    first_name: occupant.firstName,
    last_name: occupant.lastName,
    email: occupant.email,
    phone_country: occupant.phoneCountry,
    phone: occupant.phone,
  }));
}

/** The same demo stay has the same code on every host, so that walk-throughs can name it. */
function codeOf(key: string): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const bytes = createHash('sha256').update(key).digest();
  return Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % alphabet.length]).join('');
}

const date = (at: number | null) => (at === null ? null : new Date(at));
