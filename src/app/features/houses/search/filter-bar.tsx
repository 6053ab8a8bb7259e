import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ChevronDown, Search, SlidersHorizontal, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { locations } from '#contract/vocabulary.ts';
import type { University } from '#contract/seoul/commutes.ts';
import { shortName } from '#contract/seoul/short-names.ts';
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
  /** The chosen university, once its name is known. */
  university?: University | undefined;
  onChange: (changed: HousesSearch) => void;
}

const loadSheet = () => withTexts('search-panel', import('./filter-sheet.tsx'));
const FilterSheet = lazy(loadSheet);
const warmUp = () => {
  preloadOverlay();
  void loadSheet().catch(() => undefined);
};

/** Filters, the university first: a bar from 960 px, one button that opens a sheet below. Text: houses, common. */
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
      <WideFilters {...{ query, university }} onChange={find} onScope={setScope} />
      <PhoneFilters {...{ query, university }} onOpen={() => setScope('all')} />
      <ChosenFilters {...{ query, university, onChange }} />
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

type WideFiltersProps = Pick<FilterBarProps, 'query' | 'university' | 'onChange'> & {
  onScope: (scope: FilterScope) => void;
};

function WideFilters({ query, university, onChange, onScope }: WideFiltersProps) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const { stay, flexible, location, guests } = query;
  const filters = countFilters(query);
  const guestChoices = [...new Set([1, 2, 3, 4, ...(guests ? [guests] : [])])].sort((a, b) => a - b);
  return (
    <div className={css.bar}>
      <button type="button" className={css.cell} onClick={() => onScope('university')}>
        <span className={css.label}>{t('filter.study')}</span>
        <span className={css.value}>
          {university
            ? localText(university.name, i18n.language)
            : t(query.university ? 'filter.university' : 'filter.anyUniversity')}
        </span>
        <ChevronDown size={20} className={css.icon} aria-hidden="true" />
      </button>
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

type PhoneFiltersProps = Pick<FilterBarProps, 'query' | 'university'> & { onOpen: () => void };

function PhoneFilters({ query, university, onOpen }: PhoneFiltersProps) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const { stay, flexible, location, guests } = query;
  const filters = countFilters(query);
  const where = [
    query.university && (university ? shortName(university, i18n.language) : t('filter.university')),
    location && t(`common:location.${location}`),
  ].filter(Boolean);
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
        <span className={css.phonePlace}>{where.join(' · ') || t('filter.study')}</span>
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

type ChosenFiltersProps = Pick<FilterBarProps, 'query' | 'onChange' | 'university'>;

function ChosenFilters({ query, university, onChange }: ChosenFiltersProps) {
  const { t, i18n } = useTranslation(['houses', 'house-card']);
  const { type, minRent, maxRent, facilities, maxMinutes: minutes } = query;
  const chosen: { label: string; without: HousesSearch }[] = [
    ...(minutes && university
      ? [
          {
            label: t('filter.within', {
              university: shortName(university, i18n.language),
              minutes,
            }),
            without: { maxMinutes: undefined },
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
  if (chosen.length === 0) return null;
  return (
    <ul className={css.chosen}>
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
