import { randomUUID } from 'node:crypto';
import type { TokenPair } from '#contract/accounts.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { consentVersions } from '#contract/rules/policy.ts';
import { inTransaction, type Context, type Viewer } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/implement.ts';
import { viewerOf } from '#server/http/viewer.ts';
import type { Trx } from '#server/ports.ts';
import { useAllowance } from './limits.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { afterRotationFailed, confirmationHours, isBirthDate } from './policy.ts';
import { presentMe, presentProfile, type AccountRow } from './present.ts';
import { hashSecret, issuePair, newSecret } from './sessions.ts';
import {
  accountByEmail,
  accountById,
  confirmAddress,
  insertAccount,
  insertConsents,
  insertEmailToken,
  isEmailTaken,
  lockEmailToken,
  lockRefreshToken,
  markEmailTokenUsed,
  revokeFamily,
  updateAccount,
  useRefreshToken,
} from './store.ts';

const HOUR_MS = 3_600_000;

export const auth: Handlers<'auth'> = {
  signUp: async ({ body, ip, userAgent }, ctx) => {
    useAllowance(ctx, 'callsOfAddress', ip);
    useAllowance(ctx, 'signUpsOfMail', body.email);
    const now = ctx.clock.now();
    if (!isBirthDate(body.birthDate, seoulDate(now)))
      refuse('birth_date_invalid', {}, { birthDate: 'birth_date_invalid' });
    if (await accountByEmail(ctx.db, body.email)) return refuseTaken();

    const passwordHash = await hashPassword(body.password);
    const at = new Date(now);
    try {
      return await inTransaction(ctx, async (trx) => {
        const account = await insertAccount(trx, {
          id: randomUUID(),
          email: body.email,
          password_hash: passwordHash,
          language: body.language,
          first_name: body.firstName,
          last_name: body.lastName,
          phone_country: body.phoneCountry,
          phone: body.phone,
          birth_date: body.birthDate,
          created_at: at,
        });
        const { terms, privacy } = consentVersions;
        await insertConsents(
          trx,
          account.id,
          [
            { kind: 'terms' as const, version: terms },
            ...(body.consents.receipt ? [{ kind: 'receipt' as const, version: privacy }] : []),
            ...(body.consents.marketing ? [{ kind: 'marketing' as const, version: privacy }] : []),
          ],
          at,
        );
        await postConfirmation(ctx, trx, account);
        return issuePair(ctx, trx, account, { ip, userAgent });
      });
    } catch (error) {
      if (isEmailTaken(error)) return refuseTaken();
      throw error;
    }
  },

  logIn: async ({ body, ip, userAgent }, ctx) => {
    useAllowance(ctx, 'callsOfAddress', ip);
    // Counted before the password is looked at: guesses that arrive at once must not all slip through.
    const notAFailure = useAllowance(ctx, 'failuresOfAccount', body.email);
    const account = await accountByEmail(ctx.db, body.email);
    const right = await isPasswordOf(account?.password_hash ?? null, body.password);
    if (!account || !right) return refuse('credentials_wrong');
    notAFailure();
    return issuePair(ctx, ctx.db, account, { ip, userAgent });
  },

  logOut: async ({ body }, ctx) => {
    await inTransaction(ctx, async (trx) => {
      const token = await lockRefreshToken(trx, hashSecret(body.refreshToken));
      if (token) await revokeFamily(trx, token.family, new Date(ctx.clock.now()));
    });
    return null;
  },

  refresh: async ({ body, ip, userAgent }, ctx) => {
    const now = ctx.clock.now();
    // Read as of 1970: it must be ours and tell its holder, but it is expected to have expired.
    const holder = await viewerOf(`Bearer ${body.accessToken}`, ctx.config.tokenKey, 0);
    if (!holder) return refuse('refresh_invalid');
    const hash = hashSecret(body.refreshToken);

    // The refusal is thrown after the transaction, which would otherwise take the revocation back.
    const pair = await inTransaction(ctx, async (trx): Promise<TokenPair | null> => {
      const account = await accountById(trx, holder.accountId);
      if (!account) return null;
      const rotated = await useRefreshToken(trx, account.id, hash, new Date(now));
      if (rotated) return issuePair(ctx, trx, account, { ip, userAgent }, rotated.family);

      const token = await lockRefreshToken(trx, hash);
      if (token?.account_id !== account.id) return null;
      const verdict = afterRotationFailed(token, now);
      if (verdict === 'grace') return issuePair(ctx, trx, account, { ip, userAgent }, token.family);
      if (verdict === 'revoke') await revokeFamily(trx, token.family, new Date(now));
      return null;
    });
    return pair ?? refuse('refresh_invalid');
  },

  confirm: ({ body }, ctx) =>
    inTransaction(ctx, async (trx) => {
      const at = new Date(ctx.clock.now());
      const token = await lockEmailToken(trx, 'confirm', hashSecret(body.token));
      const account = token && (await accountById(trx, token.account_id));
      if (!token || !account) return refuse('token_invalid');
      if (token.used_at) return { email: account.email };
      if (token.expires_at <= at) return refuse('token_expired');
      await markEmailTokenUsed(trx, token.id, at);
      await confirmAddress(trx, account.id, at);
      return { email: account.email };
    }),

  resendConfirmation: async ({ viewer, ip }, ctx) => {
    useAllowance(ctx, 'callsOfAddress', ip);
    const account = await ownAccount(viewer, ctx);
    if (account.email_confirmed_at) return null;
    useAllowance(ctx, 'mailsToAccount', account.id);
    await inTransaction(ctx, (trx) => postConfirmation(ctx, trx, account));
    return null;
  },
};

export const users: Handlers<'users'> = {
  me: async ({ viewer }, ctx) => presentMe(await ownAccount(viewer, ctx)),

  profile: async ({ viewer }, ctx) => presentProfile(await ownAccount(viewer, ctx)),

  updateProfile: async ({ viewer, body }, ctx) => {
    const { id } = await ownAccount(viewer, ctx);
    const changed = await updateAccount(ctx.db, id, {
      first_name: body.firstName,
      last_name: body.lastName,
      phone_country: body.phoneCountry,
      phone: body.phone,
      ...(body.language ? { language: body.language } : {}),
    });
    return presentProfile(changed ?? refuse('unauthorized'));
  },
};

/** The account behind a token; one that was deleted since the token was given is as good as logged out. */
async function ownAccount(viewer: Viewer | null, ctx: Context): Promise<AccountRow> {
  const account = viewer && (await accountById(ctx.db, viewer.accountId));
  return account ?? refuse('unauthorized');
}

function refuseTaken(): never {
  return refuse('email_taken', {}, { email: 'email_taken' });
}

/** Mails a fresh confirmation link; earlier ones stay good until they expire. */
async function postConfirmation(ctx: Context, trx: Trx, account: AccountRow): Promise<void> {
  const now = ctx.clock.now();
  const { secret, hash } = newSecret();
  const id = randomUUID();
  await insertEmailToken(trx, {
    id,
    account_id: account.id,
    purpose: 'confirm',
    token_hash: hash,
    created_at: new Date(now),
    expires_at: new Date(now + confirmationHours * HOUR_MS),
  });
  await ctx.outbox.post(trx, {
    key: `confirm-address:${id}`,
    kind: 'confirm-address',
    channel: 'email',
    to: account.email,
    language: account.language,
    params: { name: account.first_name, link: `${ctx.config.publicUrl}/auth/confirm?token=${secret}` },
  });
}
