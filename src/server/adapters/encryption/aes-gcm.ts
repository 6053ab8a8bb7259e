import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Cipher } from '#server/ports/secrets/cipher.ts';

const MARK = 'aes1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random nonce. A stored text is `aes1:key:content`: the key's name, by which former keys are found, and nonce,
 * tag and ciphertext in base64url.
 * @param keys of 32 bytes each; the first one encrypts, all decrypt
 */
export function aesGcm(keys: readonly Uint8Array[]): Cipher {
  const named = new Map(keys.map((key) => [nameOf(key), key]));
  const [present] = named;
  if (!present) throw new Error('There is no key to encrypt with.');
  const [presentName, presentKey] = present;
  const isEncrypted = (stored: string) => stored.startsWith(`${MARK}:`);
  return {
    encrypt: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', presentKey, iv);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${MARK}:${presentName}:${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')}`;
    },
    decrypt: (stored) => {
      if (!isEncrypted(stored)) return stored;
      const [, name = '', packed = ''] = stored.split(':');
      const key = named.get(name);
      if (!key)
        throw new Error(
          'Configuration: ENCRYPTION_KEY does not name the key that the database was encrypted with',
        );
      const bytes = Buffer.from(packed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return (
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    isCurrent: (stored) => stored.startsWith(`${MARK}:${presentName}:`),
  };
}

/** Names a key by the first digits of its hash, which reveal nothing about it. */
const nameOf = (key: Uint8Array) => createHash('sha256').update('name').update(key).digest('hex').slice(0, 8);
