import * as v from 'valibot';
import { SignUp } from '#contract/accounts.ts';
import { isPlainDate } from '#contract/rules/dates.ts';
import { Occupant } from '#contract/reservations.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { Language } from '#contract/shared.ts';
import { dialCodeOf, regionOf } from './countries.ts';

/** A person's contact data as typed; `region` is the ISO code that the dialling code is chosen by. */
export type Contact = { firstName: string; lastName: string; email: string; region: string; phone: string };
export const emptyContact: Contact = { firstName: '', lastName: '', email: '', region: '', phone: '' };

/** What a sign-up form remembers: everything typed, passwords never. */
export type SignUpDraft = Contact & {
  year: string;
  month: string;
  day: string;
  terms: boolean;
  receipt: boolean;
  marketing: boolean;
};
export const emptySignUp: SignUpDraft = {
  ...emptyContact,
  year: '',
  month: '',
  day: '',
  terms: false,
  receipt: false,
  marketing: false,
};

/** Wrong fields with the code of what is wrong; the names are those of the API's body. */
export type FieldErrors = Partial<Record<string, ErrorCode>>;

/** The body of the sign-up call, or what is wrong with the form. `today` is a Seoul date. */
export function signUpBody(
  draft: SignUpDraft,
  passwords: { password: string; again: string },
  language: Language,
  today: string,
): { body: SignUp; errors: null } | { body: null; errors: FieldErrors } {
  const birthDate = [draft.year, draft.month.padStart(2, '0'), draft.day.padStart(2, '0')].join('-');
  const body = {
    email: draft.email,
    password: passwords.password,
    firstName: draft.firstName,
    lastName: draft.lastName,
    phoneCountry: dialCodeOf(draft.region),
    phone: draft.phone,
    birthDate,
    language,
    consents: { terms: draft.terms, receipt: draft.receipt, marketing: draft.marketing },
  };
  const errors = fieldErrors(SignUp, body);
  if (!isPlainDate(birthDate) || birthDate >= today || birthDate < '1900-01-01')
    errors['birthDate'] = 'birth_date_invalid';
  if (passwords.password !== passwords.again) errors['passwordAgain'] = 'password_mismatch';
  if (Object.keys(errors).length) return { body: null, errors };
  return { body: { ...body, consents: { ...body.consents, terms: true } }, errors: null };
}

/** What is wrong with a person's contact data, by field; empty when nothing is. */
export function contactErrors(contact: Contact): FieldErrors {
  return fieldErrors(Occupant, occupantOf(contact));
}

/** Contact data as the API takes it. */
export function occupantOf({ region, ...contact }: Contact): Occupant {
  return { ...contact, phoneCountry: dialCodeOf(region) };
}

/** Contact data as a form shows it. */
export function contactOf(person: {
  firstName: string;
  lastName: string;
  email: string;
  phoneCountry: string;
  phone: string;
}): Contact {
  const { firstName, lastName, email, phoneCountry, phone } = person;
  return { firstName, lastName, email, region: regionOf(phoneCountry), phone };
}

function fieldErrors(schema: v.GenericSchema, value: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const path = v.getDotPath(issue) ?? '';
    errors[path] ??= isCode(issue.message) ? issue.message : 'invalid_input';
  }
  return errors;
}

/** The contract's own messages are codes; those of the schema library are sentences. */
function isCode(message: string): message is ErrorCode {
  return /^[a-z_]+$/.test(message);
}
