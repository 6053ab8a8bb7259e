import type { Language } from '#contract/shared.ts';
import { SelectField } from '#app/ui/forms/field.tsx';

interface LanguageFieldProps {
  id: string;
  label: string;
  /** The label for '', which means the language of the person who booked. */
  asBooker: string;
  value: Language | '';
  onChange: (language: Language | '') => void;
}

/** The languages by their own names. */
export const languageNames: { ko: string; en: string; '': undefined } = {
  ko: '한국어',
  en: 'English',
  '': undefined,
};

export function LanguageField({ id, label, asBooker, value, onChange }: LanguageFieldProps) {
  return (
    <SelectField
      id={id}
      label={label}
      value={value}
      options={[
        { value: '', label: asBooker },
        { value: 'ko', label: languageNames.ko },
        { value: 'en', label: languageNames.en },
      ]}
      onChange={({ target }) => onChange(target.value === 'ko' || target.value === 'en' ? target.value : '')}
    />
  );
}
