import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Alternative } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { PageInfo } from '#contract/wire.ts';
import { dateRange, shortDate } from '#app/platform/i18n/format.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { HouseCard } from '../card/house-card.tsx';
import type { FoundHouses } from './queries.ts';
import type { HousesSearch } from '../search-params.ts';
import type { HouseQuery } from './search.ts';
import * as css from './results.css.ts';

export interface ResultsProps {
  found: FoundHouses;
  query: HouseQuery;
  today: PlainDate;
}

/** Number of cards in the first view of a desktop. */
const FIRST_ROW = 3;

/** Grid of one page of houses. */
export function Results({ found, query, today }: ResultsProps) {
  const { stay, guests } = query;
  return (
    <ul className={css.grid}>
      {found.items.map((house, index) => (
        <li key={house.id}>
          <HouseCard
            house={house}
            today={today}
            stay={{ ...stay, guests }}
            priority={index < FIRST_ROW}
            level={2}
            unknown={found.onDevice}
          />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of a page of houses. */
export function ResultsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={css.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={css.skeleton}>
            <Skeleton ratio="3 / 2" radius="14px" />
            <Skeleton width="70%" height="22px" />
            <Skeleton width="50%" />
            <Skeleton width="40%" height="22px" />
          </div>
        ))}
      </div>
    </div>
  );
}

export interface NoResultsProps {
  near: readonly Alternative[];
  query: HouseQuery;
  today: PlainDate;
  /** Changes the search to these dates, and drops the location where the house is elsewhere. */
  onTake: (changed: HousesSearch) => void;
  onClear: () => void;
}

/** Empty result: suggests other options and lists the nearest alternatives. Text: houses. */
export function NoResults({ near, query, today, onTake, onClear }: NoResultsProps) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const why = ({ reason, checkIn, house }: Alternative) =>
    reason === 'other-neighbourhood'
      ? t('near.elsewhere', { place: t(`common:location.${house.location}`) })
      : reason === 'longer-stay'
        ? t('near.longer', { count: house.minNights })
        : t('near.freeFrom', { date: shortDate(checkIn, i18n.language) });
  return (
    <>
      <EmptyState
        icon={<House size={28} aria-hidden="true" />}
        title={t('empty.title')}
        text={near.length > 0 ? t('empty.near') : t('empty.text')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('empty.clear')}
          </Button>
        }
      />
      {near.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near" className={css.nearHeading}>
            {t('near.title')}
          </h2>
          <ul className={css.grid}>
            {near.map((each) => (
              <li key={each.house.id} className={css.near}>
                <HouseCard
                  house={each.house}
                  today={today}
                  stay={{ checkIn: each.checkIn, checkOut: each.checkOut, guests: query.guests }}
                  note={why(each)}
                />
                <Button
                  variant="secondary"
                  size="small"
                  full
                  onClick={() =>
                    onTake({
                      checkIn: each.checkIn,
                      checkOut: each.checkOut,
                      ...(query.location && { location: each.house.location }),
                    })
                  }
                >
                  {t('near.take', { dates: dateRange(each.checkIn, each.checkOut, i18n.language) })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Pagination of the list. Text: houses. */
export function Pages({ page, search }: { page: PageInfo; search: HousesSearch }) {
  const { t } = useTranslation('houses');
  const { page: current, totalPages } = page;
  if (totalPages < 2) return null;
  const at = (number: number): HousesSearch => ({ ...search, page: number > 1 ? number : undefined });
  const look = buttonClass({ variant: 'quiet', size: 'small' });
  return (
    <nav aria-label={t('pages.label')} className={css.pages}>
      {current > 1 && (
        <Link to="/houses" search={at(current - 1)} className={look} aria-label={t('pages.previous')}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Link>
      )}
      {Array.from({ length: totalPages }, (_, index) => index + 1).map((number) => (
        <Link
          key={number}
          to="/houses"
          search={at(number)}
          className={css.page}
          aria-label={t('pages.page', { number })}
          aria-current={number === current ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {current < totalPages && (
        <Link to="/houses" search={at(current + 1)} className={look} aria-label={t('pages.next')}>
          <ChevronRight size={20} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
