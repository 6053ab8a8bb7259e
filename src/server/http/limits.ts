import type { Context, Db } from '#server/context.ts';
import { refuse } from './errors.ts';
import { countUse, takeBack } from './limit-store.ts';

const MINUTE_MS = 60_000;
const KEYS_KEPT = 20_000;

type Means = Pick<Context, 'clock' | 'db'>;

/**
 * How often, in a window that begins with the first use. `failuresOfAccount` would let strangers all over the world lock somebody
 * out, so it does not hold for the places where that person has logged in before: there only `failuresFromAddress` counts.
 * `resetMails` is as long as a reset link lives: whoever is refused another has one that works. `linksToSigner` are all signing
 * links that somebody was mailed for one contract, so that nobody fills someone's mailbox.
 */
const allowances = {
  callsOfAddress: { most: 60, windowMs: MINUTE_MS },
  signUpsOfMail: { most: 10, windowMs: 10 * MINUTE_MS },
  failuresFromAddress: { most: 10, windowMs: 10 * MINUTE_MS },
  failuresOfAccount: { most: 100, windowMs: 60 * MINUTE_MS },
  mailsToAccount: { most: 5, windowMs: 10 * MINUTE_MS },
  resetMails: { most: 5, windowMs: 60 * MINUTE_MS },
  linksToSigner: { most: 6, windowMs: 60 * MINUTE_MS },
  fileLookUpsOfAddress: { most: 30, windowMs: MINUTE_MS },
} as const;
type Allowance = keyof typeof allowances;

/** What was refused until when: a flood is turned away without asking the database. */
const refused = new WeakMap<Means, Map<string, number>>();

/**
 * Counts one use of an allowance, over all hosts on the same database.
 * @param db a transaction, for what counts only if that holds.
 * @returns takes the use back, for what turned out not to be a failure.
 * @throws Refusal too_many_requests with the `seconds` to wait.
 */
export async function spendAllowance(
  ctx: Means,
  kind: Allowance,
  of: string,
  db: Db = ctx.db,
): Promise<() => Promise<void>> {
  const key = `${kind} ${of}`;
  const now = ctx.clock.now();
  const until = knownRefusals(ctx).get(key) ?? 0;
  if (until > now) return tooMany(until - now);
  const next = await countUse(db, { key, ...allowances[kind] }, now);
  if (next) {
    remember(ctx, key, next.getTime());
    return tooMany(next.getTime() - now);
  }
  return async () => {
    await takeBack(db, key);
    knownRefusals(ctx).delete(key);
  };
}

/** Counts one use that is refused to nobody, towards those that are. */
export async function noteUse(ctx: Means, kind: Allowance, of: string, db: Db): Promise<void> {
  await countUse(db, { key: `${kind} ${of}`, ...allowances[kind] }, ctx.clock.now());
}

/** Counts a call that anyone may make, by where it comes from. */
export async function spendCall(ctx: Context, ip: string): Promise<void> {
  await spendAllowance(ctx, 'callsOfAddress', networkOf(ip));
}

/** Whom an address of the network belongs to: of IPv6 everyone has 2^64 addresses (RFC 6177), so the first half counts. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(8 - front.length - back.length, 0)).fill('0');
  const groups = [...front, ...gap, ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

function knownRefusals(ctx: Means): Map<string, number> {
  const known = refused.get(ctx) ?? new Map<string, number>();
  refused.set(ctx, known);
  return known;
}

function remember(ctx: Means, key: string, until: number): void {
  const known = knownRefusals(ctx);
  known.delete(key);
  known.set(key, until);
  if (known.size > KEYS_KEPT) known.delete(known.keys().next().value ?? key);
}

function tooMany(ms: number): never {
  return refuse('too_many_requests', { seconds: Math.max(Math.ceil(ms / 1000), 1) });
}
