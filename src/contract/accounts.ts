import * as v from 'valibot';
import { del, get, post } from './endpoint.ts';
import { isPlainDate } from './rules/dates.ts';
import { isPassword } from './rules/password.ts';
import { CountryCode, Email, Instant, Language, Name, PhoneNumber, PlainDate } from './shared.ts';
import { roles, type Role } from './vocabulary.ts';

export type { Role } from './vocabulary.ts';

const Password = v.pipe(v.string('password_rule'), v.check(isPassword, 'password_rule'));

export const TokenPair = v.object({
  accessToken: v.pipe(
    v.string(),
    v.description('JWT for the Authorization header; its `exp` says until when'),
  ),
  refreshToken: v.pipe(v.string(), v.description('Opaque, for one use')),
});
export type TokenPair = v.InferOutput<typeof TokenPair>;

/** Claims of the access token (JWT): account, role, name, session, and `exp` in seconds since 1970. */
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

/** Choices of a person about messages that their stays do not need. `sms` and `push` are for reminders: contracts and confirmations always leave. */
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
  phoneCountry: v.string(),
  phone: v.string(),
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

/** Fields of every sign-up, by password or through Google. */
const NewPerson = {
  firstName: Name,
  lastName: Name,
  phoneCountry: CountryCode,
  phone: PhoneNumber,
  birthDate: v.pipe(
    v.string('birth_date_invalid'),
    v.check(isPlainDate, 'birth_date_invalid'),
    v.description('A real date in the past'),
  ),
  language: Language,
  consents: v.object({
    terms: v.literal(true, 'terms_required'),
    receipt: v.optional(v.boolean(), false),
    marketing: v.optional(v.boolean(), false),
  }),
};

const CurrentPassword = v.pipe(v.string(), v.maxLength(200, 'credentials_wrong'));

export const SignUp = v.object({ email: Email, password: Password, ...NewPerson });
export type SignUp = v.InferInput<typeof SignUp>;

/** Outcome of Google sign-in: a log-in, or a newcomer whose `ticket` completes the sign-up. */
export const GoogleOutcome = v.variant('kind', [
  v.object({ kind: v.literal('logged-in'), tokens: TokenPair }),
  v.object({
    kind: v.literal('newcomer'),
    ticket: v.string(),
    email: v.string(),
    firstName: v.string(),
    lastName: v.string(),
  }),
]);
export type GoogleOutcome = v.InferOutput<typeof GoogleOutcome>;

/** A device that is logged in: one family of refresh tokens. */
export const Device = v.object({
  id: v.string(),
  userAgent: v.pipe(v.string(), v.description('As the browser names itself')),
  ip: v.string(),
  loggedInAt: Instant,
  lastSeenAt: Instant,
  current: v.boolean(),
});
export type Device = v.InferOutput<typeof Device>;

/** Tells if an account may be deleted now, and which reservations forbid it (spec: decisions, Accounts). */
export const Deletion = v.object({
  allowed: v.boolean(),
  blockedBy: v.array(
    v.object({
      reservationId: v.string(),
      code: v.string(),
      reason: v.picklist(['running', 'upcoming', 'unpaid']),
    }),
  ),
});
export type Deletion = v.InferOutput<typeof Deletion>;

export const LogIn = v.object({ email: Email, password: CurrentPassword });
export const LogOut = v.object({ refreshToken: v.string() });
export const MailedToken = v.object({ token: v.string() });
export const ConfirmedAddress = v.object({ email: v.string() });
export const ForgottenPassword = v.object({ email: Email });
export const PasswordReset = v.object({ token: v.string(), password: Password });
export const LogInMethods = v.object({ google: v.boolean() });
export const GoogleStart = v.object({
  url: v.pipe(v.string(), v.description('Where to send the browser')),
  flow: v.pipe(v.string(), v.description('Sealed; to be brought back with the code')),
});
export const GoogleReturn = v.object({
  code: v.pipe(v.string(), v.maxLength(2000)),
  state: v.pipe(v.string(), v.maxLength(200)),
  flow: v.pipe(v.string(), v.maxLength(4000)),
});
export const GoogleSignUp = v.object({ ticket: v.pipe(v.string(), v.maxLength(4000)), ...NewPerson });
export const ProfileChange = v.object({
  firstName: Name,
  lastName: Name,
  phoneCountry: CountryCode,
  phone: PhoneNumber,
  language: v.optional(Language),
  notifications: v.optional(NotificationChoices),
});
export const PasswordChange = v.object({ current: CurrentPassword, password: Password });
export const EmailChange = v.object({ email: Email, password: CurrentPassword });
/** Everything held about a person; each module adds its own part. */
export const PersonalData = v.record(v.string(), v.unknown());

export const auth = {
  signUp: post('/v1/auth/sign-up', 'public', {
    summary: 'Sign up',
    description:
      'Creates an account, logs it in and mails a link that confirms the address. Limited by place and by address.',
    body: SignUp,
    data: TokenPair,
    addition: true,
  }),
  logIn: post('/v1/auth/log-in', 'public', {
    summary: 'Log in',
    description:
      'Exchanges address and password for a pair of tokens. The refusal never says which of the two was wrong. Limited by place and by account.',
    body: LogIn,
    data: TokenPair,
    addition: true,
  }),
  logOut: post('/v1/auth/log-out', 'public', {
    summary: 'Log out',
    description:
      'Revokes the refresh token with its whole family: the device is logged out. A token that is unknown is no error.',
    body: LogOut,
    data: v.null(),
    addition: true,
  }),
  refresh: post('/v1/auth/refresh-token', 'public', {
    summary: 'Rotate the refresh token',
    description:
      'Gives a new pair for the old one, whose access token may have expired. A refresh token holds once: the use of an old one logs the device out.',
    body: TokenPair,
    data: TokenPair,
  }),
  confirm: post('/v1/auth/confirm', 'token', {
    summary: 'Confirm an email address',
    description:
      'Confirms the address that the token was mailed to: that of a new account, or one that an account changes to.',
    body: MailedToken,
    data: ConfirmedAddress,
    addition: true,
  }),
  resendConfirmation: post('/v1/auth/resend-confirmation', 'member', {
    summary: 'Mail the confirmation again',
    description: 'Nothing happens where the address is confirmed already.',
    data: v.null(),
    addition: true,
  }),
  forgot: post('/v1/auth/forgot-password', 'public', {
    summary: 'Mail a link that resets the password',
    description: 'The answer is the same whether the address has an account or not.',
    body: ForgottenPassword,
    data: v.null(),
    addition: true,
  }),
  reset: post('/v1/auth/reset-password', 'token', {
    summary: 'Reset the password',
    description: 'Sets a new password with a mailed token and logs every device out.',
    body: PasswordReset,
    data: v.null(),
    addition: true,
  }),
  methods: get('/v1/auth/methods', 'public', {
    summary: 'List the ways to log in',
    description: 'The ways that this host offers besides address and password.',
    data: LogInMethods,
    addition: true,
  }),
  googleStart: get('/v1/auth/google', 'public', {
    summary: 'Begin Google sign-in',
    description:
      'Authorization code flow with PKCE: answers where to send the browser, and the sealed flow to bring back with the code.',
    data: GoogleStart,
    addition: true,
  }),
  googleFinish: post('/v1/auth/google', 'public', {
    summary: 'Finish Google sign-in',
    description:
      'Redeems the code that Google returned. A person without an account gets a ticket that completes the sign-up.',
    body: GoogleReturn,
    data: GoogleOutcome,
    addition: true,
  }),
  googleSignUp: post('/v1/auth/google/sign-up', 'token', {
    summary: 'Sign up through Google',
    description:
      'Creates the account of a newcomer whom Google vouches for, with a confirmed address, and logs it in.',
    body: GoogleSignUp,
    data: TokenPair,
    addition: true,
  }),
};

export const users = {
  me: get('/v1/users/me', 'member', {
    summary: 'Get the own account',
    description: 'The account that the access token belongs to.',
    data: Me,
  }),
  remove: del('/v1/users/me', 'member', {
    summary: 'Delete the own account',
    description:
      'Erases personal data; contract and payment records stay for as long as the law asks, detached from the profile. Refused while a stay is running, upcoming or unpaid.',
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
