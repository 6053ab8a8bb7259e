import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateKinds, todayLists } from '#contract/admin/vocabulary.ts';
import { isPlainDate } from '#contract/rules/dates.ts';
import { statuses } from '#contract/rules/reservation-status.ts';
import { locations } from '#contract/vocabulary.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { Combobox } from '#app/ui/forms/combobox.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { media } from '#app/ui/theme/media.ts';
import { SearchForm, type FiltersProps } from '#app/admin/kit/list/search-form.tsx';
import { useSettledInput } from '#app/admin/kit/form/use-settled-input.ts';
import { houseNames, type HouseName } from '#app/admin/kit/load/house-names.ts';
import { countFilters, isFiltered, parseReservationSearch, type ReservationSearch } from './search-params.ts';
import * as css from './filters.css.ts';

export interface ReservationFiltersProps extends FiltersProps<ReservationSearch> {
  onClear: () => void;
}

export function Filters({ search, onChange, onClear }: ReservationFiltersProps) {
  const { t } = useTranslation('admin-reservations');
  const count = countFilters(search);
  const [open] = useState(() => count > 0 || window.matchMedia(media.desktop).matches);
  return (
    <SearchForm
      value={search.search ?? ''}
      onSearch={(typed) => onChange({ search: typed }, 'typing')}
      label={t('filter.search')}
      placeholder={t('filter.searchHint')}
      className={css.form}
    >
      <details className={css.more} open={open}>
        <summary className={css.summary}>
          {count > 0 ? t('filter.titleWith', { count }) : t('filter.title')}
          <ChevronDown size={20} className={css.sign} />
        </summary>
        <FilterFields search={search} onChange={onChange} />
      </details>
      {isFiltered(search) && (
        <Button variant="quiet" size="small" className={css.clear} onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </SearchForm>
  );
}

type FieldsProps = FiltersProps<ReservationSearch>;

function FilterFields({ search, onChange }: FieldsProps) {
  const { t } = useTranslation(['admin-reservations', 'admin-today', 'common']);
  const flag = (name: 'unsigned' | 'unpaid' | 'depositOpen') => (
    <Checkbox
      label={t(`filter.${name}`)}
      checked={search[name] === true}
      onChange={({ target }) => onChange({ [name]: target.checked ? true : undefined })}
    />
  );
  const choose = (name: string, value: string) =>
    onChange({ [name]: parseReservationSearch({ [name]: value })[name as keyof ReservationSearch] });
  return (
    <div className={css.fields}>
      <SelectField
        label={t('filter.status')}
        placeholder={t('filter.any')}
        options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={search.status ?? ''}
        onChange={({ target }) => choose('status', target.value)}
      />
      <SelectField
        label={t('filter.location')}
        placeholder={t('filter.any')}
        options={locations.map((value) => ({ value, label: t(`common:location.${value}`) }))}
        value={search.location ?? ''}
        onChange={({ target }) => choose('location', target.value)}
      />
      <HouseField search={search} onChange={onChange} />
      <SelectField
        label={t('filter.dates')}
        options={dateKinds.map((value) => ({ value, label: t(`filter.kind.${value}`) }))}
        value={search.dates ?? 'stay'}
        onChange={({ target }) => choose('dates', target.value === 'stay' ? '' : target.value)}
      />
      <DateField name="from" search={search} onChange={onChange} />
      <DateField name="to" search={search} onChange={onChange} />
      <SelectField
        label={t('filter.today')}
        placeholder={t('filter.any')}
        options={todayLists.map((value) => ({ value, label: t(`admin-today:list.${value}`) }))}
        value={search.today ?? ''}
        onChange={({ target }) => choose('today', target.value)}
      />
      <div className={css.flags}>
        {flag('unsigned')}
        {flag('unpaid')}
        {flag('depositOpen')}
      </div>
    </div>
  );
}

function HouseField({ search, onChange }: FieldsProps) {
  const { t, i18n } = useTranslation('admin-reservations');
  const [houses, setHouses] = useState<HouseName[]>([]);
  useEffect(() => {
    let wanted = true;
    void houseNames().then((loaded) => wanted && setHouses(loaded));
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <Combobox
      label={t('filter.house')}
      options={[
        { value: '', label: t('filter.any') },
        ...houses.map(({ id, name }) => ({
          value: id,
          label: localText(name, i18n.language),
          keywords: [name.ko, name.en],
        })),
      ]}
      value={search.houseId ?? ''}
      nothing={t('filter.noHouse')}
      onChange={(id) => onChange({ houseId: id || undefined })}
    />
  );
}

function DateField({ name, search, onChange }: FieldsProps & { name: 'from' | 'to' }) {
  const { t } = useTranslation('admin-reservations');
  const typed = useSettledInput(search[name] ?? '', (date) => {
    // A year that is still being typed is a date of long ago.
    if (date === '' || (isPlainDate(date) && date >= '2000'))
      onChange({ [name]: date || undefined }, 'typing');
  });
  return <TextField type="date" label={t(`filter.${name}`)} min="2000-01-01" {...typed.field} />;
}
