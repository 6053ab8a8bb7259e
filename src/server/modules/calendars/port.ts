import { seoulDate } from '#contract/rules/dates.ts';
import type { Context } from '#server/context.ts';
import type { Calendars } from '#server/ports/calendars.ts';
import { presentConflict } from './present.ts';
import { openConflicts } from './read-store.ts';

export function makeCalendars({ clock }: Pick<Context, 'clock'>): Calendars {
  return {
    conflicts: async (db) => (await openConflicts(db, seoulDate(clock.now()))).map(presentConflict),
  };
}
