import type { Ticket } from '#contract/reservations/tickets.ts';
import type { Problem, Result } from '#app/platform/api/result.ts';
import { askHost, isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { session } from '#app/platform/session/session.ts';
import { readOutgoing, removeOutgoing, writeOutgoing, type Outgoing } from './outgoing-store.ts';
import { sendEntry, sendPhoto } from './queries.ts';

export type { Outgoing } from './outgoing-store.ts';

export type SenderState = {
  entries: readonly Outgoing[];
  /** Entry being sent: `photo` is the number of its picture from 1, or 0 for its text; `share` is the part of that which was sent, from 0 to 1. */
  sending: { id: string; photo: number; share: number } | null;
};
type Sent = { reservationId: string; ticket: Ticket };

/** Problems that pass by themselves: sending is tried again when the host can be reached, and at the next visit. */
const passing = new Set<Problem['code']>([
  'offline',
  'server_error',
  'unavailable',
  'too_many_requests',
  'pictures_busy',
  'unauthorized',
  'session_blocked',
]);
/** Tabs send one after the other. Without Web Locks the host still stores each entry once, by its id. */
const LOCK = 'tickets';
/** Delay before a reachable host that could not take an entry is asked again, ms. */
const AGAIN_MS = 30_000;

let state: SenderState = { entries: [], sending: null };
let running: Promise<void> | null = null;
const listeners = new Set<() => void>();
const arrivals = new Set<(sent: Sent) => void>();

const change = (changed: Partial<SenderState>) => {
  state = { ...state, ...changed };
  for (const listener of listeners) listener();
};

export const sender = {
  get: (): SenderState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Calls `listener` with each ticket after something of it arrived.
   * @returns a function that stops this
   */
  onArrival: (listener: (sent: Sent) => void): (() => void) => {
    arrivals.add(listener);
    return () => void arrivals.delete(listener);
  },
};

/**
 * Stores an entry, then sends it, so that a page closed meanwhile loses nothing.
 * @returns false if nobody is logged in
 */
export async function send(entry: Outgoing): Promise<boolean> {
  const accountId = session.viewer()?.id;
  if (accountId === undefined || !(await writeOutgoing(accountId, entry))) return false;
  await reread();
  void sendAll();
  return true;
}

export async function sendAgain(entry: Outgoing): Promise<void> {
  await send({ ...entry, problem: null });
}

export async function discard(id: string): Promise<void> {
  await removeOutgoing(id);
  await reread();
}

let wanted = false;
/** Sends all waiting entries, one run at a time. An entry that the host cannot take now keeps waiting; a refused one is shown with the reason. */
export function sendAll(): Promise<void> {
  wanted = true;
  running ??= sendWhileWanted();
  return running;
}

async function sendWhileWanted(): Promise<void> {
  while (wanted) {
    wanted = false;
    await inOneTab(work).catch(() => undefined);
  }
  running = null;
  change({ sending: null });
}

let watching = false;
/** Sends waiting entries now, and whenever the host can be reached again. */
export function watchSender(): void {
  if (!watching) {
    watching = true;
    onReachability(() => isReachable() && void sendAll());
    session.subscribe(() => void reread());
  }
  void sendAll();
}

const inOneTab = (task: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, task) : task();

async function reread(): Promise<void> {
  change({ entries: await readOutgoing() });
}

async function work(): Promise<void> {
  const accountId = session.viewer()?.id;
  // Read within the lock: another tab may have sent it meanwhile.
  await reread();
  const tried = new Set<string>();
  const next = () => state.entries.find(({ id, problem }) => problem === null && !tried.has(id));
  for (let entry = next(); entry; entry = next()) {
    tried.add(entry.id);
    if (accountId === undefined || session.viewer()?.id !== accountId) return;
    const sent = await deliver(accountId, entry);
    if (sent.ok) {
      for (const listener of arrivals) listener({ reservationId: entry.reservationId, ticket: sent.value });
      await removeOutgoing(entry.id);
    } else if (passing.has(sent.problem.code)) return tryLater(sent.problem.code);
    else await writeOutgoing(accountId, { ...entry, problem: sent.problem });
    await reread();
  }
}

/** Tries again when the host comes back, or after a while if it can be reached. */
function tryLater(code: Problem['code']): void {
  if (code === 'offline') askHost();
  else setTimeout(() => void sendAll(), AGAIN_MS);
}

async function deliver(accountId: string, entry: Outgoing, isAgain = false): Promise<Result<Ticket>> {
  let held = entry;
  for (const [index, photo] of entry.photos.entries()) {
    if (photo.fileId !== null) continue;
    const tell = (share: number) => change({ sending: { id: entry.id, photo: index + 1, share } });
    tell(0);
    const stored = await sendPhoto(photo.bytes, photo.type, tell);
    if (!stored.ok) return stored;
    const photos = held.photos.map((each, at) =>
      at === index ? { ...each, fileId: stored.value.id } : each,
    );
    held = (await writeOutgoing(accountId, { ...held, photos })) ?? held;
  }
  change({ sending: { id: entry.id, photo: 0, share: 1 } });
  const sent = await sendEntry(held);
  // The host deletes pictures that nothing referred to for long.
  if (!sent.ok && sent.problem.code === 'picture_unknown' && !isAgain) {
    const photos = held.photos.map((photo) => ({ ...photo, fileId: null }));
    return deliver(accountId, { ...held, photos }, true);
  }
  return sent;
}
