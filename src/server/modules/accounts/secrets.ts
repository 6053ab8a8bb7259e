import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A secret for a link or a session, 256 random bits; the database keeps its hash alone. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A key of its own for one purpose: what signs tokens neither encrypts nor derives anything. */
export function keyFor(tokenKey: Uint8Array, purpose: 'sealed' | 'refresh successor'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenKey, '', `ondol ${purpose}`, 32));
}

/**
 * The refresh token that follows another as the row `id`. Whoever presents the other again is given the very same, though the database
 * keeps neither: it takes the host's key, the row and the token before it to know it.
 */
export function successorSecret(tokenKey: Uint8Array, predecessor: string, id: string): string {
  return createHmac('sha256', keyFor(tokenKey, 'refresh successor'))
    .update(`${id} ${predecessor}`)
    .digest('base64url');
}
