import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Alternative } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { dateRange, shortDate } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { HouseCard } from '../card/house-card.tsx';
import { Shortlist } from '../lazy-shortlist.tsx';
import type { HousesSearch } from '../search-params.ts';
import type { HouseQuery } from './search.ts';
import * as css from './results.css.ts';

export interface NoResultsProps {
  near: readonly Alternative[];
  query: HouseQuery;
  today: PlainDate;
  /** Changes the search to these dates, and drops the location if the house is elsewhere. */
  onTake: (changed: HousesSearch) => void;
}

export function NoResults({ near, query, today, onTake }: NoResultsProps) {
  const navigate = useNavigate();
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
        drawing="no-hits"
        title={t('empty.title')}
        text={near.length > 0 ? t('empty.near') : t('empty.text')}
        action={
          <Button variant="secondary" onClick={() => void navigate({ to: '/houses', search: {} })}>
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
                {query.stay && each.reason === 'other-dates' && (
                  <Shortlist part="alert" houseId={each.house.id} {...query.stay} inList />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
