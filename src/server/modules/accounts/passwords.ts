import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '#server/http/api/errors.ts';

/** The value of argon2id in the library's const enum, which cannot be referenced under isolated modules. */
const ARGON2ID = 2;
/** OWASP's first recommendation for argon2id with little memory: 19 MiB, two passes, one lane. */
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords hashed at once. Of the four threads of Node's pool, this leaves two for files and DNS. */
const AT_ONCE = 2;
/** The longest queue. At some 30 ms each, the last one waits a few seconds; further callers are asked to try again. */
const WAITING = 200;

/** Hashes a password after Unicode normalization, because systems encode the same key presses as different code points. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), cost));
}

let stranger: Promise<string> | undefined;

/**
 * Compares a password with the stored hash. For `null` (no account, or no password) it returns false after the same time, so that timing does not
 * reveal which addresses are registered.
 */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  stranger ??= hash(randomUUID(), cost);
  const nobody = await stranger;
  const right = await inTurn(() => verify(stored ?? nobody, password.normalize('NFC')));
  return right && stored !== null;
}

let running = 0;
const queue: (() => void)[] = [];

/**
 * Runs work when it is its turn.
 * @throws Refusal too_many_requests if the queue is full
 */
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
