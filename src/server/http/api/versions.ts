import { createHash } from 'node:crypto';
import { Refusal } from './errors.ts';

const DIGITS = 16;

/**
 * Names the version of content that two people may edit, derived from the content alone. It needs no column, and a change that is reverted causes no
 * conflict.
 */
export function versionOf(editable: Record<string, unknown>): string {
  return createHash('sha256').update(JSON.stringify(editable)).digest('hex').slice(0, DIGITS);
}

/** The ETag of a version (RFC 9110, 8.8.3). */
export function etagOf({ version }: { version: string }): string {
  return `"${version}"`;
}

/**
 * Refuses a change based on an outdated version. Call it with the thing locked.
 * @param ifMatch the header: ETags separated by commas, or `*` for any. A compressing proxy adds `W/` to our tags, which still name the same version.
 * @throws Refusal version_stale, with the thing as it is now
 */
export function requireVersion(ifMatch: string, current: { version: string }): void {
  if (ifMatch.trim() === '*') return;
  const named = [...ifMatch.matchAll(/"([^"]*)"/g)].map(([, tag]) => tag);
  if (!named.includes(current.version)) throw new Refusal('version_stale', {}, undefined, current);
}
