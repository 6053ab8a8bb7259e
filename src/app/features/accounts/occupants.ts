import type { Reservation } from '#contract/reservations/reservations.ts';
import type { Occupant } from '#contract/reservations/requests.ts';
import type { Language } from '#contract/shared.ts';
import { contactOf, emptyContact, occupantOf, type Contact } from './model.ts';

/**
 * An occupant as typed. `language` is that in which somebody else than the member is written to, '' until one was chosen;
 * `isOwnLanguage` is true where they chose it themselves when signing.
 */
export type OccupantDraft = Contact & { language: string; isOwnLanguage: boolean };
export const emptyOccupant: OccupantDraft = { ...emptyContact, language: '', isOwnLanguage: false };

/** An occupant of a reservation as a form shows them. */
export function occupantDraft(person: Reservation['occupants'][number]): OccupantDraft {
  return {
    ...contactOf(person),
    language: person.language ?? '',
    isOwnLanguage: person.isOwnLanguage,
  };
}

/** The language that a form shows for an occupant: by default `otherwise`, that of the member. */
export function shownLanguage({ language }: Pick<OccupantDraft, 'language'>, otherwise: string): Language {
  return (language || otherwise) === 'en' ? 'en' : 'ko';
}

/** Occupants as the API takes them, the member first: each of the others with the language that the form shows. */
export function occupantsOf(people: readonly OccupantDraft[], otherwise: string): Occupant[] {
  return people.map((person, index) => {
    const language = index === 0 ? null : shownLanguage(person, otherwise);
    return Object.assign(occupantOf(person), { language });
  });
}
