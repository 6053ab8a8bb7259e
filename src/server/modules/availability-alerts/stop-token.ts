import { createHash, randomBytes } from 'node:crypto';

/** Makes the token of a link that stops alerts, 256 random bits; the database stores only its hash. */
export const newStopToken = (): string => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
