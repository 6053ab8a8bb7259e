/** The number of a passport as its machine-readable zone has it: capitals and digits, without spaces, hyphens and fillers (ICAO Doc 9303-4, 4.2.2). */
export function tidyPassportNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[-<\s]+/g, '')
    .toUpperCase();
}

/** True for what the machine-readable zone can hold of a passport's number: up to nine letters A to Z and digits, one of them a digit. */
export function isPassportNumber(text: string): boolean {
  return /^(?=.*\d)[A-Z\d]{5,9}$/.test(text);
}
