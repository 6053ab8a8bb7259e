import { useTranslation } from 'react-i18next';
import type { Occupant } from '#contract/reservations/requests.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import * as css from './booking.css.ts';

interface OccupantFieldsProps {
  /** Before the names of the errors and the ids of the fields: `occupants.0`. */
  path: string;
  legend: string;
  value: Occupant;
  error: (field: string) => string | undefined;
  onChange: (changed: Occupant) => void;
}

export const occupantParts = ['firstName', 'lastName', 'email', 'phoneCountry', 'phone'] as const;
const looks = {
  firstName: {},
  lastName: {},
  email: { type: 'email', inputMode: 'email' },
  phoneCountry: { placeholder: '+82' },
  phone: { type: 'tel', inputMode: 'numeric' },
} as const;

/** Name and contacts of a person who will live there. Text: admin-week. */
export function OccupantFields({ path, legend, value, error, onChange }: OccupantFieldsProps) {
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
    </fieldset>
  );
}
