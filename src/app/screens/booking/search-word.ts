/** A word of the address: the router reads one made of digits as a number. */
export function searchWord(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}
