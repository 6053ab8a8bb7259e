import { createHash, randomInt } from 'node:crypto';

/** Letters and digits without any that are easily confused when a code is read out on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Draws a random code for a reservation or coupon: unambiguous letters and digits of five bits each. */
export function newCode(length = 8): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Derives the code from an id, so that the same id always has the same code. */
export function codeOf(id: string, length = 8): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, length);
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
