import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ExternalLink, Footprints, MapPin, TrainFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import type { Commute } from '#contract/seoul/commutes.ts';
import { booking } from '#contract/rules/policy.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import type { WaysProps } from '../commute/ways.tsx';
import { SubwayBadges } from '../station-line.tsx';
import { styled } from './styled.ts';
import * as css from './house-place.css.ts';

/** Loads the map; the page shows none if that fails. */
const HouseMap = lazy<ComponentType<{ house: HouseDetail; commute: Commute | undefined }>>(() =>
  import('./drawn/house-map.tsx').then(styled).catch(() => ({ default: () => null })),
);

const Ways = lazy<ComponentType<WaysProps>>(() =>
  import('../commute/ways.tsx').catch(() => ({ default: () => null })),
);

export function HousePlace({ house }: { house: HouseDetail }) {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const station = localText(house.station.name, i18n.language);
  const lines = house.station.lines.map((line) => t('common:line', { line })).join(', ');
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Commute>();
  return (
    <>
      <div className={css.mapRoom}>
        {hydrated && (
          <Suspense>
            <HouseMap house={house} commute={chosen} />
          </Suspense>
        )}
      </div>
      <ol className={css.way}>
        <li className={css.step}>
          <TrainFront size={24} aria-hidden="true" className={css.icon} />
          <span>
            {t('place.getOff', { lines, station })} <SubwayBadges lines={house.station.lines} />
          </span>
        </li>
        <li className={css.step}>
          <Footprints size={24} aria-hidden="true" className={css.icon} />
          <span>{t('place.walk', { count: house.station.walkMinutes })}</span>
        </li>
        <li className={css.step}>
          <MapPin size={24} aria-hidden="true" className={css.icon} />
          <span>
            <strong className={css.area}>{localText(house.area, i18n.language)}</strong>
            <span className={css.later}>{t('place.exact', { time: booking.checkInInfoTime })}</span>
          </span>
        </li>
      </ol>
      <MapLinks house={house} />
      <div className={css.wayRoom}>
        {hydrated && (
          <Suspense>
            <Ways houseId={house.id} location={house.location} onChosen={setChosen} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function MapLinks({ house }: { house: HouseDetail }) {
  const { t } = useTranslation(['houses', 'common']);
  return (
    <ul className={css.maps}>
      {mapsOf(house).map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <span className={css.map}>
              {t(`place.${name}`)}
              <ExternalLink size={16} role="img" aria-label={t('common:newWindow')} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links to map services by coordinates, which show the neighborhood, not the door. */
function mapsOf({ latitude, longitude, name }: HouseDetail) {
  const at = `${latitude},${longitude}`;
  return [
    { name: 'naver' as const, href: `https://map.naver.com/p/search/${at}` },
    { name: 'kakao' as const, href: `https://map.kakao.com/link/map/${encodeURIComponent(name.ko)},${at}` },
    { name: 'google' as const, href: `https://www.google.com/maps/search/?api=1&query=${at}` },
  ];
}
