import { dropAllDrafts } from '#app/platform/forms/draft.ts';
import { endAtHost } from '#app/platform/session/end-at-host.ts';
import { clearMemberData } from '#app/platform/session/session-cleanup.ts';
import { session } from '#app/platform/session/session.ts';

/** Ends the session here at once and at the host as soon as it can be reached; wipes the person's data from this device. */
export async function logOut(): Promise<void> {
  const refreshToken = session.refreshToken();
  dropAllDrafts();
  session.clear();
  const ended = refreshToken ? endAtHost(refreshToken) : null;
  await clearMemberData();
  await ended;
}
