import * as v from 'valibot';
import { users, type Profile } from '#contract/accounts.ts';
import { auth, SignUp } from '#contract/sign-in.ts';
import { birthDateOf, isBirthDate, type BirthDateDraft } from '#contract/rules/people/birth-date.ts';
import { isOldEnough } from '#contract/rules/people/consent-age.ts';
import { isPassword } from '#contract/rules/people/password.ts';
import { Occupant } from '#contract/reservations/requests.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { Language } from '#contract/shared.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { defaultRegion, dialCodeOf, regionOf } from './countries.ts';

/** A person's contact data as typed; `region` is the ISO code that the dialling code is chosen by. */
export type Contact = { firstName: string; lastName: string; email: string; region: string; phone: string };
export const emptyContact: Contact = { firstName: '', lastName: '', email: '', region: '', phone: '' };

/** Personal data of a sign-up, as typed. */
export type PersonDraft = Omit<Contact, 'email'> & {
  year: string;
  month: string;
  day: string;
  terms: boolean;
  privacy: boolean;
  receipt: boolean;
  marketing: boolean;
};
export const emptyPerson: PersonDraft = {
  firstName: '',
  lastName: '',
  region: '',
  phone: '',
  year: '',
  month: '',
  day: '',
  terms: false,
  privacy: false,
  receipt: false,
  marketing: false,
};

/** Fields of a sign-up in the order on screen, by the names of the API's body. */
export const personFields = [
  'firstName',
  'lastName',
  'phoneCountry',
  'phone',
  'birthDate',
  'consents.terms',
  'consents.privacy',
];

/** Draft of the sign-up form: everything typed except passwords. */
export type SignUpDraft = PersonDraft & { email: string };
export const emptySignUp: SignUpDraft = { ...emptyPerson, email: '' };

/** Names of errors that differ from the name of the draft's value. A number may be right with another country code. */
const answered: Partial<Record<string, string | string[]>> = {
  region: ['phoneCountry', 'phone'],
  year: 'birthDate',
  month: 'birthDate',
  day: 'birthDate',
  terms: 'consents.terms',
  privacy: 'consents.privacy',
  age: 'consents.age',
};

/** The names of the errors that a change of a draft answers. */
export function errorsAnsweredBy(changed: object): string[] {
  return Object.keys(changed).flatMap((name) => answered[name] ?? name);
}

type Made<Body> = { body: Body; errors: null } | { body: null; errors: FieldErrors };

/** Builds the body of the sign-up call, or the form's errors. `today` is a Seoul date. */
export function signUpBody(
  draft: SignUpDraft,
  passwords: { password: string; again: string },
  language: Language,
  today: string,
): Made<SignUp> {
  const body = { ...personOf(draft, language), email: draft.email, password: passwords.password };
  const errors = {
    ...fieldErrors(SignUp, body),
    ...birthErrors(draft, today),
    ...againErrors(passwords),
  };
  return Object.keys(errors).length ? { body: null, errors } : { body, errors: null };
}

/** Builds the body that completes a newcomer's sign-up through Google, or the form's errors. `today` is a Seoul date. */
export function newcomerBody(
  draft: PersonDraft,
  ticket: string,
  language: Language,
  today: string,
): Made<v.InferInput<typeof auth.googleSignUp.body>> {
  const body = { ...personOf(draft, language), ticket };
  const errors = { ...fieldErrors(auth.googleSignUp.body, body), ...birthErrors(draft, today) };
  return Object.keys(errors).length ? { body: null, errors } : { body, errors: null };
}

/** The particulars of a sign-up as the API takes them. */
export function personOf(draft: PersonDraft, language: Language) {
  const { firstName, lastName, region, phone, receipt, marketing } = draft;
  return {
    firstName,
    lastName,
    phoneCountry: dialCodeOf(region),
    phone,
    birthDate: birthDateOf(draft),
    language,
    // The contract's schema refuses a missing consent: it takes true only.
    consents: { terms: draft.terms as true, privacy: draft.privacy as true, receipt, marketing },
  };
}

/** Errors of a date of birth, by field; `today` is a Seoul date. */
export function birthErrors(draft: BirthDateDraft, today: string): FieldErrors {
  const birthDate = birthDateOf(draft);
  if (!isBirthDate(birthDate, today)) return { birthDate: 'birth_date_invalid' };
  return isOldEnough(birthDate, today) ? {} : { birthDate: 'too_young' };
}

/** Errors of a new password, by field; empty when there are none. */
export function newPasswordErrors(passwords: { password: string; again: string }): FieldErrors {
  return {
    ...(isPassword(passwords.password) ? {} : { password: 'password_rule' as const }),
    ...againErrors(passwords),
  };
}

function againErrors({ password, again }: { password: string; again: string }): FieldErrors {
  if (again === '') return { passwordAgain: 'password_again_required' };
  return password === again ? {} : { passwordAgain: 'password_mismatch' };
}

/** Errors of an email address, by field; empty when there are none. */
export function emailErrors(email: string): FieldErrors {
  return fieldErrors(auth.forgot.body, { email });
}

/** The profile as its form shows it. */
export type ProfileDraft = Omit<Contact, 'email'>;

export function profileDraft({ firstName, lastName, phoneCountry, phone }: Profile): ProfileDraft {
  return { firstName, lastName, region: regionIn(phoneCountry), phone: phone ?? '' };
}

/** Errors of a profile, by field; empty when there are none. `known` is the profile as it is. */
export function profileErrors(draft: ProfileDraft, known: Profile): FieldErrors {
  return fieldErrors(users.updateProfile.body, profileBody(draft, known));
}

/** A profile as the API takes it, without a number that stays what it is. */
export function profileBody(draft: ProfileDraft, known: Profile) {
  const { region, phone, ...names } = draft;
  return keepsPhone(draft, known) ? names : { ...names, phoneCountry: dialCodeOf(region), phone };
}

/** Tells if a draft leaves the number as it is: one that nobody has told yet is left by telling none, of any country. */
export function keepsPhone({ region, phone }: ProfileDraft, known: Profile): boolean {
  const kept = profileDraft(known);
  return phone === kept.phone && (known.phone === null || dialCodeOf(region) === dialCodeOf(kept.region));
}

/** Errors of a person's contact data, by field; empty when there are none. */
export function contactErrors(contact: Contact): FieldErrors {
  return fieldErrors(Occupant, occupantOf(contact));
}

export function isContactComplete(contact: Contact): boolean {
  return Object.keys(contactErrors(contact)).length === 0;
}

/** Contact data as the API takes it. */
export function occupantOf({ firstName, lastName, email, region, phone }: Contact): Occupant {
  return { firstName, lastName, email, phoneCountry: dialCodeOf(region), phone };
}

/** Contact data as a form shows it. */
export function contactOf(person: {
  firstName: string;
  lastName: string;
  email: string;
  phoneCountry: string | null;
  phone: string | null;
}): Contact {
  const { firstName, lastName, email, phoneCountry, phone } = person;
  return { firstName, lastName, email, region: regionIn(phoneCountry), phone: phone ?? '' };
}

/** The region of a dialling code; where none was told, the one that a person most likely calls from. */
function regionIn(phoneCountry: string | null): string {
  return phoneCountry === null ? defaultRegion() : regionOf(phoneCountry);
}

/** Errors that a schema of the contract finds, by field. */
export function fieldErrors(schema: v.GenericSchema, value: unknown): FieldErrors {
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
