import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { NameFields, PhoneFields } from '../contact-fields.tsx';
import { birthErrors, type PersonDraft } from '../model.ts';
import { BirthDateFields } from './birth-date-fields.tsx';

export interface PersonFieldsProps {
  value: PersonDraft;
  onChange: (changed: Partial<PersonDraft>) => void;
  errors: FieldErrors;
}

export function PersonFields({ value, onChange, errors }: PersonFieldsProps) {
  const { t } = useTranslation('errors');
  const [today] = useState(() => seoulDate(Date.now()));
  // An impossible date is reported as soon as it is complete.
  const whole = value.year.length === 4 && value.month !== '' && value.day !== '';
  const birth = errors['birthDate'] ?? (whole ? birthErrors(value, today)['birthDate'] : undefined);
  return (
    <>
      <NameFields value={value} onChange={onChange} errors={errors} />
      <PhoneFields value={value} onChange={onChange} errors={errors} />
      <BirthDateFields value={value} onChange={onChange} error={birth ? t(birth) : undefined} />
    </>
  );
}
