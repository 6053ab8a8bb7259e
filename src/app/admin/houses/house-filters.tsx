import { useTranslation } from 'react-i18next';
import { houseMissing, houseStates } from '#contract/admin/vocabulary.ts';
import { locations } from '#contract/vocabulary.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import { SearchForm, type FiltersProps } from '#app/admin/kit/list/search-form.tsx';
import { parseHouseSearch, type HouseSearch } from './search-params.ts';
import * as css from './houses.css.ts';

export function HouseFilters({ search, onChange }: FiltersProps<HouseSearch>) {
  const { t } = useTranslation(['admin-houses', 'common']);
  return (
    <SearchForm
      value={search.search ?? ''}
      onSearch={(typed) => onChange({ search: typed }, 'typing')}
      label={t('search')}
      className={css.filters}
      fieldClassName={css.words}
    >
      <SelectField
        label={t('field.location')}
        placeholder={t('filter.any')}
        options={locations.map((value) => ({ value, label: t(`common:location.${value}`) }))}
        value={search.location ?? ''}
        onChange={({ target }) =>
          onChange({ location: parseHouseSearch({ location: target.value }).location })
        }
      />
      <SelectField
        label={t('filter.state')}
        placeholder={t('filter.inUse')}
        options={houseStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={search.state ?? ''}
        onChange={({ target }) => onChange({ state: parseHouseSearch({ state: target.value }).state })}
      />
      <SelectField
        label={t('filter.missing')}
        placeholder={t('filter.any')}
        options={houseMissing.map((value) => ({ value, label: t(`filter.lacks.${value}`) }))}
        value={search.missing ?? ''}
        onChange={({ target }) => onChange({ missing: parseHouseSearch({ missing: target.value }).missing })}
      />
    </SearchForm>
  );
}
