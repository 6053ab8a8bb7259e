import type { Stay } from '#contract/rules/policy.ts';
import type { Db } from './database.ts';

export type WantedStay = Stay & { id: string; houseId: string };

export type Vacancies = {
  /** Returns the ids of the stays that are available now: the house is published, and no hold, stay or change takes any of the nights. */
  free(db: Db, wanted: readonly WantedStay[]): Promise<Set<string>>;
  /** Returns the minimum number of nights of a published house; null if it is not published. */
  minNights(db: Db, houseId: string): Promise<number | null>;
};
