import { useState } from 'react';
import { storage, tabStorage } from '../browser/storage.ts';
import { session } from '../session/session.ts';

/** Values that survive JSON unchanged. */
export type Plain = string | number | boolean | Plain[] | { [name: string]: Plain };

const PREFIX = 'draft:';
const places = { session: tabStorage, local: storage };
/** The storage of a draft: `session` lasts until the tab is closed, `local` until it is sent or the session ends. */
export type DraftPlace = keyof typeof places;

function parsed(place: DraftPlace, key: string): unknown {
  try {
    return JSON.parse(places[place].get(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/** The draft stored under a key, cut to the shape of `empty`; `empty` itself where nothing usable is stored. */
export function readDraft<T extends Plain>(place: DraftPlace, key: string, empty: T): T {
  return fit(empty, parsed(place, key));
}

/** The parts of a draft that were stored under a key, each cut to its shape; those of another kind are left out. */
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

/** Stores a draft. Never throws: without room or storage the form itself still holds it. */
export function writeDraft(place: DraftPlace, key: string, value: Plain): void {
  places[place].set(PREFIX + key, JSON.stringify(value));
}

export function dropDraft(place: DraftPlace, key: string): void {
  places[place].remove(PREFIX + key);
}

/** True where something typed is stored under a key that begins so. */
export function hasDraft(beginning: string): boolean {
  return all().some(({ name }) => name.startsWith(PREFIX + beginning));
}

/** Every draft on this device as it is stored. */
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

/** Drafts of an account whose session the host ended; in the memory of this tab alone. */
let aside: DraftsAside | null = null;

/** The key in the tab's storage of what a document hands to the next one: the two areas of the application are a document each. */
const HANDOVER = 'drafts-aside';
globalThis.addEventListener?.('pagehide', () => {
  if (aside) tabStorage.set(HANDOVER, JSON.stringify(aside));
});

/** Deletes every draft on this device: they hold names and addresses of people. */
export function dropAllDrafts(): void {
  aside = null;
  for (const { place, name } of all()) places[place].remove(name);
}

/** Takes every draft off this device while its author is logged out; `bringDraftsBack` restores them for that account alone. */
export function setDraftsAside(accountId: string): void {
  const drafts = all();
  dropAllDrafts();
  aside = { accountId, drafts };
}

/** Restores the drafts set aside for an account; another account's are deleted. */
export function bringDraftsBack(accountId: string): void {
  if (aside?.accountId === accountId)
    for (const { place, name, text } of aside.drafts) places[place].set(name, text);
  aside = null;
}

/**
 * Takes what the document before handed over, and nothing of it stays stored. An account that is logged in by now has it decided at once:
 * its first form may be shown before anything else asks.
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

/** A form's values, stored at every change, so that they survive an error, a reload and a language switch. */
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

/** `found` where it has the shape of `empty`, part by part. An array takes the shape of its first item. */
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
