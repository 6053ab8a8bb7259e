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
