const MOST_CHARACTERS = 200;

/** A search parameter as text, trimmed and of at most 200 characters, whatever type the router gave it; undefined where it is empty. */
export function textParam(given: unknown): string | undefined {
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  if (Array.isArray(given)) return textParam(given.filter((item) => typeof item === 'string').join(','));
  return typeof given === 'string' && given.trim() !== ''
    ? given.trim().slice(0, MOST_CHARACTERS)
    : undefined;
}

/** A search parameter as a whole number of at most nine digits; anything else stays the text it was, to be shown and mended. */
export function numberParam(given: unknown): number | string | undefined {
  const text = textParam(given);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** The number that {@link numberParam} read; NaN for a text, so that the rules refuse it. */
export function numberOf(given: number | string): number {
  return typeof given === 'number' ? given : Number.NaN;
}

/** An id, a token or a date of the address, unchanged: the router reads one of digits alone as a number. Empty where there is none. */
export function stringParam(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}
