import { DAY_MS } from '#contract/rules/durations.ts';
import { favourites } from '#contract/rules/choosing/policy.ts';
import type { Context } from '#server/context.ts';
import { forgetRemoved } from './store.ts';

export async function forgetRemovedFavourites(ctx: Context): Promise<void> {
  await forgetRemoved(ctx.db, new Date(ctx.clock.now() - favourites.removedDays * DAY_MS));
}
