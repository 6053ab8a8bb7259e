import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TokenPair } from '#contract/accounts.ts';
import { inTransaction, type Caller, type Context, type Db } from '#server/context.ts';
import { signAccessToken } from '#server/http/viewer.ts';
import type { Sessions, Trx } from '#server/ports.ts';
import { isId } from './policy.ts';
import type { AccountRow } from './present.ts';
import { insertDevice, insertRefreshToken, roleOn, touchDevice } from './session-store.ts';

const DAY_MS = 86_400_000;

/** A secret for a link or a session, 256 random bits; the database keeps its hash alone. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What the host asks at every call of somebody who says to be logged in: a token outlives neither its account, its device nor a role. */
export function makeSessions({ db }: Pick<Context, 'db'>): Sessions {
  return {
    current: async (viewer) => {
      if (!isId(viewer.sessionId) || !isId(viewer.accountId)) return null;
      const role = await roleOn(db, viewer.accountId, viewer.sessionId);
      return role ? { ...viewer, role } : null;
    },
  };
}

/** Logs an account in on a new device (spec: Accounts). */
export function logInDevice(
  ctx: Context,
  account: AccountRow,
  caller: Pick<Caller, 'ip' | 'userAgent'>,
  trx?: Trx,
): Promise<TokenPair> {
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
    });
    return issuePair(ctx, open, account, caller, id);
  };
  return trx ? logIn(trx) : inTransaction(ctx, logIn);
}

/** Gives a device that is logged in another pair of tokens. */
export async function renewPair(
  ctx: Context,
  trx: Trx,
  account: AccountRow,
  caller: Pick<Caller, 'ip' | 'userAgent'>,
  family: string,
): Promise<TokenPair> {
  const pair = await issuePair(ctx, trx, account, caller, family);
  const seen = { last_seen_at: new Date(ctx.clock.now()), user_agent: caller.userAgent, ip: caller.ip };
  await touchDevice(trx, family, seen);
  return pair;
}

async function issuePair(
  ctx: Context,
  db: Db,
  account: AccountRow,
  caller: Pick<Caller, 'ip' | 'userAgent'>,
  family: string,
): Promise<TokenPair> {
  const now = ctx.clock.now();
  const { secret, hash } = newSecret();
  await insertRefreshToken(db, {
    id: randomUUID(),
    family,
    account_id: account.id,
    token_hash: hash,
    created_at: new Date(now),
    expires_at: new Date(now + ctx.config.refreshTokenDays * DAY_MS),
    user_agent: caller.userAgent,
    ip: caller.ip,
  });
  const claims = { sub: account.id, role: account.role, name: account.first_name, sid: family };
  return {
    accessToken: await signAccessToken(ctx.config.tokenKey, claims, now, ctx.config.accessTokenSeconds),
    refreshToken: secret,
  };
}

/** Since when a device must have been heard of to be logged in still: its refresh tokens live no longer. */
export function loggedInSince(ctx: Pick<Context, 'clock' | 'config'>): Date {
  return new Date(ctx.clock.now() - ctx.config.refreshTokenDays * DAY_MS);
}
