import type { MovePreview } from '#contract/admin/corrections.ts';
import type { DeductionRequest } from '#contract/admin/deposits.ts';
import type { StoredPicture } from '#contract/files.ts';
import type {
  CancellationKind,
  DepartureKind,
  EvictionGround,
  MovePrice,
} from '#contract/admin/vocabulary.ts';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import type { Won } from '#contract/rules/money.ts';
import { compactPhone, isCountryCode, isPhoneNumber } from '#contract/rules/phone.ts';
import { isPayableIn } from '#contract/rules/reservation-status.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { parseWon } from '#app/admin/kit/form/parse-won.ts';

/** Form fields to cancel a reservation. `overrides` is set for another sum than the policy gives. */
export type CancelDraft = {
  /** The person or reason that ends it; empty until chosen. */
  kind: CancellationKind | '';
  overrides: boolean;
  override: string;
  overrideReason: string;
  reason: string;
};

/** Converts a draft to the terms of a preview; null without a kind or with an invalid other sum. */
export function cancelTerms({ kind, overrides, override }: CancelDraft) {
  if (kind === '') return null;
  if (!overrides) return { kind };
  const sum = parseWon(override);
  return sum === null ? null : { kind, override: String(sum) };
}

export function cancelErrors(draft: CancelDraft): FieldErrors {
  return {
    ...(draft.kind === '' && { kind: 'who_ends_required' }),
    ...(draft.overrides && parseWon(draft.override) === null && { override: 'amount_required' }),
    ...(draft.overrides && !draft.overrideReason.trim() && { overrideReason: 'reason_required' }),
    ...(!draft.reason.trim() && { reason: 'reason_required' }),
  };
}

/** Form fields to end a running stay. `grounds` is empty until an eviction has grounds. */
export type CheckOutDraft = {
  /** The person or reason that ends it; empty until chosen. */
  kind: DepartureKind | '';
  date: string;
  grounds: EvictionGround | '';
  reason: string;
};

/** Returns the errors of a check-out draft for a stay that began on `checkIn`, on Seoul date `today`. */
export function checkOutErrors(draft: CheckOutDraft, checkIn: PlainDate, today: PlainDate): FieldErrors {
  return {
    ...(draft.kind === '' && { kind: 'who_ends_required' }),
    ...(!isDeparture(draft.date, checkIn, today) && { date: 'departure_invalid' }),
    ...(draft.kind === 'eviction' && !draft.grounds && { grounds: 'eviction_ungrounded' }),
    ...(!draft.reason.trim() && { reason: 'reason_required' }),
  };
}

/** True for a Seoul date from check-in to today, on which a member may have left. */
export function isDeparture(date: string, checkIn: PlainDate, today: PlainDate): date is PlainDate {
  return isPlainDate(date) && checkIn <= date && date <= today;
}

/** A deduction row as typed. `instalmentId` is set if the row deducts an unpaid instalment, else empty. */
export type DeductionDraft = {
  text: Bilingual;
  amount: string;
  photos: StoredPicture[];
  instalmentId: string;
};
export type DepositDraft = { deductions: DeductionDraft[] };
export const blankDeduction: DeductionDraft = {
  text: { ko: '', en: '' },
  amount: '',
  photos: [],
  instalmentId: '',
};
/** The full shape of a stored row, with an example picture. */
export const deductionShape: DeductionDraft = {
  ...blankDeduction,
  photos: [{ id: '', width: 0, height: 0, url: '', thumbnailUrl: '', uploadedAt: '' }],
};

/** Parses the typed deductions, skipping empty rows; null if an amount is invalid. */
export function deductionsOf({ deductions }: DepositDraft): DeductionRequest[] | null {
  type Row = Omit<DeductionRequest, 'amount'> & { amount: Won | null };
  const read = deductions.filter(isUsed).map<Row>(({ text, amount, photos, instalmentId }) => ({
    text,
    amount: parseWon(amount),
    instalmentId: instalmentId || undefined,
    photoIds: photos.map(({ id }) => id),
  }));
  return read.every((row): row is DeductionRequest => row.amount !== null && row.amount > 0) ? read : null;
}

/** Returns the due or overdue instalments that can be deducted, because the deposit covers their amount. */
export function unpaidOf({
  payments,
  price,
}: Pick<Reservation, 'payments' | 'price'>): ReservationInstalment[] {
  return payments.filter(
    ({ status, amount }) =>
      (status === 'due' || status === 'overdue') && amount > 0 && amount <= price.deposit,
  );
}

export function sumOfDeductions({ deductions }: DepositDraft): Won {
  return deductions.reduce((sum, { amount }) => sum + (parseWon(amount) ?? 0), 0);
}

/** Returns the errors of the deductions. Empty rows are skipped. */
export function depositErrors(draft: DepositDraft, deposit: Won): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, row] of draft.deductions.entries()) {
    if (!isUsed(row)) continue;
    if (!row.text.ko.trim()) errors[`deductions.${index}.text.ko`] = 'korean_required';
    if (!parseWon(row.amount)) errors[`deductions.${index}.amount`] = 'amount_required';
  }
  if (sumOfDeductions(draft) > deposit) errors['deductions'] = 'deductions_exceed_deposit';
  return errors;
}

function isUsed({ text, amount, photos }: DeductionDraft): boolean {
  return text.ko.trim() !== '' || text.en.trim() !== '' || amount.trim() !== '' || photos.length > 0;
}

export type ComplaintDraft = { date: string; source: string; text: string };

/** Returns the errors of a noise complaint. `until` is the last day it may be about. */
export function complaintErrors(draft: ComplaintDraft, checkIn: PlainDate, until: PlainDate): FieldErrors {
  return {
    ...(!isDeparture(draft.date, checkIn, until) && { date: 'complaint_date_invalid' }),
    ...(!draft.source.trim() && { source: 'text_required' }),
    ...(!draft.text.trim() && { text: 'text_required' }),
  };
}

/** Form fields of a bank transfer. `payment` is the instalment's id. */
export type TransferDraft = { payment: string; amount: string; receivedOn: string; reference: string };

/** The instalments that are not paid and can be paid now. */
export function openInstalments({
  status: reservation,
  payments,
}: Pick<Reservation, 'status' | 'payments'>): ReservationInstalment[] {
  const stored = reservation === 'requested' ? 'requested' : 'confirmed';
  return payments.filter(
    ({ status, seq }) =>
      (status === 'due' || status === 'overdue' || status === 'processing') && isPayableIn(stored, seq),
  );
}

/** Returns the draft for an open instalment. If the chosen one has been paid meanwhile, the first open one replaces it. */
export function openTransfer(draft: TransferDraft, open: readonly ReservationInstalment[]): TransferDraft {
  return open.some(({ id }) => id === draft.payment) ? draft : { ...draft, payment: open[0]?.id ?? '' };
}

/** Returns the errors of a transfer. It must pay the whole amount of its instalment and not be dated in the future. */
export function transferErrors(
  { payment, amount, receivedOn, reference }: TransferDraft,
  payments: readonly ReservationInstalment[],
  today: PlainDate,
): FieldErrors {
  const sum = parseWon(amount);
  const due = payments.find(({ id }) => id === payment)?.amount;
  return {
    ...(sum === null
      ? { amount: 'amount_required' as const }
      : sum !== due && { amount: 'payment_amount_incorrect' as const }),
    ...((!isPlainDate(receivedOn) || receivedOn > today) && { receivedOn: 'transfer_date_invalid' }),
    ...(!reference.trim() && { reference: 'text_required' }),
  };
}

export type MoveDraft = { houseId: string; price: MovePrice; reason: string };

/** Returns the price to send: the wished one, unless the house has no price of its own. */
export function priceToSend(wished: MovePrice, answer: MovePreview | null): MovePrice {
  return answer && !answer.house ? 'agreed' : wished;
}

/** Returns the amounts of a move at a price. If they change, the administrator has to see and confirm them again. */
export function sumsOfMove({ agreed, house }: MovePreview, price: MovePrice): MoveSums {
  if (price === 'agreed' || !house) return { total: agreed.total, toPay: 0, refund: 0 };
  return { total: house.total, toPay: house.toPay.amount, refund: house.refund.total };
}
export type MoveSums = { total: Won; toPay: Won; refund: Won };

export function moveErrors({ houseId, reason }: MoveDraft): FieldErrors {
  return {
    ...(!houseId && { houseId: 'house_required' }),
    ...(!reason.trim() && { reason: 'reason_required' }),
  };
}

export type OccupantDraft = {
  firstName: string;
  lastName: string;
  email: string;
  phoneCountry: string;
  phone: string;
  /** '' for the language of the person who booked. */
  language: Language | '';
};

/** Returns the errors of an occupant. Only the host checks if an address exists. */
export function occupantErrors(draft: OccupantDraft): FieldErrors {
  return {
    ...(!draft.firstName.trim() && { firstName: 'name_required' }),
    ...(!draft.lastName.trim() && { lastName: 'name_required' }),
    ...(!draft.email.trim() && { email: 'email_invalid' }),
    ...(!isCountryCode(draft.phoneCountry) && { phoneCountry: 'country_code_invalid' }),
    ...(!isPhoneNumber(compactPhone(draft.phone)) && { phone: 'phone_invalid' }),
  };
}
