import type {
  Cancellation,
  CheckInInfo,
  Refund,
  Reservation,
  ReservationPayment,
  ReservationSummary,
} from '#contract/reservations.ts';
import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import { hasLeft, statusOn, type StoredStatus } from '#contract/rules/life.ts';
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
  refundArrival,
  statusNow,
} from './policy.ts';
import type { OwnReservation, PaymentRow, SignerRow } from './read-store.ts';
import type { RefundRow } from './refund-store.ts';
import type { RefundPlan } from './refunds.ts';

type PhotoRow = Selectable<Schema['photos']>;
type InstalmentRow = Selectable<Schema['instalments']>;
type OccupantRow = Selectable<Schema['occupants']>;

/** A reservation in a list, with the status that is true in Seoul now. */
export function presentSummary(
  row: OwnReservation,
  photo: PhotoRow | undefined,
  nowMs: number,
): ReservationSummary {
  const stored = statusNow(row, nowMs);
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  return {
    id: row.id,
    code: row.code,
    status: statusOn(stored, stay, seoulDate(nowMs)),
    houseId: row.house_id,
    listingName: row.house_name,
    photo: photo ? presentPhoto(photo) : null,
    ...stay,
    guests: row.guests,
    total: row.total,
    signed: row.signed_at !== null,
    paid: row.first_paid_at !== null,
    holdExpiresAt: stored === 'requested' ? row.hold_expires_at.toISOString() : null,
  };
}

/** A reservation whole. */
export function presentReservation(
  row: OwnReservation,
  parts: {
    photo: PhotoRow | undefined;
    instalments: InstalmentRow[];
    payments: PaymentRow[];
    refunds: RefundRow[];
    occupants: OccupantRow[];
    signers: SignerRow[];
    extendedById: string | null;
    /** The home is free after the check-out. */
    goesOn: boolean;
    reviewed: boolean;
  },
  nowMs: number,
): Reservation {
  const summary = presentSummary(row, parts.photo, nowMs);
  const extended = parts.extendedById !== null;
  const left = { checkIn: row.check_in, checkOut: row.check_out, endedOn: row.ended_on };
  return {
    ...summary,
    serverNow: new Date(nowMs).toISOString(),
    beddingSets: row.bedding_sets,
    couponCode: row.coupon_code,
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
      krwPerUsd: plainDecimal(row.krw_per_usd),
      source: row.rate_source,
      at: row.rate_at.toISOString(),
    },
    totalUsdCents: row.total_usd_cents,
    policy: row.policy,
    payments: presentPayments(row.status, parts.instalments, parts.payments),
    refunds: parts.refunds.map((refund) => presentRefund(refund, row.payment_method)),
    cancellable: cancelProblem(row, extended, nowMs) === null,
    changeable: changeProblem(row, nowMs) === null && parts.payments.length === 0,
    extendable: parts.goesOn && extendProblem(row, extended, nowMs) === null,
    reviewable: !extended && !parts.reviewed && hasLeft(row.status, left, seoulDate(nowMs)),
    extendsId: row.extends_id,
    extendedById: parts.extendedById,
    closed: row.closed_at && { at: row.closed_at.toISOString(), reason: row.closed_reason },
    occupants: parts.occupants.map((person) => ({
      firstName: person.first_name,
      lastName: person.last_name,
      email: person.email,
      phoneCountry: person.phone_country,
      phone: person.phone,
    })),
    contract: {
      status: row.contract_status ?? (row.signed_at ? 'signed' : 'void'),
      sentTo: parts.signers[0]?.email ?? row.email ?? '',
      signedAt: (row.contract_signed_at ?? row.signed_at)?.toISOString() ?? null,
      signers: parts.signers.map((signer) => ({
        name: signer.name,
        email: signer.email,
        status: signer.status,
        signedAt: signer.signed_at?.toISOString() ?? null,
      })),
    },
    emailConfirmed: row.email_confirmed_at !== null,
    paymentMethod: row.payment_method,
    checkInInfo: checkInInfo(row, summary.status, nowMs),
    checkInInfoAt: new Date(checkInInfoAt(row.check_in)).toISOString(),
    area: row.area,
    station: row.station,
  };
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

/** What cancelling now gives back, with the tier that decides. */
export function presentCancellation(
  row: OwnReservation,
  { paid, refund, returns }: RefundPlan,
  tier: RefundTier,
  nowMs: number,
): Cancellation {
  const today = seoulDate(nowMs);
  const cents = returns.reduce((sum, part) => sum + (part.amountUsdCents ?? 0), 0);
  return {
    today,
    daysBefore: daysBetween(today, row.check_in),
    tier,
    policy: row.policy,
    paid,
    refund: { ...refund, totalUsdCents: row.is_international ? cents : null },
    returns: returns.map(({ payment, amount, amountUsdCents }) => ({
      seq: payment.seq,
      method: payment.method,
      amount,
      amountUsdCents,
      arrivesBy: refundArrival(nowMs, row.payment_method),
    })),
  };
}

/** Address and door code, for someone whose stay is confirmed and not before their time. */
function checkInInfo(row: OwnReservation, status: Reservation['status'], nowMs: number): CheckInInfo | null {
  if (status !== 'confirmed' && status !== 'staying') return null;
  if (nowMs < checkInInfoAt(row.check_in)) return null;
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
 * The instalments with what has become of each. Money that went back in part counts as refunded once the stay is closed; a deposit
 * returned after an ordinary check-out leaves its payment paid.
 */
export function presentPayments(
  reservation: StoredStatus,
  instalments: InstalmentRow[],
  payments: PaymentRow[],
): ReservationPayment[] {
  const closed = reservation !== 'requested' && reservation !== 'confirmed';
  const wentBack = ({ refunded, amount }: PaymentRow) =>
    (refunded ?? 0) >= (closed ? 1 : Math.max(amount, 1));
  return instalments.map((part) => {
    const own = payments.filter((payment) => payment.instalment_id === part.id);
    const paid = own.filter((payment) => payment.status === 'paid');
    const kept = paid.find((payment) => !wentBack(payment));
    const settled = kept ?? paid.at(-1);
    const free = isFree({ amount: part.amount, amountUsdCents: part.amount_usd_cents });
    const processing = own.some((payment) => payment.status === 'confirming');
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
      status: kept || free ? 'paid' : processing ? 'processing' : settled ? 'refunded' : 'due',
      paidAt: settled?.paid_at?.toISOString() ?? null,
      method: settled?.method ?? null,
    };
  });
}

function presentPhoto(row: PhotoRow): NonNullable<ReservationSummary['photo']> {
  const { id, width, height, widths, alt, dominant, blur } = row;
  return { id, width, height, widths, alt, dominant, blur };
}

/** `1385.5000` as the database keeps it, `1385.5` as it was locked. */
function plainDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
