import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import type { FieldErrors } from '#app/platform/form.ts';
import { BirthDateFields } from './birth-date-fields.tsx';
import { NameFields, PhoneFields } from './contact-fields.tsx';
import { isBirthDate, type PersonDraft } from './model.ts';

export interface PersonFieldsProps {
  value: PersonDraft;
  onChange: (changed: Partial<PersonDraft>) => void;
  errors: FieldErrors;
}

/** Who somebody new is: name, cell phone, date of birth. Text: auth, errors. */
export function PersonFields({ value, onChange, errors }: PersonFieldsProps) {
  const { t } = useTranslation('errors');
  const [today] = useState(() => seoulDate(Date.now()));
  // A day that is none is said as soon as it is whole, not only at the end.
  const whole = value.year.length === 4 && value.month !== '' && value.day !== '';
  const birth = errors['birthDate'] ?? (whole && !isBirthDate(value, today) ? 'birth_date_invalid' : null);
  return (
    <>
      <NameFields value={value} onChange={onChange} errors={errors} />
      <PhoneFields value={value} onChange={onChange} errors={errors} />
      <BirthDateFields value={value} onChange={onChange} error={birth ? t(birth) : undefined} />
    </>
  );
}
