import * as v from 'valibot';
import { del, get, put } from '../endpoint.ts';
import {
  accountCountries,
  accountLengths,
  bankCodes,
  isDomesticNumber,
  isForeignNumber,
  isSwiftCode,
  isSwiftText,
  tidyAccountNumber,
} from '../rules/paying/bank-account.ts';
import { tidyName } from '../rules/people/names.ts';
import { Instant } from '../shared.ts';

/** The longest typed text that is normalized, such as a number with blanks between its digits. */
const LONGEST_TYPED = 100;

const AccountNumber = (fits: (number: string) => boolean, description: string) =>
  v.pipe(
    v.string('account_number_invalid'),
    v.maxLength(LONGEST_TYPED, 'account_number_invalid'),
    v.transform(tidyAccountNumber),
    v.check(fits, 'account_number_invalid'),
    v.description(description),
  );

/** A text on one line, of 1 to `max` UTF-16 units. */
const Line = (max: number) =>
  v.pipe(
    v.string('text_required'),
    v.transform(tidyName),
    v.minLength(1, 'text_required'),
    v.maxLength(max, 'text_too_long'),
  );
const LatinLine = (max: number) => v.pipe(Line(max), v.check(isSwiftText, 'latin_required'));

export const DomesticAccount = v.object({
  scope: v.literal('domestic'),
  bank: v.pipe(v.picklist(bankCodes, 'bank_required'), v.description('Code of the bank for transfers')),
  number: AccountNumber(isDomesticNumber, '10 to 14 digits; blanks and hyphens are left out'),
  holder: Line(accountLengths.holder),
});

export const ForeignAccount = v.object({
  scope: v.literal('abroad'),
  country: v.pipe(
    v.picklist(accountCountries, 'country_required'),
    v.description('Country of the bank, ISO 3166-1 alpha-2'),
  ),
  bankName: LatinLine(accountLengths.bankName),
  swift: v.pipe(
    v.string('swift_invalid'),
    v.maxLength(LONGEST_TYPED, 'swift_invalid'),
    v.transform(tidyAccountNumber),
    v.check(isSwiftCode, 'swift_invalid'),
    v.description('SWIFT code (ISO 9362) of 8 or 11 characters'),
  ),
  number: AccountNumber(isForeignNumber, 'IBAN with its check digits, or 5 to 34 letters and digits'),
  holder: LatinLine(accountLengths.holder),
  address: v.pipe(LatinLine(accountLengths.address), v.description('Address of the holder')),
});

export const RefundAccount = v.variant('scope', [DomesticAccount, ForeignAccount], 'invalid_input');
export type RefundAccount = v.InferOutput<typeof RefundAccount>;

export const MaskedAccount = v.object({
  scope: v.picklist(['domestic', 'abroad']),
  bank: v.nullable(v.picklist(bankCodes)),
  bankName: v.nullable(v.pipe(v.string(), v.description('Of a bank abroad'))),
  holder: v.string(),
  numberEnd: v.pipe(v.string(), v.description('The last characters of the number')),
  setAt: Instant,
});
export type MaskedAccount = v.InferOutput<typeof MaskedAccount>;

export const RefundAccountState = v.object({
  needed: v.pipe(v.boolean(), v.description('A refund of the stay waits for an account')),
  account: v.nullable(MaskedAccount),
});
export type RefundAccountState = v.InferOutput<typeof RefundAccountState>;

const own = '/v1/reservations/{id}/refund-account';

/** Accounts for refunds that cannot go back through their payment (docs/specification.md#cancellation-and-refunds; ADR 67). */
export const refundAccounts = {
  get: get(own, 'member', {
    summary: 'Get the account for refunds of a stay',
    description: 'Masked, with whether a refund waits for one.',
    data: RefundAccountState,
    addition: true,
  }),
  set: put(own, 'member', {
    summary: 'Enter the account for refunds of a stay',
    description:
      'Takes the place of the one before. Only while a refund waits for it (`refund_account_not_needed`); stored encrypted, and deleted some days after the last refund.',
    body: RefundAccount,
    data: RefundAccountState,
    addition: true,
  }),
  remove: del(own, 'member', {
    summary: 'Delete the account for refunds of a stay',
    description: 'Repeating it changes nothing.',
    data: RefundAccountState,
    addition: true,
  }),
};
