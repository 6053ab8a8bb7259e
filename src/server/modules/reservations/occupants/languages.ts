import type { Reservation } from '#contract/reservations/reservations.ts';
import { personName } from '#contract/rules/people/names.ts';
import type { Language } from '#contract/shared.ts';
import type { StoredOccupant } from '#server/db/schema-changes.ts';
import type { Trx } from '#server/ports/database.ts';
import { openChange, setPeople } from '../change/store.ts';
import { presentOccupant } from '../present.ts';
import { occupantsOf } from '../read-store.ts';
import { setOccupantLanguage } from '../store.ts';

type Person = Reservation['occupants'][number];

/**
 * Returns occupants as they are to be stored, in their order: the member has no language here, as the account has one, and a language that
 * one of `current` chose holds over another that is asked for with the same person.
 */
export function withOwnLanguages(
  people: readonly StoredOccupant[],
  current: readonly StoredOccupant[],
): Person[] {
  return people.map((person, index) => {
    const { firstName, lastName, email, phoneCountry, phone } = person;
    const chosen =
      person.isOwnLanguage || index === 0
        ? person
        : (current.find((each, at) => each.isOwnLanguage && isSame(each, person, at === index)) ?? person);
    return {
      firstName,
      lastName,
      email,
      phoneCountry,
      phone,
      language: index === 0 ? null : (chosen.language ?? null),
      isOwnLanguage: index > 0 && (chosen.isOwnLanguage ?? false),
    };
  });
}

/** Two who live together may have one address: the name or the place tells them apart. */
function isSame(one: StoredOccupant, other: StoredOccupant, atSamePlace: boolean): boolean {
  const isNamedSo = one.firstName === other.firstName && one.lastName === other.lastName;
  return one.email.toLowerCase() === other.email.toLowerCase() && (atSamePlace || isNamedSo);
}

/**
 * Stores the language that an occupant chose when signing, in a reservation that `trx` holds, and in its open change. Those whom a contract
 * names alike, with one address, are told apart by nothing: it is stored for each.
 */
export async function setOwnLanguage(
  trx: Trx,
  reservationId: string,
  who: { name: string; email: string },
  language: Language,
): Promise<void> {
  const isWho = (person: StoredOccupant, index: number) =>
    index > 0 && person.email === who.email && personName(person) === who.name;
  const people = (await occupantsOf(trx, reservationId)).map(presentOccupant);
  for (const [index, person] of people.entries())
    if (isWho(person, index)) await setOccupantLanguage(trx, reservationId, index + 1, language);
  const change = await openChange(trx, reservationId);
  if (!change?.occupants) return;
  const own = { language, isOwnLanguage: true };
  await setPeople(
    trx,
    change.id,
    change.occupants.map((person, index) => (isWho(person, index) ? Object.assign({}, person, own) : person)),
  );
}
