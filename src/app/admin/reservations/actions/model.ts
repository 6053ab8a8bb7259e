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

/** The fields to cancel a reservation. `overrides` stands for another sum than the policy gives. */
export type CancelDraft = {
  /** The side that ends it; empty until that was said. */
  kind: CancellationKind | '';
  overrides: boolean;
  override: string;
  overrideReason: string;
  reason: string;
};

/** The terms of a preview by a draft; null while nobody said who ends it, or the other sum is not an amount. */
export function cancelTerms({ kind, overrides, override }: CancelDraft) {
  if (kind === '') return null;
  if (!overrides) return { kind };
  const sum = parseWon(override);
  return sum === null ? null : { kind, override: String(sum) };
}

/** Finds what a cancellation lacks. */
export function cancelErrors(draft: CancelDraft): FieldErrors {
  return {
    ...(draft.kind === '' && { kind: 'who_ends_required' }),
    ...(draft.overrides && parseWon(draft.override) === null && { override: 'amount_required' }),
    ...(draft.overrides && !draft.overrideReason.trim() && { overrideReason: 'reason_required' }),
    ...(!draft.reason.trim() && { reason: 'reason_required' }),
  };
}

/** The fields to end a running stay; `grounds` is empty until an eviction has them. */
export type CheckOutDraft = {
  /** The side that ends it; empty until that was said. */
  kind: DepartureKind | '';
  date: string;
  grounds: EvictionGround | '';
  reason: string;
};

/** Finds what the end of a stay lacks, for a stay that began on `checkIn` and a Seoul date `today`. */
export function checkOutErrors(draft: CheckOutDraft, checkIn: PlainDate, today: PlainDate): FieldErrors {
  return {
    ...(draft.kind === '' && { kind: 'who_ends_required' }),
    ...(!isDeparture(draft.date, checkIn, today) && { date: 'departure_invalid' }),
    ...(draft.kind === 'eviction' && !draft.grounds && { grounds: 'eviction_ungrounded' }),
    ...(!draft.reason.trim() && { reason: 'reason_required' }),
  };
}

/** True for a Seoul date from the check-in to today: a day on which somebody may have left. */
export function isDeparture(date: string, checkIn: PlainDate, today: PlainDate): date is PlainDate {
  return isPlainDate(date) && checkIn <= date && date <= today;
}

/** A row of deductions as it is typed; `instalmentId` of an unpaid payment that is kept, else empty. */
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
/** The shape of a row that is stored. */
export const deductionShape: DeductionDraft = {
  ...blankDeduction,
  photos: [{ id: '', width: 0, height: 0, url: '', thumbnailUrl: '', uploadedAt: '' }],
};

/** Reads the deductions that were typed, rows in which nothing stands aside; null while an amount is none. */
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

/** The payments of a stay that is over which nobody has made: each can be kept from the deposit, where that reaches. */
export function unpaidOf({
  payments,
  price,
}: Pick<Reservation, 'payments' | 'price'>): ReservationInstalment[] {
  return payments.filter(
    ({ status, amount }) =>
      (status === 'due' || status === 'overdue') && amount > 0 && amount <= price.deposit,
  );
}

/** Adds up the deductions that can be read already. */
export function sumOfDeductions({ deductions }: DepositDraft): Won {
  return deductions.reduce((sum, { amount }) => sum + (parseWon(amount) ?? 0), 0);
}

/** Finds what the deductions lack; a row in which nothing stands is none. */
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

/** The fields of a noise complaint. */
export type ComplaintDraft = { date: string; source: string; text: string };

/** Finds what a noise complaint lacks; `until` is the last day that it may be about. */
export function complaintErrors(draft: ComplaintDraft, checkIn: PlainDate, until: PlainDate): FieldErrors {
  return {
    ...(!isDeparture(draft.date, checkIn, until) && { date: 'complaint_date_invalid' }),
    ...(!draft.source.trim() && { source: 'text_required' }),
    ...(!draft.text.trim() && { text: 'text_required' }),
  };
}

/** The fields of a bank transfer; `payment` is the id of the instalment. */
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

/** A transfer of an instalment that can be paid: one that was chosen before it was paid otherwise gives way to the first. */
export function openTransfer(draft: TransferDraft, open: readonly ReservationInstalment[]): TransferDraft {
  return open.some(({ id }) => id === draft.payment) ? draft : { ...draft, payment: open[0]?.id ?? '' };
}

/** Finds what a transfer lacks: it is of the whole amount of its instalment, and not of a day to come. */
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

/** The fields of a move to another house, and its price. */
export type MoveDraft = { houseId: string; price: MovePrice; reason: string };

/** The price at which a move can be sent: the one that is wished, unless the house has none to offer. */
export function priceToSend(wished: MovePrice, answer: MovePreview | null): MovePrice {
  return answer && !answer.house ? 'agreed' : wished;
}

/** The sums that a move comes to at a price: those that its administrator saw, and has to see anew where they change. */
export function sumsOfMove({ agreed, house }: MovePreview, price: MovePrice): MoveSums {
  if (price === 'agreed' || !house) return { total: agreed.total, toPay: 0, refund: 0 };
  return { total: house.total, toPay: house.toPay.amount, refund: house.refund.total };
}
export type MoveSums = { total: Won; toPay: Won; refund: Won };

/** Finds what a move lacks. */
export function moveErrors({ houseId, reason }: MoveDraft): FieldErrors {
  return {
    ...(!houseId && { houseId: 'house_required' }),
    ...(!reason.trim() && { reason: 'reason_required' }),
  };
}

/** Name and contacts of an occupant as they are corrected. */
export type OccupantDraft = {
  firstName: string;
  lastName: string;
  email: string;
  phoneCountry: string;
  phone: string;
  /** '' for the language of who booked. */
  language: Language | '';
};

/** Finds what an occupant lacks; whether an address exists is for the host to say. */
export function occupantErrors(draft: OccupantDraft): FieldErrors {
  return {
    ...(!draft.firstName.trim() && { firstName: 'name_required' }),
    ...(!draft.lastName.trim() && { lastName: 'name_required' }),
    ...(!draft.email.trim() && { email: 'email_invalid' }),
    ...(!isCountryCode(draft.phoneCountry) && { phoneCountry: 'country_code_invalid' }),
    ...(!isPhoneNumber(compactPhone(draft.phone)) && { phone: 'phone_invalid' }),
  };
}
