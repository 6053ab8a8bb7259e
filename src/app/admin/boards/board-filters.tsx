import { useTranslation } from 'react-i18next';
import { boardFilters } from '#contract/admin/vocabulary.ts';
import { boardTypes } from '#contract/vocabulary.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import { SearchForm, type FiltersProps } from '#app/admin/kit/list/search-form.tsx';
import { parseBoardSearch, type BoardSearch } from './search-params.ts';
import * as css from '#app/admin/kit/form/pair.css.ts';

export function BoardFilters({ search, onChange }: FiltersProps<BoardSearch>) {
  const { t } = useTranslation('admin-community');
  return (
    <SearchForm
      value={search.search ?? ''}
      onSearch={(typed) => onChange({ search: typed }, 'typing')}
      label={t('search')}
      className={css.filters}
      fieldClassName={css.words}
    >
      <SelectField
        label={t('type.label')}
        placeholder={t('type.all')}
        options={boardTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={search.boardType ?? ''}
        onChange={({ target }) =>
          onChange({ boardType: parseBoardSearch({ boardType: target.value }).boardType })
        }
      />
      <SelectField
        label={t('state.label')}
        placeholder={t('state.all')}
        options={boardFilters.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={search.filter ?? ''}
        onChange={({ target }) => onChange({ filter: parseBoardSearch({ filter: target.value }).filter })}
      />
    </SearchForm>
  );
}
