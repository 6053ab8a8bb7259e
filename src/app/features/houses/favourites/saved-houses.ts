import { useSyncExternalStore } from 'react';
import type { Favourite, FavouriteChange } from '#contract/choosing/favourites.ts';
import { favourites as policy } from '#contract/rules/choosing/policy.ts';
import { storage } from '#app/platform/browser/storage.ts';
import { FAVOURITES } from '#app/platform/browser/shortlist-keys.ts';

/** A saved house: `at` is the time of saving by this device's clock (milliseconds since the epoch), the rest is the host's latest data. */
type Saved = { at: number; name?: Favourite['name']; isLet?: boolean };
type Pending = { isSaved: boolean; at: number };
/** `account` is the one that the list was merged with; later changes are pending until the host has them. */
type Stored = { account: string | null; saved: Record<string, Saved>; pending: Record<string, Pending> };

const listeners = new Set<() => void>();
let parsed: { text: string | null; stored: Stored } | undefined;

function read(): Stored {
  const text = storage.get(FAVOURITES);
  if (!parsed || parsed.text !== text) parsed = { text, stored: valid(text) };
  return parsed.stored;
}

function valid(text: string | null): Stored {
  const none = { account: null, saved: {}, pending: {} };
  try {
    return { ...none, ...(JSON.parse(text ?? '{}') as Partial<Stored>) };
  } catch {
    return none;
  }
}

function write(next: Stored): void {
  if (next.account === null && !Object.keys(next.saved).length) storage.remove(FAVOURITES);
  else storage.set(FAVOURITES, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Sorts ids by time of saving, newest first, and drops the oldest beyond the limit. */
function newestFirst(saved: Stored['saved']): string[] {
  const ids = Object.keys(saved);
  return ids.toSorted((a, b) => saved[b]!.at - saved[a]!.at || (a < b ? -1 : 1)).slice(0, policy.most);
}

/** Saves a house on this device, or removes it, at `now`. A change that an account does not have yet waits for {@link changesFor}. */
export function setSaved(id: string, isSaved: boolean, now = Date.now()): void {
  const { account, saved, pending } = read();
  const { [id]: _, ...others } = saved;
  const all: Stored['saved'] = isSaved ? { ...others, [id]: { at: now } } : others;
  const within = Object.fromEntries(newestFirst(all).map((each) => [each, all[each]!]));
  const waits = account === null ? {} : { ...pending, [id]: { isSaved, at: now } };
  write({ account, saved: within, pending: waits });
}

/** Returns the changes to send to an account: the pending ones, or everything saved if the list was merged with another account or none. */
export function changesFor(account: string): FavouriteChange[] {
  const { account: merged, saved, pending } = read();
  const own =
    merged === account
      ? pending
      : Object.fromEntries(newestFirst(saved).map((id) => [id, { isSaved: true, at: saved[id]!.at }]));
  return Object.entries(own)
    .map(([houseId, { isSaved, at }]) => ({ houseId, isSaved, at: new Date(at).toISOString() }))
    .slice(0, 2 * policy.most);
}

/** Takes over the host's list of an account; changes made here after `told` are kept. */
export function takeList(
  account: string,
  list: readonly Favourite[],
  told: readonly FavouriteChange[],
): void {
  const { account: merged, saved: before, pending } = read();
  const known = new Map(told.map(({ houseId, at }) => [houseId, Date.parse(at)]));
  const rest =
    merged === account
      ? pending
      : Object.fromEntries(Object.entries(before).map(([id, { at }]) => [id, { isSaved: true, at }]));
  const left = Object.fromEntries(Object.entries(rest).filter(([id, { at }]) => at !== known.get(id)));
  const saved: Stored['saved'] = {};
  for (const { houseId, name, savedAt, isLet } of list)
    saved[houseId] = { at: Date.parse(savedAt), name, isLet };
  for (const [id, { isSaved, at }] of Object.entries(left)) {
    if (isSaved) saved[id] = { at };
    else delete saved[id];
  }
  write({ account, saved, pending: left });
}

export const savedIds = (): string[] => newestFirst(read().saved);
export const savedHouse = (id: string): Saved | undefined => read().saved[id];

/**
 * Calls `listener` when the list changes, also in another tab.
 * @returns a function that stops this
 */
export function onSaved(listener: () => void): () => void {
  listeners.add(listener);
  const elsewhere = ({ key }: StorageEvent) => (key === FAVOURITES || key === null) && listener();
  globalThis.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', elsewhere);
  };
}

export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    onSaved,
    () => id in read().saved,
    () => false,
  );
}
