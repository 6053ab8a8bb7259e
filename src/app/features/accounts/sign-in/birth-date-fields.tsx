import { useTranslation } from 'react-i18next';
import { FieldError, SelectField, TextField } from '#app/ui/forms/field.tsx';
import * as css from '../form.css.ts';

type BirthDate = { year: string; month: string; day: string };

export interface BirthDateFieldsProps {
  value: BirthDate;
  onChange: (changed: Partial<BirthDate>) => void;
  error: string | undefined;
}

const upTo = (last: number) =>
  Array.from({ length: last }, (_, index) => {
    const two = String(index + 1).padStart(2, '0');
    return { value: two, label: two };
  });

/** Date of birth as year, month 01 to 12 and day 01 to 31 (docs/specification.md#validation-rules). Text: auth. */
export function BirthDateFields({ value, onChange, error }: BirthDateFieldsProps) {
  const { t } = useTranslation('auth');
  return (
    <fieldset aria-describedby={error ? 'birthDate-error' : undefined}>
      <legend className={css.legend}>{t('birth.legend')}</legend>
      <div className={css.date}>
        <TextField
          id="birthYear"
          label={t('birth.year')}
          labelHidden
          inputMode="numeric"
          maxLength={4}
          placeholder={t('birth.yearExample')}
          autoComplete="bday-year"
          required
          aria-invalid={error ? true : undefined}
          value={value.year}
          onChange={(event) => onChange({ year: event.target.value.replace(/\D/g, '') })}
        />
        <SelectField
          id="birthMonth"
          label={t('birth.month')}
          labelHidden
          placeholder={t('birth.month')}
          options={upTo(12)}
          autoComplete="bday-month"
          required
          value={value.month}
          onChange={(event) => onChange({ month: event.target.value })}
        />
        <SelectField
          id="birthDay"
          label={t('birth.day')}
          labelHidden
          placeholder={t('birth.day')}
          options={upTo(31)}
          autoComplete="bday-day"
          required
          value={value.day}
          onChange={(event) => onChange({ day: event.target.value })}
        />
      </div>
      {error && (
        <div className={css.below}>
          <FieldError id="birthDate-error">{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
