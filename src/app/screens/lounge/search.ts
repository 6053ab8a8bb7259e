import type { BoardType } from '#contract/boards.ts';

/** The types as the page orders them. */
export const boardTypes: readonly BoardType[] = ['EVENT', 'ACTIVITY', 'INTERVIEW', 'NOTICE'];

/** The type in the address; anything unknown shows all. */
export function boardTypeOf(given: unknown): BoardType | 'ALL' {
  return boardTypes.find((type) => type === given) ?? 'ALL';
}

/** The page in the address, counted from 1. */
export function pageOf(given: unknown): number {
  const page = Number(given);
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}
