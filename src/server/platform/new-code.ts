import { createHash, randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for one another when a code is read out on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Draws a code for people, of a reservation or a coupon: eight unambiguous letters and digits unless said otherwise, of five bits each. */
export function newCode(length = 8): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The code of a thing that its sender has given an id: the same id again has the same code. */
export function codeOf(id: string, length = 8): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, length);
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
