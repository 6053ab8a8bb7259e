import { randomUUID } from 'node:crypto';
import type { TokenPair } from '#contract/sign-in.ts';
import { DAY_MS } from '#contract/rules/durations.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Caller, type Context } from '#server/context.ts';
import { signAccessToken } from '#server/http/api/viewer.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Sessions } from '#server/ports/sessions.ts';
import type { AccountRow } from './present.ts';
import { rememberDevice } from './known-devices.ts';
import { hashSecret, newSecret, successorSecret } from './secrets.ts';
import { endedByBlock } from './policy.ts';
import {
  deviceNow,
  insertDevice,
  insertRefreshToken,
  successorOf,
  touchDevice,
  type RefreshRow,
} from './session-store.ts';

export type From = Pick<Caller, 'ip' | 'userAgent' | 'device'>;

/** Makes the check of a token's holder at every call: a token becomes invalid with its account, its device or a change of role. */
export function makeSessions({ db }: Pick<Context, 'db'>): Sessions {
  return {
    current: async (viewer) => {
      if (!isId(viewer.sessionId) || !isId(viewer.accountId)) return null;
      const device = await deviceNow(db, viewer.accountId, viewer.sessionId);
      if (device && endedByBlock(device, device.ended_at)) return 'blocked';
      return device && !device.ended_at ? { ...viewer, role: device.role } : null;
    },
  };
}

/** Logs an account in on a new device (docs/specification.md#accounts). */
export function logInDevice(ctx: Context, account: AccountRow, caller: From, trx?: Trx): Promise<TokenPair> {
  const at = new Date(ctx.clock.now());
  const id = randomUUID();
  const logIn = async (open: Trx) => {
    await insertDevice(open, {
      id,
      account_id: account.id,
      user_agent: caller.userAgent,
      ip: caller.ip,
      logged_in_at: at,
      last_seen_at: at,
      known_device_id: await rememberDevice(ctx, open, account.id, caller),
    });
    const { secret, hash } = newSecret();
    const token = { id: randomUUID(), family: id, token_hash: hash, created_at: at };
    await keepToken(ctx, open, account, { caller, token });
    return pairOf(ctx, account, token, secret);
  };
  return trx ? logIn(trx) : inTransaction(ctx, logIn);
}

/** Gives a device that has just used up a refresh token its only successor. `secret` is the token as presented. */
export async function rotatePair(
  ctx: Context,
  trx: Trx,
  account: AccountRow,
  { caller, used }: { caller: From; used: { token: RefreshRow; secret: string } },
): Promise<TokenPair> {
  const at = new Date(ctx.clock.now());
  const { family } = used.token;
  const id = randomUUID();
  const secret = successorSecret(ctx.config.tokenKey, used.secret, id);
  const token = { id, family, token_hash: hashSecret(secret), created_at: at };
  await keepToken(ctx, trx, account, { caller, token: { ...token, predecessor_id: used.token.id } });
  const known = await rememberDevice(ctx, trx, account.id, caller);
  const seen = { user_agent: caller.userAgent, ip: caller.ip, known_device_id: known };
  await touchDevice(trx, family, { last_seen_at: at, ...seen });
  return pairOf(ctx, account, token, secret);
}

/**
 * Returns the same pair that a used token was exchanged for, since an answer got lost or two tabs asked at once; if that pair was renewed since, its
 * latest renewal. Null if the host's key has changed, so that the successor cannot be derived.
 */
export async function repeatPair(
  ctx: Context,
  trx: Trx,
  account: AccountRow,
  used: { token: RefreshRow; secret: string },
): Promise<TokenPair | null> {
  let { token, secret } = used;
  while (token.used_at !== null) {
    const next = await successorOf(trx, token.id);
    if (!next) return null;
    secret = successorSecret(ctx.config.tokenKey, secret, next.id);
    if (hashSecret(secret) !== next.token_hash) return null;
    token = next;
  }
  return pairOf(ctx, account, token, secret);
}

type NewToken = Pick<RefreshRow, 'id' | 'family' | 'token_hash' | 'created_at'> & { predecessor_id?: string };

async function keepToken(
  ctx: Context,
  trx: Trx,
  account: AccountRow,
  { caller, token }: { caller: From; token: NewToken },
): Promise<void> {
  await insertRefreshToken(trx, {
    ...token,
    account_id: account.id,
    expires_at: new Date(token.created_at.getTime() + ctx.config.refreshTokenDays * DAY_MS),
    user_agent: caller.userAgent,
    ip: caller.ip,
  });
}

/** Signs the access token with the creation time of the refresh token, so that repeating the call gives the same pair. */
async function pairOf(
  { config }: Pick<Context, 'config'>,
  account: AccountRow,
  token: Pick<RefreshRow, 'family' | 'created_at'>,
  secret: string,
): Promise<TokenPair> {
  const claims = { sub: account.id, role: account.role, name: account.first_name, sid: token.family };
  const issued = token.created_at.getTime();
  return {
    accessToken: await signAccessToken(config.tokenKey, claims, issued, config.accessTokenSeconds),
    refreshToken: secret,
  };
}

/** The earliest instant at which a logged-in device can have been seen last, given the lifetime of refresh tokens. */
export function loggedInSince(ctx: Pick<Context, 'clock' | 'config'>): Date {
  return new Date(ctx.clock.now() - ctx.config.refreshTokenDays * DAY_MS);
}
