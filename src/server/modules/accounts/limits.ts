import type { Context } from '#server/context.ts';
import { networkOf, spendAllowance } from '#server/http/limits.ts';
import { hasBeenAt } from './session-store.ts';

/**
 * Counts a password that somebody is about to try, before it is looked at: guesses that arrive at once must not all slip through.
 * @returns takes it back, for the right password.
 */
export async function spendPasswordTry(
  ctx: Context,
  email: string,
  ip: string,
): Promise<() => Promise<void>> {
  const network = networkOf(ip);
  const fromHere = await spendAllowance(ctx, 'failuresFromAddress', `${email} ${network}`);
  if (await hasBeenAt(ctx.db, email, ip)) return fromHere;
  const fromAnywhere = await spendAllowance(ctx, 'failuresOfAccount', email);
  return async () => {
    await fromHere();
    await fromAnywhere();
  };
}
