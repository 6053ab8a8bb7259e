import { consentVersions } from '#contract/rules/policy.ts';
import { purposes, type OutsideServices, type Purpose } from '#contract/services.ts';
import { storage, tabStorage } from '../browser/storage.ts';

/** The local storage key of the choice. It is of the device and says nothing of a person: log-out leaves it. */
const KEY = 'consent';
/** The tab's storage key of having closed the question without an answer. */
const PUT_OFF = 'consentPutOff';

/** Answers by purpose; one that they were not asked about has none. */
export type Choices = Partial<Record<Purpose, boolean>>;
/** `at` is when it was answered, in milliseconds since the epoch. */
type Stored = { version: string; at: number; choices: Choices };

type Listener = (where: 'here' | 'elsewhere') => void;
const listeners = new Set<Listener>();
let known: { text: string | null; stored: Stored | null } = { text: null, stored: null };

/** The choice on this device under the present version, or null. One that cannot be stored lasts as long as the page. */
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

/** Tells whether somebody has agreed to a purpose on this device; nothing loads for one they have not. */
export const mayUse = (purpose: Purpose): boolean => storedConsent()?.choices[purpose] === true;

/** Stores answers; those to other purposes stay. */
export function saveConsent(choices: Choices, nowMs = Date.now()): void {
  const all = { ...storedConsent()?.choices, ...choices };
  const stored: Stored = { version: consentVersions.services, at: nowMs, choices: all };
  storage.set(KEY, JSON.stringify(stored));
  for (const listener of listeners) listener('here');
}

/** Hears of answers in this tab and in others. */
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

/** The purposes for which a service is set up. */
export const offeredPurposes = (offered: OutsideServices): Purpose[] =>
  purposes.filter((purpose) => offered[purpose] !== null);

/** Tells whether there is something to ask: a purpose without an answer, and the question was not put off in this visit. */
export const isConsentDue = (offered: OutsideServices): boolean =>
  tabStorage.get(PUT_OFF) === null &&
  offeredPurposes(offered).some((purpose) => storedConsent()?.choices[purpose] === undefined);

/** Leaves the question unanswered for this visit. */
export function putOffConsent(): void {
  tabStorage.set(PUT_OFF, '1');
  for (const listener of listeners) listener('here');
}
