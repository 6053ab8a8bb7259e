import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { brand } from '#contract/brand.ts';

/**
 * Writes a phone number with its dialling code, as it is called from anywhere (ITU-T E.123): `+82 10-1234-5678`. Without a code it is one
 * of the operator's country. A number that no country has stays as it is written.
 */
export function inInternationalForm(phone: string): string {
  const known = parsePhoneNumberFromString(phone, brand.country);
  if (!known) return phone;
  const [code, ...groups] = known.formatInternational().split(' ');
  return `${code} ${groups.join('-')}`;
}

/**
 * Tells if a country has numbers of this length: digits behind its dialling code, with or without the zero that is dialled within it. One
 * that is longer or shorter nobody can call. Numbers that have not been given to anybody pass.
 */
export function isPossiblePhone(dialCode: string, digits: string): boolean {
  return parsePhoneNumberFromString(dialCode + digits)?.isPossible() ?? false;
}

/**
 * Writes the digits of a number as they stand behind its dialling code (ITU-T E.164): without the zero that is dialled within Korea or
 * Vietnam, with the one that belongs to an Italian number. Digits that are no possible number stay as they are.
 */
export function nationalNumber(dialCode: string, digits: string): string {
  const known = parsePhoneNumberFromString(dialCode + digits);
  return known?.isPossible() && `+${known.countryCallingCode}` === dialCode ? known.nationalNumber : digits;
}
