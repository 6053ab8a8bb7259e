import type { HouseSort } from '#contract/vocabulary.ts';

/** Returns the order of a search that names none: the nearest first to a university, else as recommended. */
export const usualSort = (university: string | undefined): HouseSort =>
  university ? 'commute' : 'recommended';
