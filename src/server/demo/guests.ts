import type { SignerIdentity } from '#contract/contracts.ts';
import type { Occupant } from '#contract/reservations/requests.ts';
import { people } from './people.ts';
import type { DemoStay } from '#server/demo/reservations.ts';

const companions = [
  {
    firstName: 'Hana',
    lastName: 'Suzuki',
    passport: { surname: 'SUZUKI', givenNames: 'HANA', nationality: 'JP', birthDate: '2002-05-17' },
    email: 'hana@people.example',
    language: 'en',
    phoneCountry: '+82',
    phone: '1012340000',
  },
  {
    firstName: 'Tomás',
    lastName: 'Pereira',
    passport: { surname: 'PEREIRA', givenNames: 'TOMAS', nationality: 'PT', birthDate: '2001-10-02' },
    email: 'tomas@people.example',
    language: 'en',
    phoneCountry: '+82',
    phone: '1012340001',
  },
  {
    firstName: 'Ines',
    lastName: 'Bauer',
    passport: { surname: 'BAUER', givenNames: 'INES', nationality: 'DE', birthDate: '2003-03-28' },
    email: 'ines@people.example',
    language: null,
    phoneCountry: '+82',
    phone: '1012340002',
  },
] as const;

export function occupantsOf({ who, guests }: DemoStay): Occupant[] {
  const { firstName, lastName, phoneCountry, phone } = people[who];
  const others = companions.slice(0, guests - 1).map(({ passport: _, ...person }) => person);
  return [{ firstName, lastName, email: `${who}@ondol.example`, phoneCountry, phone }, ...others];
}

export function identitiesOf({ who, guests }: DemoStay): SignerIdentity[] {
  const { passport, birthDate } = people[who];
  const [surname, givenNames, nationality] = passport;
  const others = companions.slice(0, guests - 1);
  return [{ surname, givenNames, nationality, birthDate }, ...others.map((person) => person.passport)];
}
