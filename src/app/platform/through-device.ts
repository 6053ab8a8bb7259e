import { NetworkError } from './api.ts';
import { becomeOwner, deviceOwner, save, saved, type Saved } from './offline.ts';
import { session } from './session.ts';

/** Something of the person's own: when the host said it (milliseconds since the epoch), and whether it was read from this device. */
export type Loaded<T> = { value: T; readAt: number; fromDevice: boolean };

/** How long a host that connects but does not answer is waited for while this device could answer. */
const PATIENCE_MS = 4_000;

/**
 * Reads from the host and keeps the answer for this account; when the host cannot be reached, or does not answer in time, what was
 * kept before. @throws whatever `read` throws where nothing is kept.
 */
export async function throughDevice<T>(key: string, read: () => Promise<T>): Promise<Loaded<T>> {
  const accountId = session.viewer()?.id;
  const fresh = read().then(async (value): Promise<Loaded<T>> => {
    if (accountId) await keep(accountId, key, value);
    return { value, readAt: Date.now(), fromDevice: false };
  });
  if (!accountId) return fresh;
  // It may fail while the device is still being read; whoever awaits it below learns of that.
  fresh.catch(() => undefined);
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
  const owner = await deviceOwner();
  const viewer = session.viewer();
  if (viewer?.id !== accountId) return;
  if (owner?.accountId !== accountId) await becomeOwner({ accountId, name: viewer.name });
  if (session.viewer()?.id === accountId) await save(accountId, key, value);
}

/** What is kept under a key for whoever is logged in here, without asking the host. */
export async function onDevice<T>(key: string): Promise<Saved<T> | null> {
  const accountId = session.viewer()?.id;
  return accountId ? saved<T>(accountId, key) : null;
}
