import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCountries, accountLengths, bankCodes } from '#contract/rules/paying/bank-account.ts';
import { countryName } from '#contract/rules/people/nationalities.ts';
import { countryWords } from '#app/platform/i18n/country-words.ts';
import { Combobox } from '#app/ui/forms/combobox.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import type { AccountDraft, AccountField } from './model.ts';

export const fieldId = (field: AccountField): string => `refund-account-${field}`;

export interface AccountFieldsProps {
  draft: AccountDraft;
  edit: (changed: Partial<AccountDraft>) => void;
  errorOf: (field: AccountField) => string | undefined;
}

export function AccountFields(props: AccountFieldsProps) {
  const isDomestic = props.draft.scope === 'domestic';
  return (
    <>
      {isDomestic ? (
        <BankField {...props} />
      ) : (
        <>
          <CountryField {...props} />
          <Line {...props} field="bankName" max={accountLengths.bankName} />
          <Line {...props} field="swift" max={20} help />
        </>
      )}
      <Line {...props} field="number" max={60} help={!isDomestic} numeric={isDomestic} />
      <Line {...props} field="holder" max={accountLengths.holder} help={!isDomestic} />
      {!isDomestic && <Line {...props} field="address" max={accountLengths.address} />}
    </>
  );
}

interface LineProps extends AccountFieldsProps {
  field: Exclude<AccountField, 'bank' | 'country'>;
  max: number;
  help?: boolean;
  numeric?: boolean;
}

function Line({ draft, edit, errorOf, field, max, help = false, numeric = false }: LineProps) {
  const { t } = useTranslation('refund-account');
  const helps: Partial<Record<typeof field, string>> = {
    swift: t('help.swift'),
    number: t('help.number'),
    holder: t('help.holder'),
  };
  return (
    <TextField
      id={fieldId(field)}
      label={t(`field.${field}`)}
      help={help ? helps[field] : undefined}
      error={errorOf(field)}
      required
      autoComplete="off"
      spellCheck={false}
      maxLength={max}
      inputMode={numeric ? 'numeric' : undefined}
      value={draft[field]}
      onChange={({ target }) => edit({ [field]: target.value })}
    />
  );
}

function BankField({ draft, edit, errorOf }: AccountFieldsProps) {
  const { t, i18n } = useTranslation('refund-account');
  const options = bankCodes
    .map((value) => ({ value, label: t(`banks.${value}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
  return (
    <SelectField
      id={fieldId('bank')}
      label={t('field.bank')}
      placeholder={t('chooseBank')}
      options={options}
      required
      error={errorOf('bank')}
      value={draft.bank}
      onChange={({ target }) => edit({ bank: target.value })}
    />
  );
}

function CountryField({ draft, edit, errorOf }: AccountFieldsProps) {
  const { t, i18n } = useTranslation('refund-account');
  const options = useMemo(() => {
    const named = accountCountries.map((code) => ({
      value: code,
      label: countryName(code, i18n.language) ?? code,
      keywords: countryWords(
        code,
        ['ko', 'en'].flatMap((each) => countryName(code, each) ?? []),
      ),
    }));
    return named.toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
  }, [i18n.language]);
  return (
    <Combobox
      id={fieldId('country')}
      label={t('field.country')}
      options={options}
      nothing={t('noCountry')}
      required
      error={errorOf('country')}
      value={draft.country}
      onChange={(country) => edit({ country })}
    />
  );
}
