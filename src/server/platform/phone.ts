import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { brand } from '#contract/brand.ts';

/**
 * Formats a phone number in international form (ITU-T E.123): `+82 10-1234-5678`. Without a dialing code it belongs to the operator's country. An
 * impossible number is returned unchanged.
 */
export function inInternationalForm(phone: string): string {
  const known = parsePhoneNumberFromString(phone, brand.country);
  if (!known) return phone;
  const [code, ...groups] = known.formatInternational().split(' ');
  return `${code} ${groups.join('-')}`;
}

/** True if a country has numbers of this length (digits after the dialing code, with or without the trunk zero). Unassigned numbers also pass. */
export function isPossiblePhone(dialCode: string, digits: string): boolean {
  return parsePhoneNumberFromString(dialCode + digits)?.isPossible() ?? false;
}

/**
 * Returns the digits as dialed after the dialing code (ITU-T E.164): without the trunk zero of Korea or Vietnam, with the zero of an Italian number.
 * An impossible number is returned unchanged.
 */
export function nationalNumber(dialCode: string, digits: string): string {
  const known = parsePhoneNumberFromString(dialCode + digits);
  return known?.isPossible() && `+${known.countryCallingCode}` === dialCode ? known.nationalNumber : digits;
}
