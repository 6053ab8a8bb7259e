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

export const Profile = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phoneCountry: v.string(),
  phone: v.string(),
  birthDate: v.nullable(PlainDate),
  language: Language,
});
export type Profile = v.InferOutput<typeof Profile>;

export const SignUp = v.object({
  email: Email,
  password: Password,
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
});
export type SignUp = v.InferInput<typeof SignUp>;

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
  googleStart: get('/v1/auth/google', 'public', {
    summary: 'Begin Google sign-in',
    data: v.object({ url: v.string() }),
    addition: true,
  }),
  googleFinish: post('/v1/auth/google', 'public', {
    summary: 'Finish Google sign-in with the returned code and state',
    body: v.object({ code: v.string(), state: v.string() }),
    data: TokenPair,
    addition: true,
  }),
};

export const users = {
  me: get('/v1/users/me', 'member', { summary: 'The logged-in account', data: Me }),
  remove: del('/v1/users/me', 'member', { summary: 'Delete the account', data: v.null() }),
  profile: get('/v1/users/me/profile', 'member', { summary: 'Own profile', data: Profile }),
  updateProfile: post('/v1/users/me/profile', 'member', {
    summary: 'Change own profile',
    body: v.object({
      firstName: Name,
      lastName: Name,
      phoneCountry: CountryCode,
      phone: PhoneNumber,
      language: v.optional(Language),
    }),
    data: Profile,
  }),
};

/** An account as administrators see it. */
export const AdminUser = v.object({ ...Me.entries, ...Profile.entries, createdAt: Instant });
