import type { Caller, Context } from '#server/context.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import { spendAllowance, spendCall } from '#server/http/api/limits.ts';
import { recognisedDevice } from './known-devices.ts';
import { hasBeenAt } from './session-store.ts';

/**
 * Counts a password that somebody is about to try, before it is looked at: guesses that arrive at once must not all slip through. On a
 * device that the account was logged in on before, that device alone is counted, so that no guess from elsewhere holds its owner up.
 * @returns takes it back, for the right password.
 * @throws Refusal too_many_requests.
 */
export async function spendPasswordTry(
  ctx: Context,
  email: string,
  caller: Pick<Caller, 'ip' | 'device'>,
): Promise<() => Promise<void>> {
  const known = await recognisedDevice(ctx, email, caller);
  if (known) {
    await spendAllowance(ctx, 'callsOfDevice', known);
    return spendAllowance(ctx, 'failuresFromDevice', known);
  }
  await spendCall(ctx, caller.ip);
  const network = networkOf(caller.ip);
  const fromHere = await spendAllowance(ctx, 'failuresFromAddress', `${email} ${network}`);
  if (await hasBeenAt(ctx.db, email, network)) return fromHere;
  const fromAnywhere = await spendAllowance(ctx, 'failuresOfAccount', email);
  return async () => {
    await fromHere();
    await fromAnywhere();
  };
}
