import { seoulDate } from '#contract/rules/dates.ts';
import type { Context } from '#server/context.ts';
import { deletePastVacancies } from './store.ts';

/** Deletes vacancies too old for any stay, because every search would read past them. */
export async function forgetPastVacancies({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deletePastVacancies(db, seoulDate(clock.now()));
}
