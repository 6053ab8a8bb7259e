const form = /^[A-Za-z][\w+-]*(?:\/[A-Za-z][\w+-]*){0,2}$/;

/** Tells whether a text is the name of a time zone that `Intl` knows: of the IANA database, no offset and no other text. */
export function isTimeZone(name: string): boolean {
  if (!form.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
