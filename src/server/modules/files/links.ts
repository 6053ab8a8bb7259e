import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { isId } from '#contract/rules/id.ts';
import { pictures } from '#contract/pictures.ts';
import type { Context } from '#server/context.ts';

type Dependencies = Pick<Context, 'clock' | 'config'>;

/** Signs the path of a size of a file: who has it reads that for {@link pictures.linkMinutes} minutes, and nothing else. */
export function linkTo({ clock, config }: Dependencies, id: string, side: number): string {
  const ends = Math.floor((clock.now() + pictures.linkMinutes * MINUTE_MS) / 1000);
  const named = `${id}.${side}.${ends}`;
  return `/v1/files/${named}.${signature(config.tokenKey, named)}`;
}

/** Reads what a link names. @returns null for one that this host did not sign, and for one that has ended. */
export function readLink({ clock, config }: Dependencies, link: string): { id: string; side: number } | null {
  const [id = '', side = '', ends = '', signed = '', more] = link.split('.');
  if (more !== undefined || !isId(id) || !/^\d{1,5}$/.test(side) || !/^\d{1,12}$/.test(ends)) return null;
  const given = Buffer.from(signed);
  const right = Buffer.from(signature(config.tokenKey, `${id}.${side}.${ends}`));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(ends) * 1000 > clock.now() ? { id, side: Number(side) } : null;
}

function signature(tokenKey: Uint8Array, named: string): string {
  const key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'links to files', 32));
  return createHmac('sha256', key).update(named).digest('base64url');
}
