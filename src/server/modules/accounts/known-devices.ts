import type { Caller, Context } from '#server/context.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import {
  forgetUnseenDevices,
  isSecretOfADevice,
  keepKnownDevice,
  knownDeviceOf,
} from './known-device-store.ts';
import { knownDeviceMs } from './policy.ts';
import { hashSecret, newSecret } from './secrets.ts';

/**
 * Makes a browser known for an account by a device cookie (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a random secret from the
 * first log-in on, stored as a hash beside the account. Wrong passwords are counted separately for known devices, so that attackers elsewhere cannot
 * use up the owner's attempts. The cookie alone never logs anybody in.
 */
export async function rememberDevice(
  ctx: Pick<Context, 'clock'>,
  trx: Trx,
  accountId: string,
  { device }: Pick<Caller, 'device'>,
): Promise<string> {
  const now = ctx.clock.now();
  const sent = device.secret === null ? null : hashSecret(device.secret);
  // One browser has one secret for all accounts that log in there; a made-up one is replaced.
  const isOurs = sent !== null && (await isSecretOfADevice(trx, sent, since(now)));
  const { secret, hash } = isOurs ? { secret: device.secret!, hash: sent } : newSecret();
  device.keep(secret, knownDeviceMs);
  return keepKnownDevice(trx, { accountId, secretHash: hash }, new Date(now));
}

export async function recognisedDevice(
  ctx: Pick<Context, 'clock' | 'db'>,
  email: string,
  { device }: Pick<Caller, 'device'>,
): Promise<string | null> {
  if (device.secret === null) return null;
  const asked = { email, secretHash: hashSecret(device.secret) };
  const known = await knownDeviceOf(ctx.db, asked, since(ctx.clock.now()));
  return known?.id ?? null;
}

export function forgetOldDevices(db: Db, now: number): Promise<void> {
  return forgetUnseenDevices(db, since(now));
}

function since(now: number): Date {
  return new Date(now - knownDeviceMs);
}
