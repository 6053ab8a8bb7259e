import { createHash } from 'node:crypto';

/** A strong entity tag (RFC 9110, 8.8.3) of a body: 132 bits of its SHA-256, base64url, in quotes. */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
