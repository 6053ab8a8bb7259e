import { forgetCounts } from '#server/http/limit-store.ts';
import { forgetDevices } from '#server/modules/accounts/session-store.ts';
import { loggedInSince } from '#server/modules/accounts/sessions.ts';
import { every } from './every.ts';
import { forgetFarewells } from './store.ts';

const HOUR_MS = 3_600_000;
const FAREWELL_KEPT_MS = 24 * HOUR_MS;

/** Forgets what nothing needs any more, once an hour: counts that are over, devices long gone, the last mail to a deleted account. */
export const tidy = every(HOUR_MS, async (ctx) => {
  const now = ctx.clock.now();
  await forgetCounts(ctx.db, new Date(now));
  await forgetDevices(ctx.db, loggedInSince(ctx));
  await forgetFarewells(ctx.db, new Date(now - FAREWELL_KEPT_MS));
});
