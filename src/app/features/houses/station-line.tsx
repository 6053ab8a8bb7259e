import { useTranslation } from 'react-i18next';
import type { HouseCard } from '#contract/houses.ts';
import { SubwayBadge, type SubwayLine } from '#app/ui/data/badge.tsx';
import * as css from './station-line.css.ts';

export interface StationLineProps {
  location: HouseCard['location'];
  station: HouseCard['station'];
}

const ours: readonly SubwayLine[] = [1, 2, 6];

export function SubwayBadges({ lines }: { lines: readonly number[] }) {
  const { t } = useTranslation('common');
  return (
    <span className={css.badges}>
      {ours
        .filter((line) => lines.includes(line))
        .map((line) => (
          <SubwayBadge key={line} line={line} label={t('line', { line })} />
        ))}
    </span>
  );
}

export function StationLine({ location, station }: StationLineProps) {
  const { t } = useTranslation(['house-card', 'common']);
  return (
    <p className={css.line}>
      <SubwayBadges lines={station.lines} />
      <span>{t('card.walk', { place: t(`common:location.${location}`), count: station.walkMinutes })}</span>
    </p>
  );
}
