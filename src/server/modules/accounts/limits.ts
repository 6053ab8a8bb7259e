import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/errors.ts';

const MINUTE_MS = 60_000;
const KEYS_KEPT = 20_000;

/** How often, in a sliding window: every call of one address of the network, sign-ups with one mail address, failures of one account, mails to one person. */
const allowances = {
  callsOfAddress: { most: 60, windowMs: MINUTE_MS },
  signUpsOfMail: { most: 10, windowMs: 10 * MINUTE_MS },
  failuresOfAccount: { most: 10, windowMs: 10 * MINUTE_MS },
  mailsToAccount: { most: 5, windowMs: 10 * MINUTE_MS },
} as const;
type Allowance = keyof typeof allowances;

/** Counted per process: with several hosts each allows as much. */
const counters = new WeakMap<Context, Map<string, number[]>>();

/**
 * Counts one use of an allowance.
 * @returns takes the use back, for what turned out not to be a failure.
 * @throws Refusal too_many_requests with the `seconds` to wait.
 */
export function useAllowance(ctx: Context, kind: Allowance, of: string): () => void {
  const { most, windowMs } = allowances[kind];
  const now = ctx.clock.now();
  const counted = counters.get(ctx) ?? new Map<string, number[]>();
  counters.set(ctx, counted);
  const key = `${kind} ${of}`;
  const recent = (counted.get(key) ?? []).filter((at) => at > now - windowMs);
  const oldest = recent[0];
  if (oldest !== undefined && recent.length >= most)
    refuse('too_many_requests', { seconds: Math.ceil((oldest + windowMs - now) / 1000) });

  recent.push(now);
  counted.delete(key);
  counted.set(key, recent);
  if (counted.size > KEYS_KEPT) counted.delete(counted.keys().next().value ?? key);
  return () => {
    const at = recent.lastIndexOf(now);
    if (at >= 0) recent.splice(at, 1);
  };
}
