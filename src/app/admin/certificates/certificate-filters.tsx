import { useTranslation } from 'react-i18next';
import { certificateStates } from '#contract/vocabulary.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import { filters, words } from '#app/admin/kit/list/list-cells.css.ts';
import { SearchForm, type FiltersProps } from '#app/admin/kit/list/search-form.tsx';
import { parseCertificateSearch, type CertificateSearch } from './search-params.ts';

export function CertificateFilters({ search, onChange }: FiltersProps<CertificateSearch>) {
  const { t } = useTranslation('admin-certificates');
  return (
    <SearchForm
      value={search.search ?? ''}
      onSearch={(typed) => onChange({ search: typed }, 'typing')}
      label={t('filter.search')}
      className={filters}
      fieldClassName={words}
    >
      <SelectField
        label={t('filter.state')}
        placeholder={t('filter.all')}
        options={certificateStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={search.state ?? ''}
        onChange={({ target }) => onChange({ state: parseCertificateSearch({ state: target.value }).state })}
      />
    </SearchForm>
  );
}
