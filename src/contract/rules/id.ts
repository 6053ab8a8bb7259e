const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** True for a text that can be a row id (a UUID). Anything else counts as not found and never reaches the database. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
