import type { Role } from '#contract/accounts.ts';

/** The caller of a request, as their token says. */
export type Viewer = { accountId: string; role: Role; sessionId: string };

/** Knows who is logged in, as of now. */
export type Sessions = {
  /**
   * The holder of a valid token with the role of this moment; null once the account is gone or the device logged out, `blocked` where it was
   * the blocking of the account that logged the device out.
   */
  current(viewer: Viewer): Promise<Viewer | 'blocked' | null>;
};
