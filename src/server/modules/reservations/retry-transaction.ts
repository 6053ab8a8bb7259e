import { inTransaction, type Context } from '#server/context.ts';
import { isSerializationFailure, isUniqueViolation } from '#server/db/errors.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Trx } from '#server/ports/database.ts';

/** Attempts of a transaction that lost a race inside the database. */
const TRIES = 4;

/** A code that was drawn before, and an address that somebody else is invited under at the same moment. */
const mayPass = ['reservations_code_key', 'accounts_email'];

/**
 * Runs a transaction that takes dates of a house. Whoever comes second is told so; a transaction that the database gave up for another
 * reason, or whose code or new account another one made first, is tried again. @throws Refusal `dates_taken`.
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
