import { contactErrors, type Contact } from '#app/features/accounts/model.ts';
import type { FieldErrors } from '#app/platform/form.ts';

/** What keeps a request to book from being sent: `occupants.0.email`, `consents.terms`. */
export function formErrors(
  occupants: readonly Contact[],
  consents: { terms: boolean; cancellation: boolean },
): FieldErrors {
  const errors: FieldErrors = {};
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
export function fieldsOf(errors: FieldErrors, prefix: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), code]] : [],
    ),
  );
}
