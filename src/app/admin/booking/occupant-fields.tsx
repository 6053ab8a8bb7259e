import { useTranslation } from 'react-i18next';
import { LanguageField } from '#app/admin/kit/form/language-field.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import type { OccupantDraft } from './model.ts';
import * as css from './booking.css.ts';

interface OccupantFieldsProps {
  /** Prefix of the error names and field ids: `occupants.0`. */
  path: string;
  legend: string;
  value: OccupantDraft;
  error: (field: string) => string | undefined;
  /** True for everybody but the person who books: they have their own language field. */
  hasLanguage?: boolean;
  onChange: (changed: OccupantDraft) => void;
}

export const occupantParts = ['firstName', 'lastName', 'email', 'phoneCountry', 'phone'] as const;
const looks = {
  firstName: {},
  lastName: {},
  email: { type: 'email', inputMode: 'email' },
  phoneCountry: { placeholder: '+82' },
  phone: { type: 'tel', inputMode: 'numeric' },
} as const;

export function OccupantFields({ path, legend, value, error, hasLanguage, onChange }: OccupantFieldsProps) {
  const { t } = useTranslation('admin-week', { keyPrefix: 'new' });
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{legend}</legend>
      {occupantParts.map((name) => (
        <TextField
          key={name}
          id={`booking-${path}.${name}`}
          label={t(`occupant.${name}`)}
          {...looks[name]}
          required
          autoComplete="off"
          value={value[name]}
          error={error(`${path}.${name}`)}
          onChange={({ target }) => onChange({ ...value, [name]: target.value })}
        />
      ))}
      {hasLanguage && (
        <LanguageField
          id={`booking-${path}.language`}
          label={t('occupant.language')}
          asBooker={t('occupant.asBooker')}
          value={value.language}
          onChange={(language) => onChange({ ...value, language })}
        />
      )}
    </fieldset>
  );
}
