import type { HouseDates } from '#contract/admin/calendars/calendars.ts';

/** The dates as they are now, for a part of the section, and the way to load them anew. */
export type DatesPart = { dates: HouseDates; reload: () => Promise<void> };
