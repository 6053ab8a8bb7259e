import type { BoardType } from '#contract/boards.ts';

/** The types as the page orders them. */
export const boardTypes: readonly BoardType[] = ['EVENT', 'ACTIVITY', 'INTERVIEW', 'NOTICE'];

/** Reads the board type of the URL; an unknown one means all. */
export function boardTypeOf(given: unknown): BoardType | 'ALL' {
  return boardTypes.find((type) => type === given) ?? 'ALL';
}

/** Reads the page of the URL, counted from 1. */
export function pageOf(given: unknown): number {
  const page = Number(given);
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}
