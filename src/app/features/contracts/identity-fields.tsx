import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignerIdentity, SigningView } from '#contract/contracts.ts';
import { birthDateOf, isBirthDate, type BirthDateDraft } from '#contract/rules/people/birth-date.ts';
import {
  countryName,
  isNationality,
  nationalities,
  STATELESS,
} from '#contract/rules/people/nationalities.ts';
import { isPassportName, tidyPassportName } from '#contract/rules/people/passport-name.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { countryWords } from '#app/platform/i18n/country-words.ts';
import { Combobox } from '#app/ui/forms/combobox.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import * as css from './sign-form.css.ts';

export type IdentityDraft = BirthDateDraft & { surname: string; givenNames: string; nationality: string };

export function identityDraft({
  surname,
  givenNames,
  nationality,
  birthDate,
}: SigningView['known']): IdentityDraft {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  return { surname, givenNames, nationality, year, month, day };
}

export function identityOf(draft: IdentityDraft): SignerIdentity {
  return {
    surname: tidyPassportName(draft.surname),
    givenNames: tidyPassportName(draft.givenNames),
    nationality: draft.nationality,
    birthDate: birthDateOf(draft),
  };
}

/** Errors of the signer's data, by field. `today` is a Seoul date. */
export function identityErrors(identity: SignerIdentity, today: string): FieldErrors {
  const { surname, givenNames, nationality, birthDate } = identity;
  return {
    ...(isPassportName(surname) ? {} : { 'identity.surname': 'passport_name_invalid' as const }),
    ...(givenNames === '' || isPassportName(givenNames)
      ? {}
      : { 'identity.givenNames': 'passport_name_invalid' as const }),
    ...(isNationality(nationality) ? {} : { 'identity.nationality': 'nationality_required' as const }),
    ...(isBirthDate(birthDate, today) ? {} : { 'identity.birthDate': 'birth_date_invalid' as const }),
  };
}

export type BirthFields = (props: {
  value: BirthDateDraft;
  onChange: (changed: Partial<BirthDateDraft>) => void;
  error: string | undefined;
}) => ReactNode;

export interface IdentityFieldsProps {
  value: IdentityDraft;
  onChange: (changed: Partial<IdentityDraft>) => void;
  errorOf: (field: string) => string | undefined;
  prefilled: boolean;
  birth: BirthFields;
}

export function IdentityFields({ value, onChange, errorOf, prefilled, birth }: IdentityFieldsProps) {
  const { t } = useTranslation('sign');
  const passportField = (field: 'surname' | 'givenNames', autoComplete: string) => (
    <TextField
      id={`identity.${field}`}
      label={t(`identity.${field}`)}
      help={field === 'givenNames' ? t('identity.givenNamesHelp') : undefined}
      autoComplete={autoComplete}
      autoCapitalize="characters"
      spellCheck={false}
      required={field === 'surname'}
      value={value[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      onBlur={() => {
        const tidy = tidyPassportName(value[field]);
        // A change takes the field's error away, also one that is still true.
        if (tidy !== value[field]) onChange({ [field]: tidy });
      }}
      error={errorOf(`identity.${field}`)}
    />
  );
  return (
    <div role="group" aria-labelledby="identity-title" className={css.form}>
      <div>
        <h2 id="identity-title" className={css.part}>
          {t('identity.title')}
        </h2>
        <p className={css.legal}>{t(prefilled ? 'identity.known' : 'identity.text')}</p>
      </div>
      {passportField('surname', 'family-name')}
      {passportField('givenNames', 'given-name')}
      <NationalityField
        value={value.nationality}
        onChange={(nationality) => onChange({ nationality })}
        error={errorOf('identity.nationality')}
      />
      {birth({ value, onChange, error: errorOf('identity.birthDate') })}
    </div>
  );
}

type NationalityFieldProps = {
  value: string;
  onChange: (nationality: string) => void;
  error: string | undefined;
};

function NationalityField(props: NationalityFieldProps) {
  const { t, i18n } = useTranslation('sign');
  const stateless = t('identity.stateless');
  const options = useMemo(() => {
    const named = nationalities.map((code) => ({
      value: code,
      label: countryName(code, i18n.language) ?? code,
      keywords: countryWords(
        code,
        ['ko', 'en'].flatMap((each) => countryName(code, each) ?? []),
      ),
    }));
    const sorted = named.toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
    return [...sorted, { value: STATELESS, label: stateless }];
  }, [i18n.language, stateless]);
  return (
    <Combobox
      {...props}
      id="identity.nationality"
      label={t('identity.nationality')}
      options={options}
      nothing={t('identity.nationalityNone')}
      required
    />
  );
}
