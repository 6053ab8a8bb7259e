import * as v from 'valibot';
import { post, get } from './endpoint.ts';
import { CurrentPassword, Password } from './passwords.ts';
import { BirthDate, CountryCode, Email, Language, Name, PhoneNumber } from './shared.ts';

export const TokenPair = v.object({
  accessToken: v.pipe(
    v.string(),
    v.description('JWT for the Authorization header; its `exp` says until when'),
  ),
  refreshToken: v.pipe(v.string(), v.description('Opaque, for one use')),
});
export type TokenPair = v.InferOutput<typeof TokenPair>;

const Consents = {
  terms: v.literal(true, 'terms_required'),
  privacy: v.literal(true, 'privacy_required'),
  receipt: v.optional(v.boolean(), false),
  marketing: v.optional(v.boolean(), false),
};

export const NewPerson = {
  firstName: Name,
  lastName: Name,
  phoneCountry: CountryCode,
  phone: PhoneNumber,
  birthDate: BirthDate,
  language: Language,
  consents: v.object(Consents),
};

/**
 * Fields of every sign-up, by password or through Google. Within a booking, the phone comes with the request and the birth date with the signature.
 */
const NewMember = {
  ...NewPerson,
  phoneCountry: v.optional(CountryCode),
  phone: v.optional(PhoneNumber),
  birthDate: v.optional(BirthDate),
  consents: v.object({
    ...Consents,
    age: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Old enough to agree alone; needed of who gives no birth date'),
    ),
  }),
};

export const SignUp = v.object({
  email: Email,
  password: Password,
  ...NewMember,
  toBook: v.pipe(
    v.optional(v.boolean(), false),
    v.description(
      'In order to book: the mail that confirms the address waits, and none leaves where a contract follows, whose link confirms it',
    ),
  ),
});
export type SignUp = v.InferInput<typeof SignUp>;

/** Result of a Google sign-in: a log-in, or a new person who completes the sign-up with `ticket`. */
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

export const LogIn = v.object({ email: Email, password: CurrentPassword });
const TokenHash = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, 'invalid_input'),
  v.description('SHA-256 of the refresh token, hexadecimal: it ends the session and opens none'),
);
export const LogOut = v.union([
  v.object({ refreshToken: v.string() }),
  v.object({ refreshTokenHash: TokenHash }),
]);
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
export const GoogleSignUp = v.object({ ticket: v.pipe(v.string(), v.maxLength(4000)), ...NewMember });

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
      'Revokes the refresh token with its whole family: the device is logged out. A token that is unknown is no error. A device that was logged out without a network stores the hash of its token alone, and sends that once it can.',
    body: LogOut,
    data: v.null(),
    addition: true,
  }),
  refresh: post('/v1/auth/refresh-token', 'public', {
    summary: 'Rotate the refresh token',
    description:
      'Gives a new pair for the old one, whose access token may have expired. A refresh token holds once: the use of an old one logs the device out. That of an account which was blocked meanwhile is refused with `session_blocked`.',
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

/** The refusal of a mailed token; null if it can still set a new password. */
export const ResetCheck = v.object({ refusal: v.nullable(v.picklist(['token_invalid', 'token_expired'])) });
export type ResetCheck = v.InferOutput<typeof ResetCheck>;

/** Separate from `auth`, which the first screens of visitors load. */
export const passwordResets = {
  check: post('/v1/auth/reset-password/check', 'token', {
    summary: 'Check a link that resets the password',
    description:
      'Tells if a mailed token still sets a new password; it stays good. A used one is answered like one that never was.',
    body: MailedToken,
    data: ResetCheck,
    safe: true,
    addition: true,
  }),
};
