import { personName } from '#contract/rules/people/names.ts';
import type { DueRow } from '../read-store.ts';

export function customerOf({
  first_name: firstName,
  last_name: lastName,
  email,
}: Pick<DueRow, 'first_name' | 'last_name' | 'email'>): { name: string; email: string } {
  return { name: personName({ firstName, lastName }), email };
}
