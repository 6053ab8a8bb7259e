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
 * Returns occupants for storage, in order. The member has no language here, because the account has one. A language that an occupant in `current`
 * chose wins over the requested one.
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

function isSame(one: StoredOccupant, other: StoredOccupant, atSamePlace: boolean): boolean {
  const isNamedSo = one.firstName === other.firstName && one.lastName === other.lastName;
  return one.email.toLowerCase() === other.email.toLowerCase() && (atSamePlace || isNamedSo);
}

/**
 * Stores the language that an occupant chose when signing, in a reservation that `trx` has locked and in its open change. If occupants share name and
 * address, it is stored for each of them.
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
