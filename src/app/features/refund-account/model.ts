import type { RefundAccount } from '#contract/reservations/refund-accounts.ts';
import {
  accountCountries,
  accountLengths,
  bankCodes,
  isDomesticNumber,
  isForeignNumber,
  isSwiftCode,
  isSwiftText,
  looksLikeIban,
  tidyAccountNumber,
} from '#contract/rules/paying/bank-account.ts';
import { tidyName } from '#contract/rules/people/names.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';

export type AccountDraft = {
  scope: RefundAccount['scope'];
  bank: string;
  country: string;
  bankName: string;
  swift: string;
  number: string;
  holder: string;
  address: string;
};
export type AccountField = Exclude<keyof AccountDraft, 'scope'>;

export const emptyAccount: AccountDraft = {
  scope: 'domestic',
  bank: '',
  country: '',
  bankName: '',
  swift: '',
  number: '',
  holder: '',
  address: '',
};

export const fieldsOf: Record<RefundAccount['scope'], readonly AccountField[]> = {
  domestic: ['bank', 'number', 'holder'],
  abroad: ['country', 'bankName', 'swift', 'number', 'holder', 'address'],
};

const required = (text: string, max: number): ErrorCode | null =>
  text === '' ? 'text_required' : text.length > max ? 'text_too_long' : null;
const latin = (text: string, max: number): ErrorCode | null =>
  required(text, max) ?? (isSwiftText(text) ? null : 'latin_required');

/** Checks an account as the host does. Returns errors by field. */
export function accountErrors(draft: AccountDraft): FieldErrors {
  const isDomestic = draft.scope === 'domestic';
  const line = isDomestic ? required : latin;
  const numberFits = isDomestic ? isDomesticNumber : isForeignNumber;
  const found: Record<AccountField, ErrorCode | null> = {
    bank: bankCodes.some((code) => code === draft.bank) ? null : 'bank_required',
    country: accountCountries.includes(draft.country) ? null : 'country_required',
    bankName: latin(tidyName(draft.bankName), accountLengths.bankName),
    swift: isSwiftCode(tidyAccountNumber(draft.swift)) ? null : 'swift_invalid',
    number: numberFits(tidyAccountNumber(draft.number)) ? null : 'account_number_invalid',
    holder: line(tidyName(draft.holder), accountLengths.holder),
    address: latin(tidyName(draft.address), accountLengths.address),
  };
  return Object.fromEntries(
    fieldsOf[draft.scope].flatMap((field) => (found[field] === null ? [] : [[field, found[field]]])),
  );
}

export function accountOf(draft: AccountDraft): RefundAccount {
  const { scope, bank, country, bankName, swift, number, holder, address } = draft;
  return scope === 'domestic'
    ? { scope, bank: bank as Extract<RefundAccount, { scope: 'domestic' }>['bank'], number, holder }
    : { scope, country, bankName, swift, number, holder, address };
}

/** Returns the error key of an invalid number: a Korean one, an IBAN, or another one abroad. */
export function numberProblem({ scope, number }: AccountDraft): 'number_domestic' | 'iban' | 'number_abroad' {
  if (scope === 'domestic') return 'number_domestic';
  return looksLikeIban(tidyAccountNumber(number)) ? 'iban' : 'number_abroad';
}
