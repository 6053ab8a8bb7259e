import type { BoardType } from '#contract/boards.ts';

export const boardTypes: readonly BoardType[] = ['EVENT', 'ACTIVITY', 'INTERVIEW', 'NOTICE'];

/** Reads the board type from the URL. A missing or unknown type means all. */
export const boardTypeOf = (given: unknown): BoardType | undefined =>
  boardTypes.find((type) => type === given);

/** Reads the page number from the URL, counted from 1; 1 if it is invalid. */
export function pageOf(given: unknown): number {
  const page = Number(given);
  return page > 0 && page < 1e6 && page % 1 === 0 ? page : 1;
}
