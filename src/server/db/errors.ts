import pg from 'pg';

const is = (code: string) => (error: unknown, constraint?: string) =>
  error instanceof pg.DatabaseError &&
  error.code === code &&
  (constraint === undefined || error.constraint === constraint);

/** Whether a statement failed because a unique constraint (any, or the one named) was already satisfied by another row. */
export const isUniqueViolation = is('23505');

/** Whether a statement failed on an exclusion constraint (any, or the one named): two overlapping stays of one house. */
export const isExclusionViolation = is('23P01');

/** Whether a transaction lost a race and may be tried again as a whole. */
export const isSerializationFailure = (error: unknown): boolean => is('40001')(error) || is('40P01')(error);

/** Whether a statement failed because a text holds what no text in the database can: the character zero. */
export const isUnstorableText = (error: unknown): boolean => is('22021')(error) || is('22P05')(error);
