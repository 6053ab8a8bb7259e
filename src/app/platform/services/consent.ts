import { consentVersions } from '#contract/rules/policy.ts';
import { purposes, type OutsideServices, type Purpose } from '#contract/services.ts';
import { storage, tabStorage } from '../browser/storage.ts';

/** Local storage key of the choice. It is not personal data, so log-out keeps it. */
const KEY = 'consent';
/** Session storage key set when the question was closed without an answer. */
const PUT_OFF = 'consentPutOff';

export type Choices = Partial<Record<Purpose, boolean>>;
/** `at` is the time of the answer in ms since the epoch. */
type Stored = { version: string; at: number; choices: Choices };

type Listener = (where: 'here' | 'elsewhere') => void;
const listeners = new Set<Listener>();
let known: { text: string | null; stored: Stored | null } = { text: null, stored: null };

/** Returns the choice on this device under the current version, or null. A choice that cannot be stored lasts as long as the page. */
export function storedConsent(): Stored | null {
  const text = storage.get(KEY);
  if (text !== known.text) known = { text, stored: parsed(text) };
  return known.stored;
}

function parsed(text: string | null): Stored | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored | null;
    return stored?.version === consentVersions.services && stored.choices ? stored : null;
  } catch {
    return null;
  }
}

export const mayUse = (purpose: Purpose): boolean => storedConsent()?.choices[purpose] === true;

export function saveConsent(choices: Choices, nowMs = Date.now()): void {
  const all = { ...storedConsent()?.choices, ...choices };
  const stored: Stored = { version: consentVersions.services, at: nowMs, choices: all };
  storage.set(KEY, JSON.stringify(stored));
  for (const listener of listeners) listener('here');
}

export function onConsent(listener: Listener): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener('elsewhere');
  };
  listeners.add(listener);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromOtherTab);
  };
}

export const offeredPurposes = (offered: OutsideServices): Purpose[] =>
  purposes.filter((purpose) => offered[purpose] !== null);

export const isConsentDue = (offered: OutsideServices): boolean =>
  tabStorage.get(PUT_OFF) === null &&
  offeredPurposes(offered).some((purpose) => storedConsent()?.choices[purpose] === undefined);

export function putOffConsent(): void {
  tabStorage.set(PUT_OFF, '1');
  for (const listener of listeners) listener('here');
}
