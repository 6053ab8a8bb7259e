import type { ResetCheck, TokenPair } from '#contract/sign-in.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { links } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import { refuseFull, spendAllowance, spendCall } from '#server/http/api/limits.ts';
import { viewerOf } from '#server/http/api/viewer.ts';
import type { Trx } from '#server/ports/database.ts';
import { googleAuth } from './google-handlers.ts';
import { forgetKnownDevices } from './known-device-store.ts';
import { spendPasswordTry } from './limits.ts';
import { postConfirmation, postNotice, withdrawConfirmation } from './messages.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { afterRotationFailed, endedByBlock } from './policy.ts';
import { endDevices, lockRefreshToken, useRefreshToken } from './session-store.ts';
import { hashSecret } from './secrets.ts';
import { logInDevice, repeatPair, rotatePair } from './sessions.ts';
import { newAccount, refuseTaken } from './sign-up.ts';
import * as store from './store.ts';

export const auth: Handlers<'auth'> = {
  ...googleAuth,

  signUp: async ({ body, ip, userAgent, device }, ctx) => {
    await spendCall(ctx, ip);
    await spendAllowance(ctx, 'signUpsOfMail', body.email);
    await spendAllowance(ctx, 'signUpsOfNetwork', networkOf(ip));
    if (await store.accountByEmail(ctx.db, body.email)) return refuseTaken();
    const passwordHash = await hashPassword(body.password);
    return newAccount(ctx, body, { email: body.email, password_hash: passwordHash }, async (trx, account) => {
      const waits = links.confirmationWaitMinutes * MINUTE_MS;
      await postConfirmation(ctx, trx, account, body.toBook ? new Date(ctx.clock.now() + waits) : undefined);
      return logInDevice(ctx, account, { ip, userAgent, device }, trx);
    });
  },

  logIn: async ({ body, ip, isLocal, userAgent, device }, ctx) => {
    const notAFailure = await spendPasswordTry(ctx, body.email, { ip, device });
    const account = await store.accountByEmail(ctx.db, body.email);
    const right = await isPasswordOf(account?.password_hash ?? null, body.password);
    if (!account || !right) return refuse('credentials_wrong');
    if (ctx.config.demoLogins === 'loopback' && !isLocal && ctx.isDemoLogin(body.email, body.password)) {
      ctx.log('a password of the demo was refused: it holds on this machine only, unless DEMO=open', ip);
      return refuse('credentials_wrong');
    }
    await notAFailure();
    // Said to nobody but who knows the password.
    if (account.blocked_at) return refuse('account_blocked');
    return logInDevice(ctx, account, { ip, userAgent, device });
  },

  logOut: async ({ body }, ctx) => {
    await inTransaction(ctx, async (trx) => {
      const hash = 'refreshToken' in body ? hashSecret(body.refreshToken) : body.refreshTokenHash;
      const token = await lockRefreshToken(trx, hash);
      if (!token) return;
      const which = { accountId: token.account_id, only: token.family };
      await endDevices(trx, which, new Date(ctx.clock.now()));
    });
    return null;
  },

  refresh: async ({ body, ip, userAgent, device }, ctx) => {
    const now = ctx.clock.now();
    // Read as of 1970: it must be ours and tell its holder, but it is expected to have expired.
    const holder = await viewerOf(`Bearer ${body.accessToken}`, ctx.config.tokenKey, 0);
    if (!holder) return refuse('refresh_invalid');
    const hash = hashSecret(body.refreshToken);
    const caller = { ip, userAgent, device };

    // The refusal is thrown after the transaction, which would otherwise take the revocation back.
    const pair = await inTransaction(ctx, async (trx): Promise<TokenPair | null> => {
      const account = await store.accountById(trx, holder.accountId);
      if (!account) return null;
      if (account.blocked_at) {
        const token = await lockRefreshToken(trx, hash);
        const wasGood = token?.account_id === account.id && endedByBlock(account, token.revoked_at);
        return wasGood ? refuse('session_blocked') : null;
      }
      const rotated = await useRefreshToken(trx, account.id, hash, new Date(now));
      if (rotated)
        return rotatePair(ctx, trx, account, { caller, used: { token: rotated, secret: body.refreshToken } });

      const token = await lockRefreshToken(trx, hash);
      if (token?.account_id !== account.id) return null;
      const verdict = afterRotationFailed(token, now);
      if (verdict === 'grace') return repeatPair(ctx, trx, account, { token, secret: body.refreshToken });
      if (verdict === 'revoke')
        await endDevices(trx, { accountId: account.id, only: token.family }, new Date(now));
      return null;
    });
    return pair ?? refuse('refresh_invalid');
  },

  confirm: async ({ body, ip }, ctx) => {
    await spendCall(ctx, ip);
    try {
      return await inTransaction(ctx, (trx) => confirm(trx, ctx, body.token));
    } catch (error) {
      if (store.isEmailTaken(error)) return refuse('email_taken');
      throw error;
    }
  },

  resendConfirmation: async ({ viewer, ip }, ctx) => {
    await spendCall(ctx, ip);
    const account = (await store.accountById(ctx.db, viewer.accountId)) ?? refuse('unauthorized');
    if (account.email_confirmed_at) return null;
    await spendAllowance(ctx, 'mailsToAccount', account.id);
    await inTransaction(ctx, async (trx) => refuseFull(ctx, await postConfirmation(ctx, trx, account)));
    return null;
  },

  forgot: async ({ body, ip }, ctx) => {
    await spendCall(ctx, ip);
    await spendAllowance(ctx, 'resetMails', body.email);
    // A job looks the address up: neither the answer nor its time can tell whether it is registered.
    await store.insertResetRequest(ctx.db, body.email, new Date(ctx.clock.now()));
    return null;
  },

  reset: async ({ body, ip }, ctx) => {
    await spendCall(ctx, ip);
    const tokenHash = hashSecret(body.token);
    await inTransaction(ctx, async (trx) => {
      await usableReset(trx, ctx, tokenHash);
    });
    const passwordHash = await hashPassword(body.password);
    await inTransaction(ctx, async (trx) => {
      const token = await usableReset(trx, ctx, tokenHash);
      const at = new Date(ctx.clock.now());
      await store.markEmailTokenUsed(trx, token.id, at);
      await endDevices(trx, { accountId: token.account_id }, at);
      await forgetKnownDevices(trx, { accountId: token.account_id });
      // The reader of the address's mail decides: a change that somebody else has asked for ends here.
      await store.forgetEmailTokens(trx, token.account_id, ['change-email']);
      await store.confirmAddress(trx, token.account_id, at);
      await withdrawConfirmation(ctx, trx, token.account_id);
      const account = await store.updateAccount(trx, token.account_id, {
        password_hash: passwordHash,
        pending_email: null,
      });
      if (account) await postNotice(ctx, trx, account, 'password-changed');
    });
    return null;
  },
};

export const passwordResets: Handlers<'passwordResets'> = {
  check: async ({ body, ip }, ctx) => {
    await spendCall(ctx, ip);
    const found = await inTransaction(ctx, (trx) => findReset(trx, ctx, hashSecret(body.token)));
    return { refusal: typeof found === 'string' ? found : null };
  },
};

async function confirm(trx: Trx, ctx: Context, secret: string): Promise<{ email: string }> {
  const at = new Date(ctx.clock.now());
  const token = await store.lockEmailToken(trx, ['confirm', 'change-email'], hashSecret(secret));
  const account = token && (await store.accountById(trx, token.account_id));
  if (!token || !account) return refuse('token_invalid');
  if (token.used_at) return { email: account.email };
  if (token.expires_at <= at) return refuse('token_expired');
  if (token.email !== null && token.email !== account.pending_email) return refuse('token_invalid');
  await store.markEmailTokenUsed(trx, token.id, at);
  if (token.email === null) {
    await store.confirmAddress(trx, account.id, at);
    return { email: account.email };
  }
  await store.updateAccount(trx, account.id, {
    email: token.email,
    email_confirmed_at: at,
    pending_email: null,
  });
  // Links that went to the old address open nothing any more.
  await store.forgetEmailTokens(trx, account.id, ['reset', 'confirm']);
  await withdrawConfirmation(ctx, trx, account.id);
  return { email: token.email };
}

/**
 * Locks and returns a valid reset token.
 * @throws Refusal `token_invalid`, `token_expired`
 */
async function usableReset(trx: Trx, ctx: Context, tokenHash: string): Promise<store.EmailTokenRow> {
  const found = await findReset(trx, ctx, tokenHash);
  return typeof found === 'string' ? refuse(found) : found;
}

async function findReset(
  trx: Trx,
  ctx: Context,
  tokenHash: string,
): Promise<store.EmailTokenRow | NonNullable<ResetCheck['refusal']>> {
  const token = await store.lockEmailToken(trx, ['reset'], tokenHash);
  if (!token || token.used_at) return 'token_invalid';
  if (token.expires_at.getTime() <= ctx.clock.now()) return 'token_expired';
  // The invited agree to the terms first: their link makes the account (ADR 43).
  if ((await store.accountById(trx, token.account_id))?.invited_at) return 'token_invalid';
  return token;
}
