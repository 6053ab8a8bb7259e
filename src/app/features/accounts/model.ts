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

/** Contact data as typed; `region` is the ISO code that determines the dialing code. */
export type Contact = { firstName: string; lastName: string; email: string; region: string; phone: string };
export const emptyContact: Contact = { firstName: '', lastName: '', email: '', region: '', phone: '' };

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

export const personFields = [
  'firstName',
  'lastName',
  'phoneCountry',
  'phone',
  'birthDate',
  'consents.terms',
  'consents.privacy',
];

export type SignUpDraft = PersonDraft & { email: string };
export const emptySignUp: SignUpDraft = { ...emptyPerson, email: '' };

/** Maps a changed value to the errors that it clears, if their names differ. A number may be valid with another country code. */
const answered: Partial<Record<string, string | string[]>> = {
  region: ['phoneCountry', 'phone'],
  year: 'birthDate',
  month: 'birthDate',
  day: 'birthDate',
  terms: 'consents.terms',
  privacy: 'consents.privacy',
  age: 'consents.age',
};

export function errorsAnsweredBy(changed: object): string[] {
  return Object.keys(changed).flatMap((name) => answered[name] ?? name);
}

/** Body of a call, or the errors of the form that it was to be made from. */
export type Made<Body> = { body: Body; errors: null } | { body: null; errors: FieldErrors };

export function madeOf<Body>(body: Body, errors: FieldErrors): Made<Body> {
  return Object.keys(errors).length ? { body: null, errors } : { body, errors: null };
}

/** Builds the body of the sign-up call, or the form's errors. `today` is a Seoul date. */
export function signUpBody(
  draft: SignUpDraft,
  passwords: { password: string; again: string },
  language: Language,
  today: string,
): Made<SignUp> {
  const body = { ...personOf(draft, language), email: draft.email, password: passwords.password };
  return madeOf(body, {
    ...fieldErrors(SignUp, body),
    ...birthErrors(draft, today),
    ...againErrors(passwords),
  });
}

/** Builds the body that completes a newcomer's sign-up through Google, or the form's errors. `today` is a Seoul date. */
export function newcomerBody(
  draft: PersonDraft,
  ticket: string,
  language: Language,
  today: string,
): Made<v.InferInput<typeof auth.googleSignUp.body>> {
  const body = { ...personOf(draft, language), ticket };
  return madeOf(body, { ...fieldErrors(auth.googleSignUp.body, body), ...birthErrors(draft, today) });
}

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

/** Returns the errors of a date of birth, by field; `today` is a Seoul date. */
export function birthErrors(draft: BirthDateDraft, today: string): FieldErrors {
  const birthDate = birthDateOf(draft);
  if (!isBirthDate(birthDate, today)) return { birthDate: 'birth_date_invalid' };
  return isOldEnough(birthDate, today) ? {} : { birthDate: 'too_young' };
}

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

export function emailErrors(email: string): FieldErrors {
  return fieldErrors(auth.forgot.body, { email });
}

export type ProfileDraft = Omit<Contact, 'email'>;

export function profileDraft({ firstName, lastName, phoneCountry, phone }: Profile): ProfileDraft {
  return { firstName, lastName, region: regionIn(phoneCountry), phone: phone ?? '' };
}

export function profileErrors(draft: ProfileDraft, known: Profile): FieldErrors {
  return fieldErrors(users.updateProfile.body, profileBody(draft, known));
}

/** Converts a profile for the API and leaves out an unchanged phone number. */
export function profileBody(draft: ProfileDraft, known: Profile) {
  const { region, phone, ...names } = draft;
  return keepsPhone(draft, known) ? names : { ...names, phoneCountry: dialCodeOf(region), phone };
}

/** True if the draft leaves the phone number unchanged; if none is known, an empty one counts as unchanged for any country. */
export function keepsPhone({ region, phone }: ProfileDraft, known: Profile): boolean {
  const kept = profileDraft(known);
  return phone === kept.phone && (known.phone === null || dialCodeOf(region) === dialCodeOf(kept.region));
}

export function contactErrors(contact: Contact): FieldErrors {
  return fieldErrors(Occupant, occupantOf(contact));
}

export function isContactComplete(contact: Contact): boolean {
  return Object.keys(contactErrors(contact)).length === 0;
}

export function occupantOf({ firstName, lastName, email, region, phone }: Contact): Occupant {
  return { firstName, lastName, email, phoneCountry: dialCodeOf(region), phone };
}

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

function regionIn(phoneCountry: string | null): string {
  return phoneCountry === null ? defaultRegion() : regionOf(phoneCountry);
}

export function fieldErrors(schema: v.GenericSchema, value: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const path = v.getDotPath(issue) ?? '';
    errors[path] ??= isCode(issue.message) ? issue.message : 'invalid_input';
  }
  return errors;
}

/** True if the message is one of our error codes; the schema library's own messages are sentences. */
function isCode(message: string): message is ErrorCode {
  return /^[a-z_]+$/.test(message);
}
