import { createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Derives a key from a secret (RFC 5869), so that no other use of the secret shares the key. */
export function encryptionKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'ondol encryption', 32));
}

/** Reads the token secret from an embedded server's data folder. It is made at the first start, so that restarts keep sessions valid. */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

/**
 * Reads the push keys from an embedded server's data folder. They are made at the first start, because subscribed browsers know the server by them.
 */
export function storedVapid(dataDir: string): { publicKey: string; privateKey: string } {
  const file = join(dataDir, 'push-key');
  const pair = createECDH('prime256v1');
  if (existsSync(file)) pair.setPrivateKey(readFileSync(file, 'utf8'), 'base64url');
  else {
    pair.generateKeys();
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, pair.getPrivateKey('base64url'), { mode: 0o600 });
  }
  return {
    publicKey: pair.getPublicKey('base64url'),
    // A key that begins with zeros is written shorter; the service wants all 32 bytes.
    privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
}
