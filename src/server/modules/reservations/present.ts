import type { Cancellation, DepositSettlement, DepositState, Refund } from '#contract/refunds.ts';
import type {
  CheckInInfo,
  Reservation,
  ReservationInstalment,
  ReservationSummary,
} from '#contract/reservations.ts';
import type { Occupant } from '#contract/reservation-requests.ts';
import { daysBetween, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { plainRate, type Won } from '#contract/rules/money.ts';
import {
  currentStatus,
  type ClosingReason,
  hasLeft,
  holdIsOver,
  statusAt,
  type StoredStatus,
} from '#contract/rules/reservation-status.ts';
import type { Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { RefundTier } from '#contract/rules/policy.ts';
import type { PaymentMethod } from '#contract/vocabulary.ts';
import { isFree } from '#contract/rules/schedule.ts';
import {
  cancelProblem,
  changeProblem,
  checkInInfoAt,
  extendProblem,
  isCheckInInfoOpen,
  refundArrival,
} from './policy.ts';
import type { RefundPlan, Return } from '#server/ports/payments.ts';
import type { OwnReservation, PaymentRow, RefundRow, SignerRow } from './read-store.ts';

type PhotoRow = Selectable<Schema['photos']>;
type InstalmentRow = Selectable<Schema['instalments']>;
type OccupantRow = Selectable<Schema['occupants']>;
type EventRow = Selectable<Schema['reservation_events']>;

/** Presents a reservation in a list, with the status that is true in Seoul now. */
export function presentSummary(
  row: OwnReservation,
  photo: PhotoRow | undefined,
  nowMs: number,
): ReservationSummary {
  const stored = currentStatus(row.status, row.hold_expires_at, nowMs);
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  return {
    id: row.id,
    code: row.code,
    status: statusAt(stored, stay, nowMs),
    houseId: row.house_id,
    listingName: row.house_name,
    photo: photo ? presentPhoto(photo) : null,
    ...stay,
    guests: row.guests,
    total: row.total,
    signed: row.signed_at !== null,
    paid: row.first_paid_at !== null,
    holdExpiresAt: stored === 'requested' ? row.hold_expires_at.toISOString() : null,
    closed: presentClosing(row, nowMs),
  };
}

type Parts = {
  photo: PhotoRow | undefined;
  instalments: InstalmentRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  settled: Selectable<Schema['deposit_refunds']> | undefined;
  occupants: OccupantRow[];
  signers: SignerRow[];
  deposit: DepositState | null;
  lastEvent: EventRow | undefined;
  extendedById: string | null;
  /** The house is free after the check-out. */
  goesOn: boolean;
  reviewed: boolean;
};

/** Presents a reservation with everything that belongs to it. */
export function presentReservation(row: OwnReservation, parts: Parts, nowMs: number): Reservation {
  const summary = presentSummary(row, parts.photo, nowMs);
  return {
    ...summary,
    serverNow: new Date(nowMs).toISOString(),
    beddingSets: row.bedding_sets,
    couponCode: row.coupon_code,
    ...presentPrice(row),
    policy: row.policy,
    payments: presentPayments(row.status, parts.instalments, parts.payments, seoulDate(nowMs)),
    refunds: parts.refunds.map((refund) => presentRefund(refund, row.payment_method)),
    depositSettled: parts.settled
      ? presentSettlement(parts.settled, row.is_international ? parts.refunds : null)
      : null,
    deposit: parts.deposit,
    totalUsdCents: row.total_usd_cents,
    closing: summary.closed && presentWhoClosed(summary.closed.reason, parts),
    ...presentChoices(row, parts, nowMs),
    extendsId: row.extends_id,
    extendedById: parts.extendedById,
    occupants: parts.occupants.map(presentOccupant),
    contract: presentContract(row, parts.signers),
    emailConfirmed: row.email_confirmed_at !== null,
    paymentMethod: row.payment_method,
    address: row.status === 'confirmed' ? row.address : null,
    checkInInfo: checkInInfo(row, nowMs),
    checkInInfoAt: new Date(checkInInfoAt(row.check_in)).toISOString(),
    cleanedOn: cleanedOn(row, nowMs),
    area: row.area,
    station: row.station,
  };
}

function presentPrice(row: OwnReservation) {
  return {
    price: {
      nights: daysBetween(row.check_in, row.check_out),
      housePrice: row.house_price,
      coupon: row.coupon_discount,
      totalRent: row.house_price - row.coupon_discount,
      bedding: row.bedding_price,
      deposit: row.deposit,
      total: row.total,
    },
    isInternational: row.is_international,
    exchangeRate: {
      krwPerUsd: plainRate(row.krw_per_usd),
      source: row.rate_source,
      at: row.rate_at.toISOString(),
    },
  };
}

/** Presents what the member can do with a reservation now. */
function presentChoices(row: OwnReservation, parts: Parts, nowMs: number) {
  const extended = parts.extendedById !== null;
  const left = { checkIn: row.check_in, checkOut: row.check_out, endedOn: row.ended_on };
  return {
    cancellable: cancelProblem(row, extended, nowMs) === null,
    changeable: changeProblem(row, nowMs) === null && parts.payments.length === 0,
    extendable: parts.goesOn && extendProblem(row, extended, nowMs) === null,
    reviewable: !extended && !parts.reviewed && hasLeft(row.status, left, nowMs),
  };
}

/** Maps the row of an occupant to the words of the contract. */
export function presentOccupant(person: OccupantRow): Occupant {
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    phoneCountry: person.phone_country,
    phone: person.phone,
  };
}

/** Presents an event to the member: which kind of actor, and by name nobody else. */
export function presentEvent(event: EventRow) {
  const { transition: what, actor_kind: by, before, after, reason } = event;
  return { what, by, at: event.at.toISOString(), before, after, reason };
}

/** Presents who ended a reservation, and what they wrote: of a contract that was declined, the signer. A hold runs out by itself. */
function presentWhoClosed(
  reason: ClosingReason,
  { lastEvent, signers }: Pick<Parts, 'lastEvent' | 'signers'>,
): Reservation['closing'] {
  if (reason === 'hold_expired') return { by: 'system', name: null, note: null };
  const decliner = signers.find(({ status }) => status === 'declined');
  if (reason === 'contract_declined' && decliner) {
    const isBooker = decliner === signers[0];
    return { by: 'member', name: isBooker ? null : decliner.name, note: decliner.reason };
  }
  return { by: lastEvent?.actor_kind ?? 'system', name: null, note: lastEvent?.note ?? null };
}

function presentContract(row: OwnReservation, signers: SignerRow[]): Reservation['contract'] {
  return {
    status: contractStatus(row),
    sentTo: signers[0]?.email ?? row.email ?? '',
    signedAt: (row.contract_signed_at ?? row.signed_at)?.toISOString() ?? null,
    signers: signers.map((signer) => ({
      name: signer.name,
      email: signer.email,
      status: signer.status,
      signedAt: signer.signed_at?.toISOString() ?? null,
      linkHeldUntil: signer.link_held_until?.toISOString() ?? null,
    })),
  };
}

/** A contract of a reservation that was cancelled or ran out binds nobody, signed or not. */
function contractStatus(row: OwnReservation): Reservation['contract']['status'] {
  const status = row.contract_status ?? (row.signed_at ? 'signed' : 'void');
  const ended = row.status === 'cancelled' || row.status === 'expired';
  return ended && status !== 'declined' ? 'void' : status;
}

/** Presents the end of a reservation before its time; a hold that ran out has ended, whether or not the job has come by. */
function presentClosing(row: OwnReservation, nowMs: number): ReservationSummary['closed'] {
  const { closed_at: at, closed_reason: reason, ended_on: endedOn } = row;
  if (at && reason) return { at: at.toISOString(), reason, endedOn };
  if (!holdIsOver(row.status, row.hold_expires_at, nowMs)) return null;
  return { at: row.hold_expires_at.toISOString(), reason: 'hold_expired', endedOn };
}

function presentRefund(row: RefundRow, method: PaymentMethod): Refund {
  return {
    id: row.id,
    seq: row.seq,
    method: row.method,
    amount: row.amount,
    amountUsdCents: row.amount_usd_cents,
    status: row.status,
    recordedAt: row.recorded_at.toISOString(),
    arrivesBy: refundArrival(row.recorded_at.getTime(), method),
  };
}

/** Presents how a deposit was settled; `refunds` are those of the reservation, where it was charged in dollars. */
export function presentSettlement(
  row: Selectable<Schema['deposit_refunds']>,
  refunds: RefundRow[] | null,
): DepositSettlement {
  const { deposit, refunded, deductions, recorded_at: at } = row;
  const kept = deductions.map(({ text, amount }) => ({ text, amount }));
  const back = refunds?.filter(({ reason }) => reason === 'deposit') ?? null;
  const refundedUsdCents = back && back.reduce((sum, refund) => sum + (refund.amount_usd_cents ?? 0), 0);
  return { deposit, refunded, refundedUsdCents, deductions: kept, at: at.toISOString() };
}

/** Presents the refund of a cancellation now, with the tier that decides. */
export function presentCancellation(
  row: OwnReservation,
  { paid, refund, returns }: RefundPlan,
  tier: RefundTier,
  nowMs: number,
): Cancellation {
  const today = seoulDate(nowMs);
  const { refund: back, returns: parts } = presentReturns(row, returns, nowMs);
  return {
    today,
    daysBefore: daysBetween(today, row.check_in),
    tier,
    policy: row.policy,
    paid,
    refund: { ...refund, totalUsdCents: back.totalUsdCents },
    returns: parts,
  };
}

/** Presents what goes back at an instant, in all and payment by payment. */
export function presentReturns(row: OwnReservation, returns: Return[], nowMs: number) {
  const cents = returns.reduce((sum, part) => sum + (part.amountUsdCents ?? 0), 0);
  return {
    refund: { total: sumOfReturns(returns), totalUsdCents: row.is_international ? cents : null },
    returns: returns.map(({ payment, amount, amountUsdCents }) => ({
      seq: payment.seq,
      method: payment.method,
      amount,
      amountUsdCents,
      arrivesBy: refundArrival(nowMs, row.payment_method),
    })),
  };
}

/** Adds up what goes back, in won. */
export function sumOfReturns(returns: Return[]): Won {
  return returns.reduce((sum, part) => sum + part.amount, 0);
}

/** The Seoul date on which the house of a confirmed stay was checked, up to the day of the check-in. */
function cleanedOn(row: OwnReservation, nowMs: number): Reservation['cleanedOn'] {
  const ready = row.turnover_ready_at;
  return ready && row.status === 'confirmed' && seoulDate(nowMs) <= row.check_in
    ? seoulDate(ready.getTime())
    : null;
}

function checkInInfo(row: OwnReservation, nowMs: number): CheckInInfo | null {
  if (!isCheckInInfoOpen(row, nowMs)) return null;
  return {
    address: row.address,
    addressForTaxi: row.address.ko,
    doorCode: row.door_code,
    wifiName: row.wifi_name,
    wifiPassword: row.wifi_password,
    way: row.way,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

/**
 * Presents the instalments with the state of each and what went back of it. A deposit that was settled after the stay leaves its payment
 * paid.
 */
export function presentPayments(
  stay: StoredStatus,
  instalments: InstalmentRow[],
  payments: PaymentRow[],
  today: PlainDate,
): ReservationInstalment[] {
  return instalments.map((part) => {
    const own = payments.filter((payment) => payment.instalment_id === part.id);
    const paid = own.filter((payment) => payment.status === 'paid');
    const settled = paid.find((payment) => !wentBackWhole(payment)) ?? paid.at(-1);
    return {
      id: part.id,
      seq: part.seq,
      dueOn: part.due_on,
      from: part.period_from,
      to: part.period_to,
      deposit: part.deposit,
      bedding: part.bedding,
      rent: part.rent,
      amount: part.amount,
      amountUsdCents: part.amount_usd_cents,
      status: statusOfInstalment(part, own, settled, stay === 'confirmed' && part.due_on < today),
      graceUntil: part.grace_until,
      paidAt: settled?.paid_at?.toISOString() ?? null,
      method: settled?.method ?? null,
      refunded: settled?.refunded ?? 0,
      refundedUsdCents: part.amount_usd_cents === null ? null : (settled?.refunded_cents ?? 0),
    };
  });
}

function wentBackWhole(payment: PaymentRow): boolean {
  return payment.refunded_besides_deposit >= Math.max(payment.amount, 1);
}

function statusOfInstalment(
  part: InstalmentRow,
  payments: PaymentRow[],
  settled: PaymentRow | undefined,
  late: boolean,
): ReservationInstalment['status'] {
  if (isFree({ amount: part.amount, amountUsdCents: part.amount_usd_cents })) return 'paid';
  if (settled && !wentBackWhole(settled))
    return settled.refunded_besides_deposit > 0 ? 'partly_refunded' : 'paid';
  if (payments.some((payment) => payment.status === 'confirming')) return 'processing';
  if (settled) return 'refunded';
  return late ? 'overdue' : 'due';
}

function presentPhoto(row: PhotoRow): NonNullable<ReservationSummary['photo']> {
  const { id, width, height, widths, alt, dominant, blur } = row;
  return { id, width, height, widths, alt, dominant, blur };
}
