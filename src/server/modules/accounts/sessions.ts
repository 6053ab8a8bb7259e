import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TokenPair } from '#contract/accounts.ts';
import type { Caller, Context, Db } from '#server/context.ts';
import { signAccessToken } from '#server/http/viewer.ts';
import type { AccountRow } from './present.ts';
import { insertRefreshToken } from './store.ts';

const DAY_MS = 86_400_000;

/** A secret for a link or a session, 256 random bits; the database keeps its hash alone. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Gives an account a new pair of tokens, in a session of its own or in `family` (spec: Accounts). */
export async function issuePair(
  ctx: Context,
  db: Db,
  account: AccountRow,
  caller: Pick<Caller, 'ip' | 'userAgent'>,
  family: string = randomUUID(),
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
