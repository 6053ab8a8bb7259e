import type { FieldErrors } from '#app/platform/forms/form.ts';

/** Joins the errors of each occupant's contact data and missing consents under the names of the API's body: `occupants.0.email`, `consents.terms`. */
export function formErrors(
  occupants: readonly FieldErrors[],
  consents: { terms: boolean; cancellation: boolean },
): FieldErrors {
  const errors: FieldErrors = {};
  occupants.forEach((wrong, index) => {
    for (const [field, code] of Object.entries(wrong)) errors[`occupants.${index}.${field}`] = code;
  });
  if (!consents.terms) errors['consents.terms'] = 'consent_required';
  if (!consents.cancellation) errors['consents.cancellation'] = 'consent_required';
  return errors;
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

/** The code of a coupon as it was typed, as the host knows it; empty where nothing was. */
export function couponCodeOf(typed: string): string {
  return typed.trim().toUpperCase();
}
