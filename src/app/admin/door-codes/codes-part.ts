import type { HouseDoorCode } from '#contract/admin/calendars/door-codes.ts';

export type CodesPart = {
  codes: HouseDoorCode;
  onLoaded: () => Promise<void>;
};
