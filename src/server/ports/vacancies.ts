import type { Stay } from '#contract/rules/policy.ts';
import type { Db } from './database.ts';

/** A stay in a house, by the id of who asks. */
export type WantedStay = Stay & { id: string; houseId: string };

/** The services of the houses module to other modules. */
export type Vacancies = {
  /** Of these stays the ids of those that could be had now: the house is let and no hold, stay or change has one of the nights. */
  free(db: Db, wanted: readonly WantedStay[]): Promise<Set<string>>;
  /** The fewest nights of a house that is let; null where it is not. */
  minNights(db: Db, houseId: string): Promise<number | null>;
};
