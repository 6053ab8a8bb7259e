import { jwtVerify, SignJWT } from 'jose';
import type { AccessClaims } from '#contract/accounts.ts';
import { roles, type Role } from '#contract/vocabulary.ts';
import type { Viewer } from '#server/ports/sessions.ts';

const ISSUER = 'ondol';

/** Signs an access token for `lifeSeconds` (docs/specification.md#accounts, 15 minutes). */
export function signAccessToken(
  key: Uint8Array,
  claims: Omit<AccessClaims, 'exp'>,
  nowMs: number,
  lifeSeconds: number,
): Promise<string> {
  const issued = Math.floor(nowMs / 1000);
  return new SignJWT({ role: claims.role, name: claims.name, sid: claims.sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.sub)
    .setIssuer(ISSUER)
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifeSeconds)
    .sign(key);
}

export async function viewerOf(
  authorization: string | undefined,
  key: Uint8Array,
  nowMs: number,
): Promise<Viewer | null> {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : null;
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      algorithms: ['HS256'],
      // Without them a token would hold for ever.
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(nowMs),
    });
    const role = roles.find((known: Role) => known === payload['role']);
    if (!payload.sub || !role) return null;
    return {
      accountId: payload.sub,
      role,
      sessionId: typeof payload['sid'] === 'string' ? payload['sid'] : '',
    };
  } catch {
    return null;
  }
}
