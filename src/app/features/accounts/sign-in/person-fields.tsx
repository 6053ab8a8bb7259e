import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { birthDateOf, isBirthDate } from '#contract/rules/people/birth-date.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { NameFields, PhoneFields } from '../contact-fields.tsx';
import type { PersonDraft } from '../model.ts';
import { BirthDateFields } from './birth-date-fields.tsx';

export interface PersonFieldsProps {
  value: PersonDraft;
  onChange: (changed: Partial<PersonDraft>) => void;
  errors: FieldErrors;
}

/** Fields for name, cell phone and date of birth. Text: auth, errors. */
export function PersonFields({ value, onChange, errors }: PersonFieldsProps) {
  const { t } = useTranslation('errors');
  const [today] = useState(() => seoulDate(Date.now()));
  // An impossible date is reported as soon as it is complete.
  const whole = value.year.length === 4 && value.month !== '' && value.day !== '';
  const birth =
    errors['birthDate'] ?? (whole && !isBirthDate(birthDateOf(value), today) ? 'birth_date_invalid' : null);
  return (
    <>
      <NameFields value={value} onChange={onChange} errors={errors} />
      <PhoneFields value={value} onChange={onChange} errors={errors} />
      <BirthDateFields value={value} onChange={onChange} error={birth ? t(birth) : undefined} />
    </>
  );
}
