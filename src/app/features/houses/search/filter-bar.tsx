import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ChevronDown, Search, SlidersHorizontal, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { locations } from '#contract/vocabulary.ts';
import type { Bilingual } from '#contract/shared.ts';
import { dateRange, shortDate } from '#app/platform/i18n/format.ts';
import { localText, withTexts } from '#app/platform/i18n/i18n.ts';
import { tracking } from '#app/platform/services/tracking.ts';
import { preloadOverlay } from '#app/ui/overlays/overlay.tsx';
import type { HousesSearch } from '../search-params.ts';
import type { FilterScope } from './filter-sheet.tsx';
import { countFilters, type HouseQuery } from './search.ts';
import * as css from './filter-bar.css.ts';

export interface FilterBarProps {
  search: HousesSearch;
  query: HouseQuery;
  today: PlainDate;
  university?: Bilingual | undefined;
  onChange: (changed: HousesSearch) => void;
}

const loadSheet = () => withTexts('search-panel', import('./filter-sheet.tsx'));
const FilterSheet = lazy(loadSheet);
const warmUp = () => {
  preloadOverlay();
  void loadSheet().catch(() => undefined);
};

/** Filters: a bar from 960 px, one button that opens a sheet below. Text: houses, common. */
export function FilterBar({ search, query, today, university, onChange }: FilterBarProps) {
  const [scope, setScope] = useState<FilterScope>();
  const [shown, setShown] = useState<FilterScope>();
  if (scope && scope !== shown) setShown(scope);
  const find = (changed: HousesSearch) => {
    tracking.findHouses();
    onChange(changed);
  };

  return (
    <search className={css.root} onPointerEnter={warmUp}>
      <WideFilters query={query} onChange={find} onScope={setScope} />
      <PhoneFilters query={query} onOpen={() => setScope('all')} />
      <ChosenFilters
        query={query}
        university={university}
        onChange={onChange}
        onUniversity={() => setScope('more')}
      />
      {shown && (
        <Suspense fallback={null}>
          <FilterSheet
            open={scope !== undefined}
            onClose={() => setScope(undefined)}
            scope={shown}
            search={search}
            today={today}
            onApply={find}
          />
        </Suspense>
      )}
    </search>
  );
}

type WideFiltersProps = Pick<FilterBarProps, 'query' | 'onChange'> & {
  onScope: (scope: FilterScope) => void;
};

function WideFilters({ query, onChange, onScope }: WideFiltersProps) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const { stay, flexible, location, guests } = query;
  const filters = countFilters(query);
  const guestChoices = [...new Set([1, 2, 3, 4, ...(guests ? [guests] : [])])].sort((a, b) => a - b);
  return (
    <div className={css.bar}>
      <FilterSelect
        label={t('filter.where')}
        value={location ?? ''}
        onChange={(value) => onChange({ location: value || undefined })}
      >
        <option value="">{t('filter.anywhere')}</option>
        {locations.map((name) => (
          <option key={name} value={name}>
            {t(`common:location.${name}`)}
          </option>
        ))}
      </FilterSelect>
      <button type="button" className={css.cell} onClick={() => onScope('dates')}>
        <span className={css.label}>{t('filter.dates')}</span>
        <span className={css.value}>
          {stay
            ? dateRange(stay.checkIn, stay.checkOut, i18n.language) + (flexible ? ` ±${flexible}` : '')
            : t('filter.anyDates')}
        </span>
        <ChevronDown size={20} className={css.icon} aria-hidden="true" />
      </button>
      <FilterSelect
        label={t('filter.guests')}
        value={guests ?? ''}
        onChange={(value) => onChange({ guests: value ? Number(value) : undefined })}
      >
        <option value="">{t('filter.anyGuests')}</option>
        {guestChoices.map((count) => (
          <option key={count} value={count}>
            {t('common:guests', { count })}
          </option>
        ))}
      </FilterSelect>
      <button type="button" className={css.more} onClick={() => onScope('more')}>
        <SlidersHorizontal size={20} aria-hidden="true" />
        {t('filter.more')}
        {filters > 0 && <span className={css.count}>{filters}</span>}
      </button>
    </div>
  );
}

function PhoneFilters({ query, onOpen }: { query: HouseQuery; onOpen: () => void }) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const { stay, flexible, location, guests } = query;
  const filters = countFilters(query);
  const place = location ? t(`common:location.${location}`) : t('filter.anywhere');
  // The year is left out: stays begin within a year, and a phone has no room for it.
  const dates = stay
    ? [stay.checkIn, stay.checkOut].map((day) => shortDate(day, i18n.language)).join(' – ') +
      (flexible ? ` ±${flexible}` : '')
    : t('filter.anyDates');
  const people = guests ? t('common:guests', { count: guests }) : t('filter.anyGuests');
  return (
    <button type="button" className={css.phone} onClick={onOpen}>
      <Search size={20} aria-hidden="true" className={css.phoneIcon} />
      <span className={css.phoneWords}>
        <span className={css.phonePlace}>{place}</span>
        <span className={css.phoneRest}>{`${dates} · ${people}`}</span>
      </span>
      <span className={css.phoneMore}>
        <SlidersHorizontal size={20} aria-hidden="true" />
        {filters > 0 && <span className={css.count}>{filters}</span>}
      </span>
    </button>
  );
}

type FilterSelectProps = {
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  children: ReactNode;
};

function FilterSelect({ label, value, onChange, children }: FilterSelectProps) {
  return (
    <label className={css.cell}>
      <span className={css.label}>{label}</span>
      <select className={css.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
      <ChevronDown size={20} className={css.icon} aria-hidden="true" />
    </label>
  );
}

type ChosenFiltersProps = Pick<FilterBarProps, 'query' | 'onChange' | 'university'> & {
  onUniversity: () => void;
};

function ChosenFilters({ query, university, onChange, onUniversity }: ChosenFiltersProps) {
  const { t, i18n } = useTranslation(['houses', 'house-card']);
  const { type, minRent, maxRent, facilities, maxMinutes: minutes } = query;
  const name = university ? localText(university, i18n.language) : t('filter.university');
  const chosen: { label: string; without: HousesSearch }[] = [
    ...(query.university
      ? [
          {
            label: minutes && university ? t('filter.within', { university: name, minutes }) : name,
            without: { university: undefined, maxMinutes: undefined },
          },
        ]
      : []),
    ...(type ? [{ label: t(`house-card:type.${type}`), without: { type: undefined } }] : []),
    ...(minRent
      ? [{ label: t('filter.from', { rent: won(minRent) }), without: { minRent: undefined } }]
      : []),
    ...(maxRent ? [{ label: t('filter.to', { rent: won(maxRent) }), without: { maxRent: undefined } }] : []),
    ...facilities.map((name) => ({
      label: t(`facility.${name}`),
      without: { facilities: facilities.filter((each) => each !== name).join(',') || undefined },
    })),
  ];
  return (
    <ul className={css.chosen}>
      {!query.university && (
        <li>
          <button type="button" className={css.remove} onClick={onUniversity}>
            <Search size={20} aria-hidden="true" />
            {t('filter.university')}
          </button>
        </li>
      )}
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={css.remove}
            aria-label={t('filter.remove', { name: label })}
            onClick={() => onChange(without)}
          >
            {label}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
