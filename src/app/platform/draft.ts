import { useState } from 'react';

/** What can be kept as text and comes back the same. */
export type Plain = string | number | boolean | Plain[] | { [name: string]: Plain };

const PREFIX = 'draft:';
/** Where a draft lives: `session` until the tab is closed, `local` until it is sent or someone logs out. */
export type DraftPlace = 'session' | 'local';

function area(place: DraftPlace): Storage | undefined {
  try {
    return place === 'session' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** What was typed before under a key, cut to the shape of `empty`; `empty` itself where nothing usable is kept. */
export function readDraft<T extends Plain>(place: DraftPlace, key: string, empty: T): T {
  try {
    return fit(empty, JSON.parse(area(place)?.getItem(PREFIX + key) ?? 'null'));
  } catch {
    return empty;
  }
}

/** Keeps what is typed; a browser without room or storage still works for this visit. */
export function writeDraft(place: DraftPlace, key: string, value: Plain): void {
  try {
    area(place)?.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The form itself still holds it.
  }
}

export function dropDraft(place: DraftPlace, key: string): void {
  area(place)?.removeItem(PREFIX + key);
}

type Kept = { place: DraftPlace; name: string; text: string };

function all(): Kept[] {
  return (['session', 'local'] as const).flatMap((place) => {
    const kept = area(place);
    return Object.keys(kept ?? {}).flatMap((name) =>
      name.startsWith(PREFIX) ? [{ place, name, text: kept?.getItem(name) ?? '' }] : [],
    );
  });
}

/** Drafts of somebody whose session was ended by the host; in the memory of this tab alone. */
let aside: { accountId: string; drafts: Kept[] } | null = null;

/** Forgets every draft on this device: they hold names and addresses of people. */
export function dropAllDrafts(): void {
  aside = null;
  for (const { place, name } of all()) area(place)?.removeItem(name);
}

/** Takes every draft off this device for as long as its author is logged out; only they get them back, in this tab. */
export function setDraftsAside(accountId: string): void {
  const drafts = all();
  dropAllDrafts();
  aside = { accountId, drafts };
}

/** Gives back what was set aside for an account; what is somebody else's is forgotten. */
export function bringDraftsBack(accountId: string): void {
  if (aside?.accountId === accountId)
    for (const { place, name, text } of aside.drafts) area(place)?.setItem(name, text);
  aside = null;
}

/** A form's values, kept at every change, so that they survive an error, a reload and a language switch. */
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
