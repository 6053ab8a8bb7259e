import type { Role } from '#contract/accounts.ts';

export type Viewer = { accountId: string; role: Role; sessionId: string };

export type Sessions = {
  /**
   * Returns the holder of a valid token with their current role; null if the account is deleted or the device is logged out; `blocked` if blocking
   * the account logged the device out.
   */
  current(viewer: Viewer): Promise<Viewer | 'blocked' | null>;
};
