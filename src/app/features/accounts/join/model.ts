import { auth, SignUp } from '#contract/sign-in.ts';
import type { Language } from '#contract/shared.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { fieldErrors, madeOf, type Made } from '../model.ts';

/** Draft of a sign-up within a booking, without the password. The phone number is asked for with the request, the birth date with the signature. */
export type ShortSignUpDraft = {
  firstName: string;
  lastName: string;
  email: string;
  terms: boolean;
  privacy: boolean;
  age: boolean;
};
export const emptyShortSignUp: ShortSignUpDraft = {
  firstName: '',
  lastName: '',
  email: '',
  terms: false,
  privacy: false,
  age: false,
};

export const shortFields = [
  'firstName',
  'lastName',
  'email',
  'password',
  'consents.terms',
  'consents.privacy',
  'consents.age',
];

export function shortSignUpBody(draft: ShortSignUpDraft, password: string, language: Language): Made<SignUp> {
  const body = { ...memberOf(draft, language), email: draft.email, password };
  return madeOf(body, { ...fieldErrors(SignUp, body), ...ageErrors(draft) });
}

export function shortNewcomerBody(
  draft: Omit<ShortSignUpDraft, 'email'>,
  ticket: string,
  language: Language,
): Made<ReturnType<typeof memberOf> & { ticket: string }> {
  const body = { ...memberOf(draft, language), ticket };
  return madeOf(body, { ...fieldErrors(auth.googleSignUp.body, body), ...ageErrors(draft) });
}

function memberOf(draft: Omit<ShortSignUpDraft, 'email'>, language: Language) {
  const { firstName, lastName, terms, privacy, age } = draft;
  // The contract's schema refuses a missing consent: it takes true only.
  return { firstName, lastName, language, consents: { terms: terms as true, privacy: privacy as true, age } };
}

/** Requires a newcomer who gives no date of birth to confirm being old enough to consent alone. */
function ageErrors({ age }: Pick<ShortSignUpDraft, 'age'>): FieldErrors {
  return age ? {} : { 'consents.age': 'age_required' };
}
