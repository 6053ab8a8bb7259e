import type { Selectable } from 'kysely';
import type { Me, Profile } from '#contract/accounts.ts';
import type { Schema } from '#server/db/schema.ts';

export type AccountRow = Selectable<Schema['accounts']>;

/** A full name as its script writes it: the family name first, and without a space, in Korean. */
export function fullName({
  first_name: first,
  last_name: last,
}: Pick<AccountRow, 'first_name' | 'last_name'>): string {
  const korean = /^[\p{Script=Hangul}\s]+$/u.test(first + last);
  return korean ? `${last}${first}` : `${first} ${last}`;
}

export function presentMe(account: AccountRow): Me {
  return {
    id: account.id,
    username: fullName(account),
    email: account.email,
    emailConfirmed: account.email_confirmed_at !== null,
    role: account.role,
    language: account.language,
  };
}

export function presentProfile(account: AccountRow): Profile {
  return {
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    phoneCountry: account.phone_country,
    phone: account.phone,
    birthDate: account.birth_date,
    language: account.language,
  };
}
