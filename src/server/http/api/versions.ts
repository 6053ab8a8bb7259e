import { createHash } from 'node:crypto';
import { Refusal } from './errors.ts';

const DIGITS = 16;

/**
 * Names the state of what two people may edit: the same for the same content, whatever else of the thing moves on. So a thing needs no
 * column for it, and a change that is taken back is no conflict.
 */
export function versionOf(editable: Record<string, unknown>): string {
  return createHash('sha256').update(JSON.stringify(editable)).digest('hex').slice(0, DIGITS);
}

/** The ETag of a version (RFC 9110, 8.8.3). */
export function etagOf({ version }: { version: string }): string {
  return `"${version}"`;
}

/**
 * Refuses a change that is based on another version than the present one. To be asked with the thing locked.
 * @param ifMatch the header: ETags with commas between, or `*` for whichever there is. `W/` before a tag is what a proxy that compresses
 * makes of ours; it names the same version.
 * @throws Refusal version_stale, with the thing as it is now
 */
export function requireVersion(ifMatch: string, current: { version: string }): void {
  if (ifMatch.trim() === '*') return;
  const named = [...ifMatch.matchAll(/"([^"]*)"/g)].map(([, tag]) => tag);
  if (!named.includes(current.version)) throw new Refusal('version_stale', {}, undefined, current);
}
