import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** The number that the library's const enum gives argon2id; a const enum cannot be named under isolated modules. */
const ARGON2ID = 2;
/** OWASP's first recommendation for argon2id with little memory: 19 MiB, two passes, one lane. */
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as it is stored. Normalised first: the same key presses give different code points on different systems. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

let stranger: Promise<string> | undefined;

/**
 * Whether a password is the one that was stored. For accounts that do not exist or have no password (`null`) it is never
 * right, but takes as long to find out, so that the time tells nobody which addresses are registered.
 */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  stranger ??= hashPassword(randomUUID());
  const nobody = await stranger;
  const right = await verify(stored ?? nobody, password.normalize('NFC'));
  return right && stored !== null;
}
