import pg from 'pg';

const is = (code: string) => (error: unknown, constraint?: string) =>
  error instanceof pg.DatabaseError &&
  error.code === code &&
  (constraint === undefined || error.constraint === constraint);

/** True if another row already has the unique value (of any constraint, or of the one named). */
export const isUniqueViolation = is('23505');

/** True if an exclusion constraint failed (any, or the one named), such as two overlapping stays of one house. */
export const isExclusionViolation = is('23P01');

/** True if a transaction lost a race and may be retried as a whole. */
export const isSerializationFailure = (error: unknown): boolean => is('40001')(error) || is('40P01')(error);

/** True if a text holds the NUL character, which the database cannot store. */
export const isUnstorableText = (error: unknown): boolean => is('22021')(error) || is('22P05')(error);

/** The database cannot be reached, its connection was lost, or it did not answer in time. `cause` says which. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';

  constructor(cause: unknown) {
    super(`The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** SQLSTATE classes 53 (disk full, memory, connections), 08 (connection) and 57P (shut down, starting); 57014: a statement took too long. */
const unavailableStates = /^(53|08|57P|57014)/;
const unavailableCodes = new Set(['ENOSPC', 'EDQUOT', 'ECONNREFUSED']);

/** True if a call failed because the disk is full, or the database is unreachable or too slow. It may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnreachable) return true;
  if (error instanceof pg.DatabaseError) return unavailableStates.test(error.code ?? '');
  return error instanceof Error && 'code' in error && unavailableCodes.has(String(error.code));
}
