import type { HouseDates } from '#contract/admin/calendars/calendars.ts';

export type DatesPart = { dates: HouseDates; reload: () => Promise<void> };
