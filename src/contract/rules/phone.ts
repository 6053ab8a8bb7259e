/** Digits only (docs/specification.md#validation-rules); the country code is a field of its own. 6 to 15 digits (ITU-T E.164). */
export function isPhoneNumber(text: string): boolean {
  return /^\d{6,15}$/.test(text);
}

/** A dialling code such as `+82`: a plus and one to four digits. */
export function isCountryCode(text: string): boolean {
  return /^\+[1-9]\d{0,3}$/.test(text);
}

/** A number as people write it, without blanks, hyphens, points and brackets; a leading plus stays. */
export function compactPhone(text: string): string {
  return text.replaceAll(/[\s().-]/g, '');
}

/** True for digits as `isPhoneNumber` has them, or an international number: a plus before them. */
export function isDialable(text: string): boolean {
  return isPhoneNumber(text.replace(/^\+/, ''));
}
