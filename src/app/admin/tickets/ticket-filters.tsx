import { useTranslation } from 'react-i18next';
import { ticketFilters } from '#contract/admin/vocabulary.ts';
import { ticketKinds } from '#contract/rules/tickets/ticket.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import type { HouseName } from '#app/admin/kit/load/house-names.ts';
import { SearchForm, type FiltersProps } from '#app/admin/kit/list/search-form.tsx';
import { parseTicketSearch, type TicketSearch } from './search-params.ts';
import * as css from './tickets.css.ts';

export interface TicketFiltersProps extends FiltersProps<TicketSearch> {
  houses: readonly HouseName[];
}

export function TicketFilters({ search, houses, onChange }: TicketFiltersProps) {
  const { t, i18n } = useTranslation('admin-tickets');
  return (
    <SearchForm
      value={search.search ?? ''}
      onSearch={(typed) => onChange({ search: typed }, 'typing')}
      label={t('filter.search')}
      className={css.filters}
    >
      <SelectField
        label={t('filter.label')}
        placeholder={t('filter.all')}
        options={ticketFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={search.filter ?? ''}
        onChange={({ target }) => onChange({ filter: parseTicketSearch({ filter: target.value }).filter })}
      />
      <SelectField
        label={t('filter.kind')}
        placeholder={t('filter.anyKind')}
        options={ticketKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={search.kind ?? ''}
        onChange={({ target }) => onChange({ kind: parseTicketSearch({ kind: target.value }).kind })}
      />
      <SelectField
        label={t('filter.house')}
        placeholder={t('filter.anyHouse')}
        options={houses.map(({ id, name }) => ({ value: id, label: localText(name, i18n.language) }))}
        value={search.houseId ?? ''}
        onChange={({ target }) => onChange({ houseId: target.value || undefined })}
      />
    </SearchForm>
  );
}
