import type { ErrorCode } from '#contract/wire.ts';
import { isPossiblePhone, nationalNumber } from '#server/platform/phone.ts';
import { refuse } from './errors.ts';

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The people of a parsed body that may have a number, by their paths: the person that it is, one below it (`invitee`) and those in a list (`occupants`). */
function peopleIn(body: unknown): [path: string, person: Plain][] {
  if (!isPlain(body)) return [];
  const people: [string, unknown][] = [['', body]];
  for (const [name, below] of Object.entries(body))
    if (Array.isArray(below)) below.forEach((each, index) => people.push([`${name}.${index}.`, each]));
    else people.push([`${name}.`, below]);
  return people.filter((each): each is [string, Plain] => isPlain(each[1]));
}

/** Rewrites the numbers of a parsed body in place as they stand behind their dialling codes, so that `+82 010…` loses its zero. */
export function normalizePhones(body: unknown): void {
  for (const [, person] of peopleIn(body)) {
    const { phoneCountry, phone } = person;
    if (typeof phoneCountry === 'string' && typeof phone === 'string')
      person['phone'] = nationalNumber(phoneCountry, phone);
  }
}

/**
 * Finds the phone numbers in a parsed body that no country has, by the paths of their fields. The contract itself asks for digits alone: the
 * lengths of every country would be a download for each visitor.
 */
export function impossiblePhones(body: unknown): Record<string, ErrorCode> {
  const wrong = peopleIn(body).filter(([, person]) => isImpossible(person));
  return Object.fromEntries(wrong.map(([path]) => [`${path}phone`, 'phone_invalid']));
}

function isImpossible({ phoneCountry, phone }: Plain): boolean {
  return (
    typeof phoneCountry === 'string' && typeof phone === 'string' && !isPossiblePhone(phoneCountry, phone)
  );
}

type Sent = { phoneCountry?: string | undefined; phone?: string | undefined };
type Stored = { phoneCountry: string | null; phone: string | null };

/**
 * Refuses half a number, and a changed one that no country has. One that is stored already may stay what it is: it would hold up every other
 * change. For calls that are declared with `ownPhones`.
 * @throws Refusal `phone_invalid`
 */
export function refuseChangedPhone({ phoneCountry, phone }: Sent, stored: Stored): void {
  const isStored =
    phone === (stored.phone ?? undefined) && phoneCountry === (stored.phoneCountry ?? undefined);
  const isWhole = (phone === undefined) === (phoneCountry === undefined);
  const isCallable = phone === undefined || isPossiblePhone(phoneCountry ?? '', phone);
  if (!isStored && !(isWhole && isCallable)) refuse('phone_invalid', {}, { phone: 'phone_invalid' });
}
