import type { DepositState } from '#contract/reservations/refunds.ts';
import type { CheckInInfo } from '#contract/reservations/check-in-info.ts';
import type { Reservation, ReservationSummary } from '#contract/reservations/reservations.ts';
import { checkInInfoAt } from '#contract/rules/check-in/check-in-info.ts';
import { daysBetween, seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { plainRate } from '#contract/rules/money.ts';
import {
  currentStatus,
  type ClosingReason,
  hasLeft,
  holdIsOver,
  statusAt,
} from '#contract/rules/reservation-status.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { SettledDeposit } from './money/deposit-store.ts';
import { presentChange, presentSigners } from './change/present.ts';
import type { ChangeRow } from './change/store.ts';
import { isCheckInInfoOpen } from './door-code-access.ts';
import { cancelProblem, changeProblem, extendProblem } from './policy.ts';
import { presentLeftToPay, presentPayments, presentRefund, presentSettlement } from './money/present.ts';
import type {
  InstalmentRow,
  ListedReservation,
  OwnReservation,
  PaymentRow,
  RefundRow,
  SignerRow,
} from './read-store.ts';

type PhotoRow = Selectable<Schema['photos']>;
type OccupantRow = Selectable<Schema['occupants']>;
type EventRow = Selectable<Schema['reservation_events']>;

export function presentSummary(
  row: OwnReservation,
  photo: PhotoRow | undefined,
  nowMs: number,
): ReservationSummary {
  return { ...presentWithoutPhoto(row, nowMs), photo: photo ? presentPhoto(photo) : null };
}

export function presentWithoutPhoto(
  row: ListedReservation,
  nowMs: number,
): Omit<ReservationSummary, 'photo'> {
  const stored = currentStatus(row.status, row.hold_expires_at, nowMs);
  const stay = { checkIn: row.check_in, checkOut: row.check_out };
  return {
    id: row.id,
    code: row.code,
    status: statusAt(stored, stay, nowMs),
    houseId: row.house_id,
    listingName: row.house_name,
    ...stay,
    guests: row.guests,
    total: row.total,
    signed: row.signed_at !== null,
    paid: row.first_paid_at !== null,
    holdExpiresAt:
      stored === 'requested' && row.hold_kept_at === null ? row.hold_expires_at.toISOString() : null,
    closed: presentClosing(row, nowMs),
  };
}

type Parts = {
  photo: PhotoRow | undefined;
  instalments: InstalmentRow[];
  payments: PaymentRow[];
  refunds: RefundRow[];
  settled: SettledDeposit | undefined;
  occupants: OccupantRow[];
  signers: SignerRow[];
  deposit: DepositState | null;
  change: ChangeRow | undefined;
  changeSigners: SignerRow[];
  lastEvent: EventRow | undefined;
  extendedById: string | null;
  /** Seoul date, extensions included. */
  staysUntil: PlainDate;
  /** Empty while the member may not read it. */
  doorCode: string;
  wifiPassword: string;
  rules: Bilingual[];
  /** True if the house is free after the check-out. */
  goesOn: boolean;
  reviewed: boolean;
  unreadTickets: number;
};

export function presentReservation(row: OwnReservation, parts: Parts, nowMs: number): Reservation {
  const summary = presentSummary(row, parts.photo, nowMs);
  const payments = presentPayments(row.status, parts.instalments, parts.payments, nowMs);
  return {
    ...summary,
    serverNow: new Date(nowMs).toISOString(),
    beddingSets: row.bedding_sets,
    couponCode: row.coupon_code,
    ...presentPrice(row),
    policy: row.policy,
    payments,
    leftToPay: presentLeftToPay(summary.status, payments, parts.settled),
    refunds: parts.refunds.map((refund) => presentRefund(refund, row.payment_method)),
    depositSettled: parts.settled
      ? presentSettlement(
          parts.settled,
          row.is_international ? { refunds: parts.refunds, krwPerUsd: row.krw_per_usd } : null,
        )
      : null,
    deposit: parts.deposit,
    totalUsdCents: row.total_usd_cents,
    unreadTickets: parts.unreadTickets,
    closing: summary.closed && presentWhoClosed(summary.closed.reason, parts),
    ...presentChoices(row, parts, nowMs),
    change: parts.change ? presentChange(parts.change, parts.changeSigners) : null,
    extendsId: row.extends_id,
    extendedById: parts.extendedById,
    staysUntil: parts.staysUntil,
    occupants: parts.occupants.map(presentOccupant),
    contract: presentContract(row, parts.signers),
    emailConfirmed: row.email_confirmed_at !== null,
    paymentMethod: row.payment_method,
    // Others live in a house that was given away.
    address: row.status === 'confirmed' && row.gave_way_at === null ? row.address : null,
    checkInInfo: checkInInfo(row, parts, nowMs),
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

function presentChoices(row: OwnReservation, parts: Parts, nowMs: number) {
  const extended = parts.extendedById !== null;
  const left = { checkIn: row.check_in, checkOut: row.check_out, endedOn: row.ended_on };
  return {
    cancellable: cancelProblem(row, extended, nowMs) === null,
    changeable:
      changeProblem(row, nowMs) === null && (row.status === 'confirmed' || parts.payments.length === 0),
    extendable: parts.goesOn && extendProblem(row, extended, nowMs) === null,
    reviewable: !extended && !parts.reviewed && hasLeft(row.status, left, nowMs),
  };
}

export function presentOccupant(person: OccupantRow): Reservation['occupants'][number] {
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    phoneCountry: person.phone_country,
    phone: person.phone,
    language: person.language,
    isOwnLanguage: person.is_own_language,
  };
}

/** Presents an event to the member: the kind of actor, but nobody else's name. */
export function presentEvent(event: EventRow) {
  const { transition: what, actor_kind: by, before, after, reason } = event;
  return { what, by, at: event.at.toISOString(), before, after, reason };
}

/** Presents who ended a reservation and their note; for a declined contract, the signer. A hold that ran out is ended by the system. */
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
    signers: presentSigners(signers),
  };
}

/** Returns the contract status; `void` for a reservation that was canceled or ran out, even if it was signed, unless declined. */
function contractStatus(row: OwnReservation): Reservation['contract']['status'] {
  const status = row.contract_status ?? (row.signed_at ? 'signed' : 'void');
  const ended = row.status === 'cancelled' || row.status === 'expired';
  return ended && status !== 'declined' ? 'void' : status;
}

/** Presents the early end of a reservation. A hold that ran out has ended even before the job has marked it. */
function presentClosing(row: ListedReservation, nowMs: number): ReservationSummary['closed'] {
  const { closed_at: at, closed_reason: reason, ended_on: endedOn } = row;
  if (at && reason) return { at: at.toISOString(), reason, endedOn };
  if (!holdIsOver(row.status, row.hold_expires_at, nowMs)) return null;
  return { at: row.hold_expires_at.toISOString(), reason: 'hold_expired', endedOn };
}

/** Returns the Seoul date on which the house of a confirmed stay was made ready, shown up to check-in day. */
function cleanedOn(row: OwnReservation, nowMs: number): Reservation['cleanedOn'] {
  const ready = row.turnover_ready_at;
  return ready && row.status === 'confirmed' && seoulDate(nowMs) <= row.check_in
    ? seoulDate(ready.getTime())
    : null;
}

function checkInInfo(
  row: OwnReservation,
  { doorCode, wifiPassword, rules }: Pick<Parts, 'doorCode' | 'wifiPassword' | 'rules'>,
  nowMs: number,
): CheckInInfo | null {
  if (!isCheckInInfoOpen(row, nowMs)) return null;
  return {
    address: row.address,
    addressForTaxi: row.address.ko,
    doorCode,
    wifiName: row.wifi_name,
    wifiPassword,
    way: row.way,
    trash: row.trash.ko === '' ? null : row.trash,
    rules,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

function presentPhoto(row: PhotoRow): NonNullable<ReservationSummary['photo']> {
  const { id, width, height, widths, alt, dominant, blur, focus } = row;
  return { id, width, height, widths, alt, dominant, blur, ...(focus && { focus }) };
}
