import type { Occupant } from '#contract/reservation-requests.ts';
import { people } from './people.ts';
import type { DemoStay } from './stays.ts';

const companions = [
  {
    firstName: 'Hana',
    lastName: 'Suzuki',
    email: 'hana@people.example',
    phoneCountry: '+82',
    phone: '1012340000',
  },
  {
    firstName: 'Tomás',
    lastName: 'Pereira',
    email: 'tomas@people.example',
    phoneCountry: '+82',
    phone: '1012340001',
  },
  {
    firstName: 'Ines',
    lastName: 'Bauer',
    email: 'ines@people.example',
    phoneCountry: '+82',
    phone: '1012340002',
  },
] as const;

/** Lists everybody who lives in a demo stay, its member first. */
export function occupantsOf({ who, guests }: DemoStay): Occupant[] {
  const { firstName, lastName, phoneCountry, phone } = people[who];
  const others = companions.slice(0, guests - 1);
  return [{ firstName, lastName, email: `${who}@ondol.example`, phoneCountry, phone }, ...others];
}
