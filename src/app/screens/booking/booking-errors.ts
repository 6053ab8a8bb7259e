import { contactErrors, type Contact, type FieldErrors } from '#app/features/accounts/model.ts';

/** What is wrong with a request to book, by the names of the API's body: `occupants.0.email`, `consents.terms`. */
export type BookingErrors = FieldErrors;

/** What keeps the form from being sent. */
export function formErrors(
  occupants: readonly Contact[],
  consents: { terms: boolean; cancellation: boolean },
): BookingErrors {
  const errors: BookingErrors = {};
  occupants.forEach((person, index) => {
    for (const [field, code] of Object.entries(contactErrors(person)))
      errors[`occupants.${index}.${field}`] = code;
  });
  if (!consents.terms) errors['consents.terms'] = 'consent_required';
  if (!consents.cancellation) errors['consents.cancellation'] = 'consent_required';
  return errors;
}

export function isPersonComplete(person: Contact): boolean {
  return Object.keys(contactErrors(person)).length === 0;
}

const withField = /^(occupants\.\d+\.|consents\.|couponCode$|paymentMethod$)/;

/** The id of the field an error belongs to; nothing for those without a field of their own. */
export function idOf(field: string): { fieldId?: string } {
  return withField.test(field) ? { fieldId: field } : {};
}

/** The errors below a prefix, by what follows it. */
export function fieldsOf(errors: BookingErrors, prefix: string): BookingErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), code]] : [],
    ),
  );
}
