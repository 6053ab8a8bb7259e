import { useTranslation } from 'react-i18next';
import { reviewFilters, reviewOrders } from '#contract/admin/vocabulary.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import { SearchForm, type FiltersProps } from '#app/admin/kit/list/search-form.tsx';
import { parseReviewSearch, type ReviewSearch } from './search-params.ts';
import * as css from '#app/admin/kit/list/list-cells.css.ts';

export function ReviewFilters({ search, onChange }: FiltersProps<ReviewSearch>) {
  const { t } = useTranslation('admin-reviews');
  return (
    <SearchForm
      value={search.search ?? ''}
      onSearch={(typed) => onChange({ search: typed }, 'typing')}
      label={t('search')}
      placeholder={t('searchHint')}
      className={css.filters}
      fieldClassName={css.words}
    >
      <SelectField
        label={t('filter.label')}
        placeholder={t('filter.all')}
        options={reviewFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={search.filter ?? ''}
        onChange={({ target }) => onChange({ filter: parseReviewSearch({ filter: target.value }).filter })}
      />
      <SelectField
        label={t('sort.label')}
        options={reviewOrders.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={search.sort ?? 'newest'}
        onChange={({ target }) => onChange({ sort: parseReviewSearch({ sort: target.value }).sort })}
      />
    </SearchForm>
  );
}
