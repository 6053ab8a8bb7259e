import type { Invitation, InvitationAcceptance } from '#contract/contacts/invitations.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { clearMemberData } from '#app/platform/session/session-cleanup.ts';
import { session } from '#app/platform/session/session.ts';
import { begin } from '../queries.ts';

export function readInvitation(token: string): Promise<Result<Invitation>> {
  return attempt(() => api.invitations.get({ body: { token } }));
}

/** Creates the account that a stay is held for and logs it in; logs out any other account on this device. */
export function acceptInvitation(body: InvitationAcceptance): Promise<Result<void>> {
  return attempt(async () => {
    const tokens = await api.invitations.accept({ body });
    const former = session.refreshToken();
    // One session follows the other: without any, the screen would be loaded again with a token that is spent.
    if (former) await clearMemberData();
    await begin(tokens);
    if (former) await attempt(() => api.auth.logOut({ body: { refreshToken: former } }));
  });
}
