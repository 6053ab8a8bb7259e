import * as v from 'valibot';
import { del, get, post } from './endpoint.ts';
import { CurrentPassword, Password } from './passwords.ts';
import { CountryCode, Email, Instant, Language, Name, PhoneNumber, PlainDate } from './shared.ts';
import { roles, type Role } from './vocabulary.ts';

export type { Role } from './vocabulary.ts';

/** Claims of the access token (JWT). `sub` is the account, `sid` the session, `exp` in seconds since 1970. */
export type AccessClaims = { sub: string; role: Role; name: string; sid: string; exp: number };

export const Me = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  emailConfirmed: v.boolean(),
  role: v.picklist(roles),
  language: Language,
});
export type Me = v.InferOutput<typeof Me>;

/** A person's choices about optional messages. `sms` and `push` concern reminders; contracts and confirmations are always sent. */
export const NotificationChoices = v.object({
  receipt: v.boolean(),
  marketing: v.boolean(),
  sms: v.boolean(),
  push: v.boolean(),
});
export type NotificationChoices = v.InferOutput<typeof NotificationChoices>;

export const Profile = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  pendingEmail: v.nullable(
    v.pipe(v.string(), v.description('An address that was asked for and is not confirmed yet')),
  ),
  phoneCountry: v.nullable(v.string()),
  phone: v.nullable(
    v.pipe(v.string(), v.description('Null, like its country, until the first booking tells it')),
  ),
  phoneImpossible: v.pipe(
    v.boolean(),
    v.description(
      'True for a number of a length that its country does not have, stored before those were refused',
    ),
  ),
  birthDate: v.nullable(PlainDate),
  language: Language,
  notifications: NotificationChoices,
  hasPassword: v.pipe(
    v.boolean(),
    v.description(
      'False for an account that came through Google: it sets its first password by the forgot-password mail',
    ),
  ),
  google: v.pipe(v.boolean(), v.description('A Google account is linked')),
});
export type Profile = v.InferOutput<typeof Profile>;

/** A logged-in device, which is one family of refresh tokens. */
export const Device = v.object({
  id: v.string(),
  userAgent: v.pipe(v.string(), v.description('As the browser names itself')),
  ip: v.string(),
  loggedInAt: Instant,
  lastSeenAt: Instant,
  current: v.boolean(),
});
export type Device = v.InferOutput<typeof Device>;

/** Says if an account may be deleted now, and which reservations prevent it (docs/specification.md#accounts). */
export const Deletion = v.object({
  allowed: v.boolean(),
  blockedBy: v.array(
    v.object({
      reservationId: v.string(),
      code: v.string(),
      reason: v.picklist(['running', 'upcoming', 'unpaid', 'deposit', 'refund', 'payment']),
    }),
  ),
});
export type Deletion = v.InferOutput<typeof Deletion>;

export const ProfileChange = v.object({
  firstName: Name,
  lastName: Name,
  phoneCountry: v.optional(CountryCode),
  phone: v.pipe(
    v.optional(PhoneNumber),
    v.description(
      'Left out with its country, the number stays what it is; the one that is stored is not judged again',
    ),
  ),
  language: v.optional(Language),
  notifications: v.optional(NotificationChoices),
});
export const PasswordChange = v.object({ current: CurrentPassword, password: Password });
export const EmailChange = v.object({ email: Email, password: CurrentPassword });
export const PersonalData = v.record(v.string(), v.unknown());

export const users = {
  me: get('/v1/users/me', 'member', {
    summary: 'Get the own account',
    description: 'The account that the access token belongs to.',
    data: Me,
  }),
  remove: del('/v1/users/me', 'member', {
    summary: 'Delete the own account',
    description:
      'Erases personal data; contract and payment records stay for as long as the law asks, detached from the profile. Refused while a stay is running, upcoming or unpaid, and while a deposit, a refund or a payment is not settled.',
    data: v.null(),
  }),
  profile: get('/v1/users/me/profile', 'member', {
    summary: 'Get the own profile',
    description: 'Names, contact, language, consents and ways to log in.',
    data: Profile,
  }),
  updateProfile: post('/v1/users/me/profile', 'member', {
    summary: 'Change the own profile',
    description:
      'Consents to mails are recorded with their version and time. The address changes by a call of its own.',
    body: ProfileChange,
    data: Profile,
    ownPhones: true,
  }),
  changePassword: post('/v1/users/me/password', 'member', {
    summary: 'Change the own password',
    description: 'Logs every other device out and mails a notice.',
    body: PasswordChange,
    data: v.null(),
    addition: true,
  }),
  changeEmail: post('/v1/users/me/email', 'member', {
    summary: 'Change the own email address',
    description: 'Mails a link to the new address; the old one holds until the link was opened.',
    body: EmailChange,
    data: Profile,
    addition: true,
  }),
  devices: get('/v1/users/me/devices', 'member', {
    summary: 'List own devices',
    description: 'The devices that are logged in, this one marked as current.',
    data: v.array(Device),
    addition: true,
  }),
  logOutEverywhere: del('/v1/users/me/devices', 'member', {
    summary: 'Log out every device',
    description: 'This one too.',
    data: v.null(),
    addition: true,
  }),
  logOutDevice: del('/v1/users/me/devices/{id}', 'member', {
    summary: 'Log out a device',
    description: 'Answers the devices that are still logged in.',
    data: v.array(Device),
    addition: true,
  }),
  deletion: get('/v1/users/me/deletion', 'member', {
    summary: 'Check if the own account may be deleted',
    description: 'Lists the reservations that forbid it, each with the reason.',
    data: Deletion,
    addition: true,
  }),
  export: get('/v1/users/me/export', 'member', {
    summary: 'Export own personal data',
    description: 'Everything held about the person, as JSON.',
    data: PersonalData,
    addition: true,
  }),
};
