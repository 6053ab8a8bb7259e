import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { countries } from './countries.ts';
import type { Contact, FieldErrors } from './model.ts';
import * as css from './form.css.ts';

export interface ContactFieldsProps {
  /** Before the id of each field: `occupants.0.` gives `occupants.0.email`. */
  idPrefix?: string;
  value: Contact;
  onChange: (changed: Partial<Contact>) => void;
  errors: FieldErrors;
  /** How a browser may fill the fields: a person's own data, or nothing where they are someone else's. */
  own: boolean;
}

/** Name, address and phone of a person, the name in the order of the language on screen. Text: auth. */
export function ContactFields({ idPrefix = '', value, onChange, errors, own }: ContactFieldsProps) {
  const { t, i18n } = useTranslation(['auth', 'errors']);
  const error = (field: keyof Contact | 'phoneCountry') => {
    const code = errors[field];
    return code && t(`errors:${code}`);
  };
  const fill = (kind: string) => (own ? kind : 'off');
  const name = (field: 'firstName' | 'lastName') => (
    <TextField
      key={field}
      id={`${idPrefix}${field}`}
      label={t(`auth:contact.${field}`)}
      value={value[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      autoComplete={fill(field === 'firstName' ? 'given-name' : 'family-name')}
      maxLength={300}
      required
      error={error(field)}
    />
  );
  const names =
    i18n.language === 'ko' ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const);
  return (
    <>
      <div className={css.two}>{names.map(name)}</div>
      <TextField
        id={`${idPrefix}email`}
        label={t('auth:contact.email')}
        type="email"
        inputMode="email"
        value={value.email}
        onChange={(event) => onChange({ email: event.target.value })}
        autoComplete={fill('email')}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
        required
        error={error('email')}
      />
      <div className={css.phone}>
        <SelectField
          id={`${idPrefix}phoneCountry`}
          label={t('auth:contact.countryCode')}
          value={value.region}
          onChange={(event) => onChange({ region: event.target.value })}
          autoComplete={fill('tel-country-code')}
          placeholder={t('auth:contact.chooseCountry')}
          options={countries(i18n.language).map(({ iso, name: region, dialCode }) => ({
            value: iso,
            label: `${region} ${dialCode}`,
          }))}
          required
          error={error('phoneCountry')}
        />
        <TextField
          id={`${idPrefix}phone`}
          label={t('auth:contact.phone')}
          type="tel"
          inputMode="numeric"
          value={value.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
          autoComplete={fill('tel-national')}
          placeholder="1012345678"
          maxLength={20}
          required
          error={error('phone') ?? (/[^\d]/.test(value.phone) ? t('errors:phone_invalid') : undefined)}
        />
      </div>
    </>
  );
}
