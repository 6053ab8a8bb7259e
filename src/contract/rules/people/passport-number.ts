/**
 * Normalizes a passport number as in the machine-readable zone: capitals and digits, without spaces, hyphens and fillers (ICAO Doc 9303-4, 4.2.2).
 */
export function tidyPassportNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[-<\s]+/g, '')
    .toUpperCase();
}

/** True for a passport number that the machine-readable zone can hold: up to nine letters A to Z and digits, at least one a digit. */
export function isPassportNumber(text: string): boolean {
  return /^(?=.*\d)[A-Z\d]{5,9}$/.test(text);
}
