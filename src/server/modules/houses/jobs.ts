import { seoulDate } from '#contract/rules/dates.ts';
import type { Context } from '#server/context.ts';
import { deletePastVacancies } from './store.ts';

/** Forgets the vacancies that no stay can fall into any more: a search would read past all of them. */
export async function forgetPastVacancies({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deletePastVacancies(db, seoulDate(clock.now()));
}
