import { del, getMany, keys, set } from 'idb-keyval';
import type { TicketKind } from '#contract/rules/tickets/ticket.ts';
import type { Problem } from '#app/platform/api/result.ts';
import { becomeOwner, deviceOwner } from '#app/platform/offline/member-cache.ts';
import { inTime, store } from '#app/platform/offline/member-store.ts';
import { session } from '#app/platform/session/session.ts';

/** Picture that waits to be sent: its bytes, because WebKit stores no Blob in a database, and its id once the host has it. */
export type OutgoingPhoto = { bytes: ArrayBuffer; type: string; fileId: string | null };

/** Report, or a reply to one, that the host does not have yet. Its id is made here, so that it is stored once even if it is sent twice. */
export type Outgoing = {
  id: string;
  reservationId: string;
  /** Ticket that it replies to; null for a new one, which has a `kind`. */
  ticketId: string | null;
  kind: TicketKind | null;
  text: string;
  photos: OutgoingPhoto[];
  /** Milliseconds since the epoch. */
  writtenAt: number;
  /** Reason that the host refused it; null while it waits. */
  problem: Problem | null;
  /** False if the device has no room for it: it is lost with this page. */
  isStored: boolean;
};

/** Entries that the device could not store, by key; each belongs to one account. */
const inMemory = new Map<string, Outgoing>();
session.subscribe(() => {
  for (const key of inMemory.keys()) if (!key.startsWith(prefix())) inMemory.delete(key);
});

const prefix = () => `${session.viewer()?.id ?? '-'}/outgoing/`;

/** Reads the unsent entries of the logged-in account, oldest first; a database that fails counts as empty. */
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
 * Stores an entry while its account is logged in; a log-out meanwhile wins. An entry that the device has no room for stays in memory.
 * @returns the entry as it is held, or null if its account is no longer logged in
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

export async function removeOutgoing(id: string): Promise<void> {
  const key = `${prefix()}${id}`;
  inMemory.delete(key);
  await inTime(() => del(key, store)).catch(() => undefined);
}
