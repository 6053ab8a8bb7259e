import { EncryptJWT, jwtDecrypt } from 'jose';
import * as v from 'valibot';
import type { Context } from '#server/context.ts';
import { keyFor } from './secrets.ts';

type Sealed = 'google-flow' | 'google-ticket';

const GoogleFlow = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });
const GoogleTicket = v.object({ subject: v.string(), email: v.string() });
const contents = { 'google-flow': GoogleFlow, 'google-ticket': GoogleTicket };
type Content<K extends Sealed> = v.InferOutput<(typeof contents)[K]>;

export function seal<K extends Sealed>(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  kind: K,
  content: Content<K>,
  lifeMs: number,
): Promise<string> {
  const now = clock.now();
  return new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(kind)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + lifeMs) / 1000))
    .encrypt(keyFor(config.tokenKey, 'sealed'));
}

/** Opens a seal. Returns the value, `expired`, or null if the seal is not ours or was made for another purpose. */
export async function unseal<K extends Sealed>(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  kind: K,
  sealed: string,
): Promise<Content<K> | 'expired' | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, keyFor(config.tokenKey, 'sealed'), {
      audience: kind,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(clock.now()),
    });
    return v.parse(contents[kind], payload);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED' ? 'expired' : null;
  }
}
