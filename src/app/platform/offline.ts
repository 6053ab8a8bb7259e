import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { NetworkError } from './api.ts';
import { session } from './session.ts';

/** Something kept on this device: its value and when it was last read from the host (milliseconds since the epoch). */
export type Saved<T> = { value: T; savedAt: number };
type Owner = { accountId: string; name: string };

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('ondol', 'saved'));

/**
 * The account whose stays this device keeps. It survives an expired token without network, grants nothing at the host, and ends at
 * log-out or when another account logs in.
 */
export async function deviceOwner(): Promise<Owner | null> {
  return (await get<Owner>('owner', store()).catch(() => undefined)) ?? null;
}

/** Makes an account this device's owner; what another account had kept here is wiped first. */
export async function becomeOwner(owner: Owner): Promise<void> {
  const before = await deviceOwner();
  if (before && before.accountId !== owner.accountId) await wipeSaved();
  await set('owner', owner, store()).catch(() => undefined);
}

/** Keeps a value for an account. Never throws: a device without room works online as before. */
export async function save<T>(accountId: string, key: string, value: T): Promise<void> {
  await set(`${accountId}/${key}`, { value, savedAt: Date.now() } satisfies Saved<T>, store()).catch(
    () => undefined,
  );
}

/** What is kept for an account under a key, or null. */
export async function saved<T>(accountId: string, key: string): Promise<Saved<T> | null> {
  return (await get<Saved<T>>(`${accountId}/${key}`, store()).catch(() => undefined)) ?? null;
}

/** Forgets everything of every person on this device. */
export async function wipeSaved(): Promise<void> {
  await clear(store()).catch(() => undefined);
}

/** Something of the person's own: when the host said it (milliseconds since the epoch), and whether it was read from this device. */
export type Loaded<T> = { value: T; readAt: number; fromDevice: boolean };

/** How long a host that connects but does not answer is waited for while this device could answer. */
const PATIENCE_MS = 4_000;

/** Whose saved things may be read here: the logged-in account's, or without one the device owner's. */
async function reader(): Promise<string | null> {
  return session.viewer()?.id ?? (await deviceOwner())?.accountId ?? null;
}

/**
 * Reads from the host and keeps the answer for this account; when the host cannot be reached, or does not answer in time, what was
 * kept before. @throws whatever `read` throws where nothing is kept.
 */
export async function throughDevice<T>(key: string, read: () => Promise<T>): Promise<Loaded<T>> {
  const accountId = await reader();
  const fresh = read().then(async (value): Promise<Loaded<T>> => {
    if (accountId) await keep(accountId, key, value);
    return { value, readAt: Date.now(), fromDevice: false };
  });
  if (!accountId) return fresh;
  const kept = await saved<T>(accountId, key);
  if (!kept) return fresh;
  const fromDevice: Loaded<T> = { value: kept.value, readAt: kept.savedAt, fromDevice: true };
  const answered = fresh.catch((error: unknown) => {
    if (error instanceof NetworkError) return fromDevice;
    throw error;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<Loaded<T>>((resolve) => {
    timer = setTimeout(() => resolve(fromDevice), PATIENCE_MS);
  });
  return Promise.race([answered, patience]).finally(() => clearTimeout(timer));
}

/** Keeps an answer only while its account is still the one logged in: a log-out during the call wins. */
async function keep<T>(accountId: string, key: string, value: T): Promise<void> {
  const viewer = session.viewer();
  if (viewer?.id !== accountId) return;
  if ((await deviceOwner())?.accountId !== accountId) await becomeOwner({ accountId, name: viewer.name });
  await save(accountId, key, value);
}

/** What is kept under a key for whoever may read here, without asking the host. */
export async function onDevice<T>(key: string): Promise<Saved<T> | null> {
  const accountId = await reader();
  return accountId ? saved<T>(accountId, key) : null;
}

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

/** Whether the device says it has a network; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.navigator.onLine,
    () => true,
  );
}
