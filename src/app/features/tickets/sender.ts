import type { Ticket } from '#contract/reservations/tickets.ts';
import type { Problem, Result } from '#app/platform/api/result.ts';
import { askHost, isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { session } from '#app/platform/session/session.ts';
import { readOutgoing, removeOutgoing, writeOutgoing, type Outgoing } from './outgoing-store.ts';
import { sendEntry, sendPhoto } from './queries.ts';

export type { Outgoing } from './outgoing-store.ts';

export type SenderState = {
  /** Entries that the account has still to send, the oldest first. */
  entries: readonly Outgoing[];
  /** The one on its way: which of its pictures, from 1, or 0 for its words, and the share of that which has left. */
  sending: { id: string; photo: number; share: number } | null;
};
type Sent = { reservationId: string; ticket: Ticket };

/** Problems that pass by themselves: it is tried again when the host is in reach, and at the next visit. */
const passing = new Set<Problem['code']>([
  'offline',
  'server_error',
  'unavailable',
  'too_many_requests',
  'pictures_busy',
  'unauthorized',
  'session_blocked',
]);
/** Tabs send one after the other; without locks the host still stores each thing once, by its id. */
const LOCK = 'tickets';
/** After this long a host that is in reach, and could not take it, is asked again; ms. */
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
  /** Calls with every ticket as it is after something of it arrived. @returns what ends that */
  onArrival: (listener: (sent: Sent) => void): (() => void) => {
    arrivals.add(listener);
    return () => void arrivals.delete(listener);
  },
};

/** Stores what was written, then sends it: a page that is closed meanwhile loses nothing. @returns false where nobody is logged in */
export async function send(entry: Outgoing): Promise<boolean> {
  const accountId = session.viewer()?.id;
  if (accountId === undefined || !(await writeOutgoing(accountId, entry))) return false;
  await reread();
  void sendAll();
  return true;
}

/** Has an entry that was refused sent once more. */
export async function sendAgain(entry: Outgoing): Promise<void> {
  await send({ ...entry, problem: null });
}

/** Takes an entry back. */
export async function discard(id: string): Promise<void> {
  await removeOutgoing(id);
  await reread();
}

let wanted = false;
/** Sends all that waits, once at a time. What the host cannot take now goes on waiting; what it refuses is shown with the reason. */
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
/** Sends what waits now, and whenever the host comes back into reach. */
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

/** Waits for the host's return, or for a while where it is in reach. */
function tryLater(code: Problem['code']): void {
  if (code === 'offline') askHost();
  else setTimeout(() => void sendAll(), AGAIN_MS);
}

/** Sends the pictures that the host does not have, then the words. */
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
