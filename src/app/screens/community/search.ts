import type { BoardType } from '#contract/boards.ts';

/** The types as the page orders them. */
export const boardTypes: readonly BoardType[] = ['EVENT', 'ACTIVITY', 'INTERVIEW', 'NOTICE'];

/** Reads the board type of the URL; none, and one that nobody knows, mean all. */
export const boardTypeOf = (given: unknown): BoardType | undefined =>
  boardTypes.find((type) => type === given);

/** Reads the page of the URL, counted from 1. */
export function pageOf(given: unknown): number {
  const page = Number(given);
  return page > 0 && page < 1e6 && page % 1 === 0 ? page : 1;
}
