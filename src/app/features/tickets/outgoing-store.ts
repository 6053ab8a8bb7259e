import { del, getMany, keys, set } from 'idb-keyval';
import type { TicketKind } from '#contract/rules/tickets/ticket.ts';
import type { Problem } from '#app/platform/api/result.ts';
import { becomeOwner, deviceOwner } from '#app/platform/offline/member-cache.ts';
import { inTime, store } from '#app/platform/offline/member-store.ts';
import { session } from '#app/platform/session/session.ts';

/** A picture that waits to be sent: its bytes, since WebKit stores no Blob in a database, and its id once the host has it. */
export type OutgoingPhoto = { bytes: ArrayBuffer; type: string; fileId: string | null };

/** A report, or a reply to one, that the host does not have yet. Its id is made here: sent twice it is stored once. */
export type Outgoing = {
  id: string;
  reservationId: string;
  /** The ticket that it replies to, or null, and the kind of a new one. */
  ticketId: string | null;
  kind: TicketKind | null;
  text: string;
  photos: OutgoingPhoto[];
  /** Milliseconds since the epoch. */
  writtenAt: number;
  /** Why the host did not take it; null while it waits. */
  problem: Problem | null;
  /** False where the device has no room for it: it lasts as long as this page. */
  isStored: boolean;
};

/** Entries that the device refused, by key; each is its account's alone. */
const inMemory = new Map<string, Outgoing>();
session.subscribe(() => {
  for (const key of inMemory.keys()) if (!key.startsWith(prefix())) inMemory.delete(key);
});

const prefix = () => `${session.viewer()?.id ?? '-'}/outgoing/`;

/** Reads what the account logged in here has still to send, the oldest first; what the database does not tell is taken as none. */
export async function readOutgoing(): Promise<Outgoing[]> {
  const own = prefix();
  const stored: readonly (Outgoing | undefined)[] = await inTime(async () => {
    const names = (await keys(store)).filter((key) => typeof key === 'string' && key.startsWith(own));
    return getMany<Outgoing | undefined>(names, store);
  }).catch(() => []);
  const known = stored.filter((entry): entry is Outgoing => entry !== undefined);
  const others = [...inMemory].filter(([key]) => key.startsWith(own)).map(([, entry]) => entry);
  const fresh = known.filter(({ id }) => others.every((other) => other.id !== id));
  return [...fresh, ...others].toSorted((a, b) => a.writtenAt - b.writtenAt);
}

/**
 * Stores an entry for an account as long as that is logged in: a log-out meanwhile wins. What the device has no room for stays in the page.
 * @returns the entry as it is held, or null where it is nobody's any more
 */
export async function writeOutgoing(accountId: string, entry: Outgoing): Promise<Outgoing | null> {
  const viewer = session.viewer();
  if (viewer?.id !== accountId) return null;
  const key = `${prefix()}${entry.id}`;
  const held = { ...entry, isStored: true };
  try {
    if ((await deviceOwner())?.accountId !== accountId) {
      const isOwner = await becomeOwner({ accountId, name: viewer.name });
      if (!isOwner) throw new Error('The device stores nothing');
    }
    if (session.viewer()?.id !== accountId) return null;
    await inTime(() => set(key, held, store));
    inMemory.delete(key);
    return held;
  } catch {
    const unsaved = { ...entry, isStored: false };
    if (session.viewer()?.id === accountId) inMemory.set(key, unsaved);
    return unsaved;
  }
}

/** Forgets an entry of the account logged in here: it has arrived, or its author took it back. */
export async function removeOutgoing(id: string): Promise<void> {
  const key = `${prefix()}${id}`;
  inMemory.delete(key);
  await inTime(() => del(key, store)).catch(() => undefined);
}
