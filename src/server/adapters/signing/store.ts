import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { KeyPair } from './certificate.ts';

type Dependencies = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * Returns the key pair shared by all hosts on this database; the first host makes it with `make`. The private key is encrypted with the token secret,
 * so that a copy of the database alone cannot seal. A new secret leads to a new pair beside the old one.
 */
export async function sharedKeyPair(
  { db, clock, config }: Dependencies,
  make: () => Promise<KeyPair>,
): Promise<KeyPair> {
  const secret = Buffer.from(hkdfSync('sha256', config.tokenKey, '', 'signing key', 32));
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('ondol signing key', 0))`.execute(trx);
    const stored = await trx.selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').execute();
    for (const { certificate, private_key } of stored) {
      const key = opened(private_key, secret);
      if (key !== null) return { certificate, key };
    }
    const made = await make();
    await trx
      .insertInto('signing_keys')
      .values({
        id: randomUUID(),
        certificate: made.certificate,
        private_key: closed(made.key, secret),
        created_at: new Date(clock.now()),
      })
      .execute();
    return made;
  });
}

const IV = 12;
const TAG = 16;

function closed(text: string, secret: Buffer): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', secret, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Null if it was encrypted with another secret. */
function opened(bytes: Uint8Array, secret: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
