import type { Context } from '#server/context.ts';
import { forgetCounts } from '#server/http/limit-store.ts';
import { forgetDevices } from '#server/modules/accounts/session-store.ts';
import { loggedInSince } from '#server/modules/accounts/sessions.ts';
import { forgetFarewells } from './store.ts';

const EVERY_MS = 3_600_000;
const FAREWELL_KEPT_MS = 24 * 3_600_000;

const lastTime = new WeakMap<Context, number>();

/** Forgets what nothing needs any more, once an hour: counts that are over, devices long gone, the last mail to a deleted account. */
export async function tidy(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const last = lastTime.get(ctx);
  if (last !== undefined && now - last < EVERY_MS && now >= last) return;
  lastTime.set(ctx, now);
  await forgetCounts(ctx.db, new Date(now));
  await forgetDevices(ctx.db, loggedInSince(ctx));
  await forgetFarewells(ctx.db, new Date(now - FAREWELL_KEPT_MS));
}
