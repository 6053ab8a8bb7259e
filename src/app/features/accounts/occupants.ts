import type { Reservation } from '#contract/reservations/reservations.ts';
import type { Occupant } from '#contract/reservations/requests.ts';
import type { Language } from '#contract/shared.ts';
import { contactOf, emptyContact, occupantOf, type Contact } from './model.ts';

/**
 * Occupant as typed. `language` is the language of messages to an occupant other than the member, '' until chosen; `isOwnLanguage` is true if the
 * occupant chose it when signing.
 */
export type OccupantDraft = Contact & { language: string; isOwnLanguage: boolean };
export const emptyOccupant: OccupantDraft = { ...emptyContact, language: '', isOwnLanguage: false };

export function occupantDraft(person: Reservation['occupants'][number]): OccupantDraft {
  return {
    ...contactOf(person),
    language: person.language ?? '',
    isOwnLanguage: person.isOwnLanguage,
  };
}

/** Returns the occupant's language, or `otherwise`, the member's, if none was chosen. */
export function shownLanguage({ language }: Pick<OccupantDraft, 'language'>, otherwise: string): Language {
  return (language || otherwise) === 'en' ? 'en' : 'ko';
}

/** Converts occupants for the API, the member first; each other occupant gets the language that the form shows. */
export function occupantsOf(people: readonly OccupantDraft[], otherwise: string): Occupant[] {
  return people.map((person, index) => {
    const language = index === 0 ? null : shownLanguage(person, otherwise);
    return Object.assign(occupantOf(person), { language });
  });
}
