import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseCard as House } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { HouseCard } from '../../card/house-card.tsx';
import type { HouseQuery } from '../../search/search.ts';
import { houseOnMap } from './queries.ts';
import * as css from './houses-map.css.ts';

export interface PinCardProps {
  id: string;
  known: House | undefined;
  query: HouseQuery;
  today: PlainDate;
  unknown: boolean;
}

export function PinCard({ id, known, query, today, unknown }: PinCardProps) {
  const { t } = useTranslation('map');
  const [read, setRead] = useState<House | null>();
  const { stay, flexible, guests } = query;
  // Where dates may move, those of a house that is not listed are not known.
  const priced = flexible ? null : stay;
  useEffect(() => {
    if (known) return;
    let gone = false;
    void houseOnMap(id, priced).then((house) => gone || setRead(house));
    return () => {
      gone = true;
    };
  }, [id, known, priced]);
  const house = known ?? read;
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
