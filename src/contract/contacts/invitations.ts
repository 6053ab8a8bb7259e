import * as v from 'valibot';
import { post } from '../endpoint.ts';
import { Password } from '../passwords.ts';
import { CountryCode, Email, Language, Name, PhoneNumber } from '../shared.ts';
import { MailedToken, NewPerson, TokenPair } from '../sign-in.ts';

/** A person without an account for whom an administrator holds a stay. `language` is used for messages to them. */
export const Invitee = v.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  phoneCountry: CountryCode,
  phone: PhoneNumber,
  language: Language,
});
export type Invitee = v.InferInput<typeof Invitee>;

export const Invitation = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phoneCountry: v.string(),
  phone: v.string(),
  reservations: v.pipe(
    v.array(v.object({ id: v.string(), code: v.string() })),
    v.description(
      'All that wait for the invited; none where nothing is held any more and the link was asked for as a forgotten password',
    ),
  ),
});
export type Invitation = v.InferOutput<typeof Invitation>;

export const InvitationAcceptance = v.object({ token: v.string(), password: Password, ...NewPerson });
export type InvitationAcceptance = v.InferInput<typeof InvitationAcceptance>;

export const invitations = {
  get: post('/v1/invitations', 'token', {
    summary: 'Read an invitation',
    description:
      'By its mailed token, which stays good. Once nothing is held for the invited any more it is refused with `invitation_over` (a link that was asked for as a forgotten password still works), and once accepted with `token_invalid`.',
    body: MailedToken,
    data: Invitation,
    addition: true,
  }),
  accept: post('/v1/invitations/accept', 'token', {
    summary: 'Accept an invitation',
    description:
      'Makes the account that the stay is held for, with the own password and the own consents; the address is confirmed by the token.',
    body: InvitationAcceptance,
    data: TokenPair,
    addition: true,
  }),
};
