const form = /^[A-Za-z][\w+-]*(?:\/[A-Za-z][\w+-]*){0,2}$/;

/** True for a time zone name of the IANA database that `Intl` knows; false for offsets and other text. */
export function isTimeZone(name: string): boolean {
  if (!form.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
