import { readInvitation } from '#app/features/accounts/invitation/queries.ts';
import { InvitationScreen } from './invitation-screen.tsx';

/** The screen of an invitation, by its mailed token. */
export async function invitationPart(token: string) {
  return <InvitationScreen token={token} found={await readInvitation(token)} />;
}
