import { seoulDate } from '#contract/rules/dates.ts';
import type { Context } from '#server/context.ts';
import type { Vacancies } from '#server/ports/vacancies.ts';
import { freeOf, minNightsOf } from './search/vacancy-read-store.ts';

export function makeVacancies({ clock }: Pick<Context, 'clock'>): Vacancies {
  return {
    free: (db, wanted) => {
      const now = clock.now();
      return freeOf(db, wanted, { now: new Date(now), today: seoulDate(now) });
    },
    minNights: minNightsOf,
  };
}
