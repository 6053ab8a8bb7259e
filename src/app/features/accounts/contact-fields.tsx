import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { compactPhone } from '#contract/rules/phone.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { countryWords } from '#app/platform/i18n/country-words.ts';
import { Combobox } from '#app/ui/forms/combobox.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { countries, internationalNumber } from './countries.ts';
import type { Contact } from './model.ts';
import { useFieldError } from './use-field-error.ts';
import * as css from './form.css.ts';

interface PartProps<Field extends keyof Contact> {
  /** Prefix of each field's id: `occupants.0.` gives `occupants.0.email`. */
  idPrefix?: string;
  value: Pick<Contact, Field>;
  onChange: (changed: Partial<Pick<Contact, Field>>) => void;
  errors: FieldErrors;
  /** Lets the browser autofill the user's own data; false for somebody else's fields. */
  own?: boolean;
}
export type ContactFieldsProps = PartProps<keyof Contact>;

export function NameFields({
  idPrefix = '',
  value,
  onChange,
  errors,
  own = true,
}: PartProps<'firstName' | 'lastName'>) {
  const { t, i18n } = useTranslation('auth');
  const error = useFieldError(errors);
  const names =
    i18n.language === 'ko' ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const);
  const autoFill = { firstName: 'given-name', lastName: 'family-name' };
  return (
    <div className={css.two}>
      {names.map((field) => (
        <TextField
          key={field}
          id={`${idPrefix}${field}`}
          label={t(`contact.${field}`)}
          value={value[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
          autoComplete={own ? autoFill[field] : 'off'}
          required
          error={error(field)}
        />
      ))}
    </div>
  );
}

export function EmailField(props: PartProps<'email'> & { label?: string }) {
  const { idPrefix = '', value, onChange, errors, own = true, label } = props;
  const { t } = useTranslation('auth');
  return (
    <TextField
      id={`${idPrefix}email`}
      label={label ?? t('contact.email')}
      type="email"
      inputMode="email"
      value={value.email}
      onChange={(event) => onChange({ email: event.target.value })}
      autoComplete={own ? 'email' : 'off'}
      autoCapitalize="off"
      spellCheck={false}
      required
      error={useFieldError(errors)('email')}
    />
  );
}

/**
 * Country code and cell phone number. The code is found by typing a country's name or number; pasting `+82 …` as the number chooses the country.
 * `help` is shown below. Text: auth, errors.
 */
export function PhoneFields({
  idPrefix = '',
  value,
  onChange,
  errors,
  own = true,
  help,
}: PartProps<'region' | 'phone'> & { help?: string | undefined }) {
  const { t, i18n } = useTranslation(['auth', 'errors']);
  const error = useFieldError(errors);
  const options = useMemo(
    () =>
      countries(i18n.language).map(({ iso, name, names, dialCode }) => ({
        value: iso,
        label: `${name} ${dialCode}`,
        keywords: [dialCode, dialCode.slice(1), ...countryWords(iso, names)],
      })),
    [i18n.language],
  );
  return (
    <div className={css.phone}>
      <Combobox
        id={`${idPrefix}phoneCountry`}
        label={t('auth:contact.countryCode')}
        value={value.region}
        onChange={(region) => onChange({ region })}
        placeholder={t('auth:contact.chooseCountry')}
        nothing={t('auth:contact.noCountry')}
        options={options}
        required
        error={error('phoneCountry')}
      />
      <TextField
        id={`${idPrefix}phone`}
        label={t('auth:contact.phone')}
        type="tel"
        inputMode="numeric"
        value={value.phone}
        onChange={({ target: { value: text } }) => onChange(internationalNumber(text) ?? { phone: text })}
        autoComplete={own ? 'tel-national' : 'off'}
        placeholder="1012345678"
        maxLength={20}
        required
        help={help}
        error={
          error('phone') ?? (/\D/.test(compactPhone(value.phone)) ? t('errors:phone_invalid') : undefined)
        }
      />
    </div>
  );
}

export function ContactFields(props: ContactFieldsProps) {
  return (
    <>
      <NameFields {...props} />
      <EmailField {...props} />
      <PhoneFields {...props} />
    </>
  );
}
