import { useTranslation } from 'react-i18next';
import type { HouseCard as HouseCardData } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { HouseCard } from '../card/house-card.tsx';
import { Shortlist } from '../lazy-shortlist.tsx';
import type { FoundHouses, HouseQuery } from './search.ts';
import * as css from './results.css.ts';

export interface ResultsProps {
  found: FoundHouses;
  query: HouseQuery;
  today: PlainDate;
}

const datesOf = ({ stay }: HouseCardData) => stay && { checkIn: stay.checkIn, checkOut: stay.checkOut };

export function Results({ found, query, today }: ResultsProps) {
  const { t, i18n } = useTranslation('houses');
  const { stay, guests } = query;
  return (
    <>
      <ul className={css.grid}>
        {found.items.map((house, index) => (
          <li key={house.id} data-house={house.id}>
            <HouseCard
              house={house}
              today={today}
              stay={{ ...(datesOf(house) ?? stay), guests }}
              note={
                query.flexible &&
                house.stay &&
                t('near.moved', { dates: dateRange(house.stay.checkIn, house.stay.checkOut, i18n.language) })
              }
              priority={index === 0}
              level={2}
              unknown={found.onDevice}
            />
          </li>
        ))}
      </ul>
      <Shortlist part="bar" />
    </>
  );
}
