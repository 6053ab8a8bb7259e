import { inTransaction, type Context } from '#server/context.ts';
import { isSerializationFailure, isUniqueViolation } from '#server/db/errors.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Trx } from '#server/ports/database.ts';

const TRIES = 4;

/** Unique constraints that are worth a retry: a drawn code that exists, and an address that is invited at the same moment. */
const mayPass = ['reservations_code_key', 'accounts_email'];

/**
 * Runs a transaction that takes dates of a house, and retries it after a serialization failure or a collision of its code or new account. @throws
 * Refusal `dates_taken` if the dates are taken or retries fail.
 */
export async function retryTransaction<T>(ctx: Context, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(ctx, work);
    } catch (error) {
      if (isSerializationFailure(error)) {
        if (attempt === TRIES) return refuse('dates_taken');
      } else if (attempt === TRIES || !mayPass.some((name) => isUniqueViolation(error, name))) throw error;
    }
  }
}
