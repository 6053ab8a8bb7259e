import { api } from '#app/platform/api/api.ts';
import { attempt } from '#app/platform/api/result.ts';
import { dropAllDrafts } from '#app/platform/forms/draft.ts';
import { clearMemberData } from '#app/platform/session/session-cleanup.ts';
import { session } from '#app/platform/session/session.ts';

/** Ends the session here at once and at the host when it can be reached; wipes the person's data from this device. */
export async function logOut(): Promise<void> {
  const refreshToken = session.refreshToken();
  dropAllDrafts();
  session.clear();
  await clearMemberData();
  if (refreshToken) await attempt(() => api.auth.logOut({ body: { refreshToken } }));
}
