export function occupantsFor<Person>(people: readonly Person[], guests: number, blank: Person): Person[] {
  return Array.from({ length: guests }, (_, index) => people[index] ?? blank);
}

/** Changes one occupant, and keeps those beyond the number of guests, so that they are back when it grows again. */
export function changedPeople<Person>(
  people: readonly Person[],
  occupants: readonly Person[],
  index: number,
  changed: Partial<Person>,
): Person[] {
  const edited = occupants.map((person, at) => (at === index ? { ...person, ...changed } : person));
  return [...edited, ...people.slice(occupants.length)];
}
