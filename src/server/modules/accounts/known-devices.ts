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
 * Makes a browser known for an account by a device cookie (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): it carries
 * a random secret from the first log-in on, whose hash is stored beside the account. Wrong passwords are counted apart there, so that nobody
 * elsewhere can use up the tries of its owner. It proves nothing else: nobody is logged in by it.
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

/** Returns the id of the device that a call comes from, where the account with this address was logged in on it before; else null. */
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

/** Forgets devices that nobody has logged in on for so long that their cookie is over too. */
export function forgetOldDevices(db: Db, now: number): Promise<void> {
  return forgetUnseenDevices(db, since(now));
}

function since(now: number): Date {
  return new Date(now - knownDeviceMs);
}
