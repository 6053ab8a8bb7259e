import { readInvitation } from '#app/features/accounts/invitation/queries.ts';
import { InvitationScreen } from './invitation-screen.tsx';

export async function invitationPart(token: string) {
  return <InvitationScreen token={token} found={await readInvitation(token)} />;
}
