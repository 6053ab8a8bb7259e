import { useState } from 'react';
import { storage, tabStorage } from '../browser/storage.ts';
import { session } from '../session/session.ts';

export type Plain = string | number | boolean | Plain[] | { [name: string]: Plain };

const PREFIX = 'draft:';
const places = { session: tabStorage, local: storage };
/** Storage of a draft: `session` lasts until the tab closes, `local` until it is sent or the session ends. */
export type DraftPlace = keyof typeof places;

function parsed(place: DraftPlace, key: string): unknown {
  try {
    return JSON.parse(places[place].get(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the draft stored under a key, reduced to the shape of `empty`, or `empty` if nothing usable is stored. */
export function readDraft<T extends Plain>(place: DraftPlace, key: string, empty: T): T {
  return fit(empty, parsed(place, key));
}

export function readDraftParts<T extends { [name: string]: Plain }>(
  place: DraftPlace,
  key: string,
  shape: T,
): Partial<T> {
  const found = parsed(place, key);
  if (typeof found !== 'object' || found === null) return {};
  const stored = new Map<string, unknown>(Object.entries(found));
  const usable = Object.entries(shape).filter(([name, part]) => kind(part) === kind(stored.get(name)));
  return Object.fromEntries(usable.map(([name, part]) => [name, fit(part, stored.get(name))])) as Partial<T>;
}

const kind = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** Stores a draft. Never throws: if storage fails, the form still holds the values. */
export function writeDraft(place: DraftPlace, key: string, value: Plain): void {
  places[place].set(PREFIX + key, JSON.stringify(value));
}

export function dropDraft(place: DraftPlace, key: string): void {
  places[place].remove(PREFIX + key);
}

export function hasDraft(beginning: string): boolean {
  return all().some(({ name }) => name.startsWith(PREFIX + beginning));
}

export const draftTexts = (): string[] => all().map(({ text }) => text);

type StoredDraft = { place: DraftPlace; name: string; text: string };

function all(): StoredDraft[] {
  return (['session', 'local'] as const).flatMap((place) =>
    places[place]
      .keys()
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => ({ place, name, text: places[place].get(name) ?? '' })),
  );
}

type DraftsAside = { accountId: string; drafts: StoredDraft[] };

/** Drafts of an account after the host ended its session. Held only in this tab's memory. */
let aside: DraftsAside | null = null;

/** Session storage key for drafts passed to the next document, because each area of the application is its own document. */
const HANDOVER = 'drafts-aside';
globalThis.addEventListener?.('pagehide', () => {
  if (aside) tabStorage.set(HANDOVER, JSON.stringify(aside));
});

/** Deletes every draft on this device, because drafts contain names and addresses. */
export function dropAllDrafts(): void {
  aside = null;
  for (const { place, name } of all()) places[place].remove(name);
}

/** Removes every draft from this device while its author is logged out. `bringDraftsBack` restores them for that account only. */
export function setDraftsAside(accountId: string): void {
  const drafts = all();
  dropAllDrafts();
  aside = { accountId, drafts };
}

/** Restores the drafts set aside for an account; those of another account are deleted. */
export function bringDraftsBack(accountId: string): void {
  if (aside?.accountId === accountId)
    for (const { place, name, text } of aside.drafts) places[place].set(name, text);
  aside = null;
}

/**
 * Takes over the drafts of the previous document and removes them from storage. If an account is logged in, they are restored at once, because its
 * first form may render before anything else asks for them.
 */
function takeHandedOver(): void {
  const given = tabStorage.get(HANDOVER);
  if (given === null) return;
  tabStorage.remove(HANDOVER);
  try {
    aside = JSON.parse(given) as DraftsAside;
  } catch {
    return;
  }
  const viewer = session.viewer();
  if (viewer) bringDraftsBack(viewer.id);
}
takeHandedOver();

/** Holds a form's values and stores them on every change, so that they survive an error, a reload and a language switch. */
export function useDraft<T extends Plain>(
  place: DraftPlace,
  key: string,
  empty: T,
): [T, (changed: Partial<T>) => void] {
  const [value, setValue] = useState(() => readDraft(place, key, empty));
  const change = (changed: Partial<T>) =>
    setValue((before) => {
      const next = Object.assign({}, before, changed);
      writeDraft(place, key, next);
      return next;
    });
  return [value, change];
}

/** Returns the parts of `found` that have the shape of `empty`, and `empty` for the rest. Array items take the shape of the first item. */
function fit<T extends Plain>(empty: T, found: unknown): T;
function fit(empty: Plain, found: unknown): Plain {
  if (Array.isArray(empty)) {
    const [item] = empty;
    return Array.isArray(found) && item !== undefined ? found.map((one: unknown) => fit(item, one)) : empty;
  }
  if (typeof empty !== 'object') return typeof found === typeof empty ? (found as typeof empty) : empty;
  if (typeof found !== 'object' || found === null) return empty;
  const parts = new Map(Object.entries(found));
  return Object.fromEntries(Object.entries(empty).map(([name, part]) => [name, fit(part, parts.get(name))]));
}
