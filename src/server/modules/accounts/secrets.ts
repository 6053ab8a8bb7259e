import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Makes a secret of 256 random bits for a link or a session; the database stores only its hash. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Derives a separate key for each purpose, so that the key that signs tokens is not used for encryption or derivation. */
export function keyFor(tokenKey: Uint8Array, purpose: 'sealed' | 'refresh successor'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenKey, '', `ondol ${purpose}`, 32));
}

/**
 * Derives the refresh token that follows another, as the row `id`. Presenting the predecessor again gives the same successor, although the database
 * stores neither: deriving it takes the host's key, the row id and the predecessor.
 */
export function successorSecret(tokenKey: Uint8Array, predecessor: string, id: string): string {
  return createHmac('sha256', keyFor(tokenKey, 'refresh successor'))
    .update(`${id} ${predecessor}`)
    .digest('base64url');
}
