import * as v from 'valibot';
import { del, get, post } from './endpoint.ts';
import { isPlainDate } from './rules/dates.ts';
import { isPassword } from './rules/password.ts';
import { CountryCode, Email, Instant, Language, Name, PhoneNumber, PlainDate } from './shared.ts';
import { roles, type Role } from './vocabulary.ts';

export type { Role } from './vocabulary.ts';

const Password = v.pipe(v.string('password_rule'), v.check(isPassword, 'password_rule'));

export const TokenPair = v.object({ accessToken: v.string(), refreshToken: v.string() });
export type TokenPair = v.InferOutput<typeof TokenPair>;

/** What the access token (JWT) says of its holder; `exp` in seconds. */
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

/** What a person chose to hear besides what their stays need. `sms` and `push` are for reminders: contracts and confirmations always leave. */
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
  /** An address that was asked for and has not been confirmed yet. */
  pendingEmail: v.nullable(v.string()),
  phoneCountry: v.string(),
  phone: v.string(),
  birthDate: v.nullable(PlainDate),
  language: Language,
  notifications: NotificationChoices,
  /** False for an account that only ever came through Google: it sets its first password by the forgot-password mail. */
  hasPassword: v.boolean(),
  google: v.pipe(v.boolean(), v.description('A Google account is linked')),
});
export type Profile = v.InferOutput<typeof Profile>;

/** What every new account tells, however it comes in. */
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

export const SignUp = v.object({ email: Email, password: Password, ...NewPerson });
export type SignUp = v.InferInput<typeof SignUp>;

/** What Google sign-in came to: a log-in, or a newcomer whose `ticket` completes the sign-up. */
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
  /** As the browser names itself. */
  userAgent: v.string(),
  ip: v.string(),
  loggedInAt: Instant,
  lastSeenAt: Instant,
  current: v.boolean(),
});
export type Device = v.InferOutput<typeof Device>;

/** Whether an account may be deleted now, and what stands in the way (spec: decisions, Accounts). */
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

export const auth = {
  signUp: post('/v1/auth/sign-up', 'public', {
    summary: 'Create an account; sends the confirmation email',
    body: SignUp,
    data: TokenPair,
    addition: true,
  }),
  logIn: post('/v1/auth/log-in', 'public', {
    summary: 'Exchange address and password for tokens',
    body: v.object({ email: Email, password: v.pipe(v.string(), v.maxLength(200, 'credentials_wrong')) }),
    data: TokenPair,
    addition: true,
  }),
  logOut: post('/v1/auth/log-out', 'public', {
    summary: 'Revoke the refresh token and its family',
    body: v.object({ refreshToken: v.string() }),
    data: v.null(),
    addition: true,
  }),
  refresh: post('/v1/auth/refresh-token', 'public', {
    summary: 'Rotate the refresh token',
    body: TokenPair,
    data: TokenPair,
  }),
  confirm: post('/v1/auth/confirm', 'token', {
    summary: 'Confirm the address that the token was mailed to',
    body: v.object({ token: v.string() }),
    data: v.object({ email: v.string() }),
    addition: true,
  }),
  resendConfirmation: post('/v1/auth/resend-confirmation', 'member', {
    summary: 'Mail the confirmation again',
    data: v.null(),
    addition: true,
  }),
  forgot: post('/v1/auth/forgot-password', 'public', {
    summary: 'Mail a reset link',
    body: v.object({ email: Email }),
    data: v.null(),
    addition: true,
  }),
  reset: post('/v1/auth/reset-password', 'token', {
    summary: 'Set a new password with a mailed token',
    body: v.object({ token: v.string(), password: Password }),
    data: v.null(),
    addition: true,
  }),
  methods: get('/v1/auth/methods', 'public', {
    summary: 'Ways to log in that this host offers besides address and password',
    data: v.object({ google: v.boolean() }),
    addition: true,
  }),
  googleStart: get('/v1/auth/google', 'public', {
    summary:
      'Begin Google sign-in: where to send the browser, and the sealed flow to bring back with the code',
    data: v.object({ url: v.string(), flow: v.string() }),
    addition: true,
  }),
  googleFinish: post('/v1/auth/google', 'public', {
    summary: 'Finish Google sign-in with the returned code and state',
    body: v.object({
      code: v.pipe(v.string(), v.maxLength(2000)),
      state: v.pipe(v.string(), v.maxLength(200)),
      flow: v.pipe(v.string(), v.maxLength(4000)),
    }),
    data: GoogleOutcome,
    addition: true,
  }),
  googleSignUp: post('/v1/auth/google/sign-up', 'token', {
    summary: 'Complete the sign-up of a newcomer from Google',
    body: v.object({ ticket: v.pipe(v.string(), v.maxLength(4000)), ...NewPerson }),
    data: TokenPair,
    addition: true,
  }),
};

export const users = {
  me: get('/v1/users/me', 'member', { summary: 'The logged-in account', data: Me }),
  remove: del('/v1/users/me', 'member', {
    summary: 'Delete the account; refused while a stay is running, upcoming or unpaid',
    data: v.null(),
  }),
  profile: get('/v1/users/me/profile', 'member', { summary: 'Own profile', data: Profile }),
  updateProfile: post('/v1/users/me/profile', 'member', {
    summary: 'Change own profile',
    body: v.object({
      firstName: Name,
      lastName: Name,
      phoneCountry: CountryCode,
      phone: PhoneNumber,
      language: v.optional(Language),
      notifications: v.optional(NotificationChoices),
    }),
    data: Profile,
  }),
  changePassword: post('/v1/users/me/password', 'member', {
    summary: 'Set a new password; every other device is logged out',
    body: v.object({
      current: v.pipe(v.string(), v.maxLength(200, 'credentials_wrong')),
      password: Password,
    }),
    data: v.null(),
    addition: true,
  }),
  changeEmail: post('/v1/users/me/email', 'member', {
    summary: 'Ask for another address; it holds once confirmed from there',
    body: v.object({ email: Email, password: v.pipe(v.string(), v.maxLength(200, 'credentials_wrong')) }),
    data: Profile,
    addition: true,
  }),
  devices: get('/v1/users/me/devices', 'member', {
    summary: 'Devices that are logged in',
    data: v.array(Device),
    addition: true,
  }),
  logOutEverywhere: del('/v1/users/me/devices', 'member', {
    summary: 'Log out every device, this one too',
    data: v.null(),
    addition: true,
  }),
  logOutDevice: del('/v1/users/me/devices/{id}', 'member', {
    summary: 'Log out one device',
    data: v.array(Device),
    addition: true,
  }),
  deletion: get('/v1/users/me/deletion', 'member', {
    summary: 'Whether the account may be deleted, and what stands in the way',
    data: Deletion,
    addition: true,
  }),
  export: get('/v1/users/me/export', 'member', {
    summary: 'Everything held about the person, as JSON',
    data: v.record(v.string(), v.unknown()),
    addition: true,
  }),
};

/** An account as administrators see it. */
export const AdminUser = v.object({ ...Me.entries, ...Profile.entries, createdAt: Instant });
