import type { HouseDoorCode } from '#contract/admin/calendars/door-codes.ts';

/** The codes as they are now, for a part of the section, and the way to say that they are others. */
export type CodesPart = {
  codes: HouseDoorCode;
  /** They were changed, or by somebody else. */
  onLoaded: () => Promise<void>;
};
