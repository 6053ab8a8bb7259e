import { useNavigate } from '@tanstack/react-router';
import { Search as SearchIcon } from 'lucide-react';
import { Suspense, lazy, useEffect, useState, type FormEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localText, withTexts } from '#app/platform/i18n/i18n.ts';
import { tracking } from '#app/platform/services/tracking.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { cx } from '#app/ui/theme/cx.ts';
import { toHousesSearch, type Search, type SearchPart } from './search-model.ts';
import * as css from './search.css.ts';

const loadPanel = () => withTexts('search-panel', import('./search-panel.tsx'));
const loadSheet = () => withTexts('search-panel', import('./search-sheet.tsx'));
const SearchPanel = lazy(loadPanel);
const SearchSheet = lazy(loadSheet);

const warm = (load: () => Promise<unknown>) => () => void load().catch(() => undefined);

const parts: SearchPart[] = ['where', 'when', 'who'];

/**
 * Search for university or location, dates and guests: a bar with three fields, or on phones one field that opens a sheet. Without JavaScript it links to all
 * houses.
 */
export function HomeSearch() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const [search, setSearch] = useState<Search>({ guests: 1 });
  const [part, setPart] = useState<SearchPart | null>(null);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const change = (changed: Partial<Search>) => setSearch((now) => ({ ...now, ...changed }));

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    tracking.findHouses();
    setPart(null);
    setSheet((now) => (now === 'open' ? 'closed' : now));
    void navigate({ to: '/houses', search: toHousesSearch(search) });
  };
  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    setSheet('open');
  };

  return (
    <form
      action="/houses"
      role="search"
      aria-label={t('search.label')}
      className={css.form}
      onSubmit={submit}
    >
      <PhoneField onOpen={openSheet} />
      <SearchBar search={search} part={part} onPart={setPart} />
      {part && (
        <Suspense fallback={null}>
          <SearchPanel key={part} part={part} search={search} onChange={change} onPart={setPart} />
        </Suspense>
      )}
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <SearchSheet
            open={sheet === 'open'}
            search={search}
            onChange={change}
            onSubmit={() => submit()}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </form>
  );
}

function PhoneField({ onOpen }: { onOpen: (event: MouseEvent) => void }) {
  const { t } = useTranslation('home');
  return (
    <button
      type="submit"
      className={css.phoneField}
      aria-haspopup="dialog"
      onPointerDown={warm(loadSheet)}
      onFocus={warm(loadSheet)}
      onClick={onOpen}
    >
      <SearchIcon size={22} />
      <span className={css.phoneWords}>
        <strong>{t('search.field')}</strong>
        <span className={css.quiet}>{t('search.fieldHelp')}</span>
      </span>
    </button>
  );
}

type SearchBarProps = { search: Search; part: SearchPart | null; onPart: (part: SearchPart | null) => void };

function SearchBar({ search, part, onPart }: SearchBarProps) {
  const { t, i18n } = useTranslation(['home', 'common']);
  const { university, location } = search;
  const study = [
    university && localText(university.name, i18n.language),
    location && t(`common:location.${location}`),
  ]
    .filter(Boolean)
    .join(' · ');
  const value = {
    where: study || t('search.anywhere'),
    when: useStayWords(search, i18n.language) ?? t('search.anyDates'),
    who: t('common:guests', { count: search.guests }),
  };

  return (
    <div className={css.bar} onPointerEnter={warm(loadPanel)} onFocus={warm(loadPanel)}>
      {parts.map((name) => (
        <button
          key={name}
          type="button"
          id={`search-${name}`}
          className={css.segment}
          aria-haspopup="dialog"
          aria-expanded={part === name}
          onClick={() => onPart(part === name ? null : name)}
        >
          <span className={css.name}>{t(`search.${name}`)}</span>
          <span className={css.value}>{value[name]}</span>
        </button>
      ))}
      <button type="submit" className={cx(buttonClass({ variant: 'brand' }), css.submit)}>
        <SearchIcon size={20} />
        {t('search.submit')}
      </button>
    </div>
  );
}

/** Returns the dates of the stay as text, or null. The code loads once dates are selected. */
function useStayWords({ checkIn, checkOut, guests }: Search, language: string): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (!checkIn) return;
    let left = false;
    void import('./stay-summary.ts').then(({ staySummary }) => {
      if (!left) setWords(staySummary({ checkIn, checkOut, guests }, language));
    });
    return () => {
      left = true;
    };
  }, [checkIn, checkOut, guests, language]);
  return checkIn ? words : null;
}
