import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { isId } from '#contract/rules/id.ts';
import { pictures } from '#contract/pictures.ts';
import type { Context } from '#server/context.ts';

type Dependencies = Pick<Context, 'clock' | 'config'>;

/** Signs a link to one size of a file, which gives access to that alone for {@link pictures.linkMinutes} minutes. */
export function linkTo({ clock, config }: Dependencies, id: string, side: number): string {
  const ends = Math.floor((clock.now() + pictures.linkMinutes * MINUTE_MS) / 1000);
  const named = `${id}.${side}.${ends}`;
  return `/v1/files/${named}.${signature(config.tokenKey, named)}`;
}

/**
 * Reads the target of a link.
 * @returns null for a link that is expired or not signed by this host
 */
export function readLink({ clock, config }: Dependencies, link: string): { id: string; side: number } | null {
  const [id = '', side = '', ends = '', signed = '', more] = link.split('.');
  if (more !== undefined || !isId(id) || !/^\d{1,5}$/.test(side) || !/^\d{1,12}$/.test(ends)) return null;
  if (!isEqual(signed, signature(config.tokenKey, `${id}.${side}.${ends}`))) return null;
  return Number(ends) * 1000 > clock.now() ? { id, side: Number(side) } : null;
}

/** Signs a pass for pictures of unpublished boards and houses, valid for {@link pictures.linkMinutes} minutes. */
export function makeDraftPass({ clock, config }: Dependencies): string {
  const named = `drafts.${Math.floor((clock.now() + pictures.linkMinutes * MINUTE_MS) / 1000)}`;
  return `${named}.${signature(config.tokenKey, named)}`;
}

export function isDraftPass({ clock, config }: Dependencies, pass: string): boolean {
  const [kind = '', ends = '', signed = ''] = pass.split('.');
  if (kind !== 'drafts' || !/^\d{1,12}$/.test(ends)) return false;
  const isSigned = isEqual(signed, signature(config.tokenKey, `${kind}.${ends}`));
  return isSigned && Number(ends) * 1000 > clock.now();
}

function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function signature(tokenKey: Uint8Array, named: string): string {
  const key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'links to files', 32));
  return createHmac('sha256', key).update(named).digest('base64url');
}
