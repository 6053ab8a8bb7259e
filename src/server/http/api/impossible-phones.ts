import type { ErrorCode } from '#contract/wire.ts';
import { isPossiblePhone, nationalNumber } from '#server/platform/phone.ts';
import { refuse } from './errors.ts';

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function peopleIn(body: unknown): [path: string, person: Plain][] {
  if (!isPlain(body)) return [];
  const people: [string, unknown][] = [['', body]];
  for (const [name, below] of Object.entries(body))
    if (Array.isArray(below)) below.forEach((each, index) => people.push([`${name}.${index}.`, each]));
    else people.push([`${name}.`, below]);
  return people.filter((each): each is [string, Plain] => isPlain(each[1]));
}

/** Normalizes the phone numbers of a parsed body in place, so that `+82 010…` loses its zero. */
export function normalizePhones(body: unknown): void {
  for (const [, person] of peopleIn(body)) {
    const { phoneCountry, phone } = person;
    if (typeof phoneCountry === 'string' && typeof phone === 'string')
      person['phone'] = nationalNumber(phoneCountry, phone);
  }
}

/**
 * Finds the phone numbers in a parsed body that are valid in no country, by the paths of their fields. The contract checks only for digits, because
 * the number lengths of every country would be a download for each visitor.
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
 * Refuses an incomplete phone number, and a changed one that is valid in no country. A stored invalid number may stay, because it would block every
 * other change. For calls declared with `ownPhones`.
 * @throws Refusal `phone_invalid`
 */
export function refuseChangedPhone({ phoneCountry, phone }: Sent, stored: Stored): void {
  const isStored =
    phone === (stored.phone ?? undefined) && phoneCountry === (stored.phoneCountry ?? undefined);
  const isWhole = (phone === undefined) === (phoneCountry === undefined);
  const isCallable = phone === undefined || isPossiblePhone(phoneCountry ?? '', phone);
  if (!isStored && !(isWhole && isCallable)) refuse('phone_invalid', {}, { phone: 'phone_invalid' });
}
