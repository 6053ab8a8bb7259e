import { useTranslation } from 'react-i18next';
import { SelectField } from '#app/ui/forms/field.tsx';
import type { HousesSearch } from '../search-params.ts';
import './texts.ts';
import { UniversityField } from './university-field.tsx';

export interface CommuteFieldsProps {
  draft: HousesSearch;
  change: (part: HousesSearch) => void;
}

const minutes = [10, 20, 30, 40, 50, 60];

export default function CommuteFields({ draft, change }: CommuteFieldsProps) {
  const { t } = useTranslation('commute');
  const { university, maxMinutes } = draft;
  const choices = [...new Set([...minutes, ...(typeof maxMinutes === 'number' ? [maxMinutes] : [])])];
  return (
    <>
      <UniversityField
        value={university}
        help={t('help')}
        onChange={(id) => change({ university: id, ...(id ? {} : { maxMinutes: undefined }) })}
      />
      {university && (
        <SelectField
          label={t('most')}
          placeholder={t('any')}
          options={choices
            .sort((a, b) => a - b)
            .map((count) => ({ value: String(count), label: t('within', { count }) }))}
          value={maxMinutes ?? ''}
          onChange={({ target }) => change({ maxMinutes: target.value ? Number(target.value) : undefined })}
        />
      )}
    </>
  );
}
