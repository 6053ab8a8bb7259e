const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a story; anything else is simply not found. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
