import { nationalities } from '../people/nationalities.ts';

/** Transfer codes of banks in Korea (Korea Financial Telecommunications and Clearings Institute). Their names are in the texts of refund-account. */
export const bankCodes = [
  '002',
  '003',
  '004',
  '007',
  '011',
  '012',
  '020',
  '023',
  '027',
  '031',
  '032',
  '034',
  '035',
  '037',
  '039',
  '045',
  '048',
  '050',
  '064',
  '071',
  '081',
  '088',
  '089',
  '090',
  '092',
] as const;

export const accountCountries: readonly string[] = nationalities.filter((code) => code !== 'KR');

/** The most characters of each entry. A SWIFT message holds a party in four lines of 35, with name and address apart (ISO 15022, field 59). */
export const accountLengths = { holder: 70, bankName: 70, address: 140, number: 34 } as const;

/** Normalizes an account number or bank code: capitals, without blanks, hyphens or points. */
export function tidyAccountNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s.\-\u2010-\u2015]+/g, '')
    .toUpperCase();
}

/** True for a tidy account number of a bank in Korea: 10 to 14 digits. */
export function isDomesticNumber(number: string): boolean {
  return /^\d{10,14}$/.test(number);
}

/** True for a tidy number that begins as an IBAN does: two letters and two check digits (ISO 13616). */
export function looksLikeIban(number: string): boolean {
  return /^[A-Z]{2}\d{2}/.test(number);
}

/** True for a tidy IBAN of 15 to 34 characters whose check digits are right (ISO 13616; ISO/IEC 7064, MOD 97-10). */
export function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  let rest = 0;
  for (const sign of number.slice(4) + number.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** True for a tidy account number abroad: an IBAN, or 5 to 34 letters and digits that do not look like one. */
export function isForeignNumber(number: string): boolean {
  return looksLikeIban(number) ? isIban(number) : /^(?=.*\d)[A-Z0-9]{5,34}$/.test(number);
}

/** True for a tidy SWIFT code: bank, country and place in 8 characters, or with a branch in 11 (ISO 9362). */
export function isSwiftCode(code: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code);
}

/**
 * True for a text that a SWIFT message can hold: letters A to Z without accents, digits and some punctuation, with at least one letter (character set
 * X).
 */
export function isSwiftText(text: string): boolean {
  return /^(?=.*[A-Za-z])[A-Za-z0-9 /\-?:().,'+]+$/.test(text);
}

/** Returns the end of an account number for display: four characters, or two of a short number. */
export function endOfNumber(number: string): string {
  return number.slice(number.length < 8 ? -2 : -4);
}
