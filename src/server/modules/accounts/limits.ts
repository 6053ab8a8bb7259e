import type { Caller, Context } from '#server/context.ts';
import { networkOf } from '#server/http/api/client-address.ts';
import { spendAllowance, spendCall } from '#server/http/api/limits.ts';
import { recognisedDevice } from './known-devices.ts';
import { hasBeenAt } from './session-store.ts';

/**
 * Counts a password attempt before it is checked, so that parallel guesses cannot exceed the limit. On a known device of the account only that device
 * is counted, so that guesses from elsewhere do not lock the owner out.
 * @returns a function that takes the attempt back, for the right password
 * @throws Refusal too_many_requests
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
