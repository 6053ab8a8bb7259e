import { useTranslation } from 'react-i18next';
import type { HouseCard as House } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { HouseCard } from '../../card/house-card.tsx';
import type { HouseQuery } from '../../search/search.ts';
import * as css from './houses-map.css.ts';

export interface PinCardProps {
  /** Null if it could not be loaded, undefined while it is. */
  house: House | null | undefined;
  query: HouseQuery;
  today: PlainDate;
  unknown: boolean;
}

export function PinCard({ house, query: { stay, guests }, today, unknown }: PinCardProps) {
  const { t } = useTranslation('map');
  return (
    <div className={css.pinned}>
      {house ? (
        <HouseCard house={house} today={today} stay={{ ...stay, guests }} sizes="140px" unknown={unknown} />
      ) : house === null ? (
        <p>{t('failed')}</p>
      ) : (
        <Skeleton height="112px" />
      )}
    </div>
  );
}
