/** True for 6 to 15 digits (ITU-T E.164) and nothing else (docs/specification.md#validation-rules). The country code is a field of its own. */
export function isPhoneNumber(text: string): boolean {
  return /^\d{6,15}$/.test(text);
}

/** A dialing code such as `+82`: a plus and one to four digits. */
export function isCountryCode(text: string): boolean {
  return /^\+[1-9]\d{0,3}$/.test(text);
}

export function compactPhone(text: string): string {
  return text.replaceAll(/[\s().-]/g, '');
}

/** True for digits that pass `isPhoneNumber`, or the same with a plus in front. */
export function isDialable(text: string): boolean {
  return isPhoneNumber(text.replace(/^\+/, ''));
}
