import type { Contact } from '#app/features/accounts/model.ts';

/** As many people as there are guests; of whom nothing was typed yet is `blank`. */
export function occupantsFor(people: readonly Contact[], guests: number, blank: Contact): Contact[] {
  return Array.from({ length: guests }, (_, index) => people[index] ?? blank);
}

/** One of the occupants changed, with whoever was typed in before there were fewer guests: they are there again when there are more. */
export function changedPeople(
  people: readonly Contact[],
  occupants: readonly Contact[],
  index: number,
  changed: Partial<Contact>,
): Contact[] {
  const edited = occupants.map((person, at) => (at === index ? { ...person, ...changed } : person));
  return [...edited, ...people.slice(occupants.length)];
}
