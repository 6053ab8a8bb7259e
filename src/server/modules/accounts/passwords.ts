import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '#server/http/api/errors.ts';

/** The number that the library's const enum gives argon2id; a const enum cannot be named under isolated modules. */
const ARGON2ID = 2;
/** OWASP's first recommendation for argon2id with little memory: 19 MiB, two passes, one lane. */
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords hashed at once: of the four threads of Node's pool, files and DNS have two left. */
const AT_ONCE = 2;
/** Those who wait for their turn; at some 30 ms each the last waits a few seconds, and who comes after is asked to come again. */
const WAITING = 200;

/** A password as it is stored. Normalised first: the same key presses give different code points on different systems. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), cost));
}

let stranger: Promise<string> | undefined;

/**
 * Compares a password with the stored hash. For accounts that do not exist or have no password (`null`) the answer is false
 * and takes as long, so that the time tells nobody which addresses are registered.
 */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  stranger ??= hash(randomUUID(), cost);
  const nobody = await stranger;
  const right = await inTurn(() => verify(stored ?? nobody, password.normalize('NFC')));
  return right && stored !== null;
}

let running = 0;
const queue: (() => void)[] = [];

/** @throws Refusal too_many_requests when too many wait already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) refuse('too_many_requests', { seconds: 5 });
    // Whoever leaves hands its place over, so that nobody who comes in between takes it.
    await new Promise<void>((resolve) => queue.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
