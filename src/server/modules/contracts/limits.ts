import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';

const CALLS = 30;
const WINDOW_MS = 60_000;
const ADDRESSES_KEPT = 20_000;

/** Counted per process: with several hosts each allows as much. */
const counters = new WeakMap<Context, Map<string, number[]>>();

/** Counts one look-up of an address of the network. @throws Refusal too_many_requests after thirty within a minute. */
export function limitLookUps(ctx: Context, ip: string): void {
  const now = ctx.clock.now();
  const counted = counters.get(ctx) ?? new Map<string, number[]>();
  counters.set(ctx, counted);
  const recent = (counted.get(ip) ?? []).filter((at) => at > now - WINDOW_MS);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= CALLS)
    refuse('too_many_requests', { seconds: Math.ceil((oldest + WINDOW_MS - now) / 1000) });
  counted.delete(ip);
  counted.set(ip, [...recent, now]);
  if (counted.size > ADDRESSES_KEPT) counted.delete(counted.keys().next().value ?? ip);
}
