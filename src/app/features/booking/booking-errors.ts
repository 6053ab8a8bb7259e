import type { FieldErrors } from '#app/platform/forms/form.ts';

/** Collects the errors of the occupants' contact data and of missing consents, named as in the API's body: `occupants.0.email`, `consents.terms`. */
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

export function idOf(field: string): { fieldId?: string } {
  return withField.test(field) ? { fieldId: field } : {};
}

export function fieldsOf(errors: FieldErrors, prefix: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, code]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), code]] : [],
    ),
  );
}

/** Normalizes a typed coupon code to the host's form; empty if nothing was typed. */
export function couponCodeOf(typed: string): string {
  return typed.trim().toUpperCase();
}
