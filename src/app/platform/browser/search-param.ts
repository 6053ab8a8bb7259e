const MOST_CHARACTERS = 200;

/** Reads a search parameter of any type as trimmed text of at most 200 characters. Returns undefined if it is empty. */
export function textParam(given: unknown): string | undefined {
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  if (Array.isArray(given)) return textParam(given.filter((item) => typeof item === 'string').join(','));
  return typeof given === 'string' && given.trim() !== ''
    ? given.trim().slice(0, MOST_CHARACTERS)
    : undefined;
}

/** Reads a search parameter as a whole number of at most nine digits. Anything else stays text, to be shown and corrected. */
export function numberParam(given: unknown): number | string | undefined {
  const text = textParam(given);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** Converts the result of {@link numberParam} to a number. Text becomes NaN, so that validation refuses it. */
export function numberOf(given: number | string): number {
  return typeof given === 'number' ? given : Number.NaN;
}

/** Reads an id, token or date from the address as text, because the router turns digits into a number. Returns an empty string if it is missing. */
export function stringParam(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}
