import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import seoul from 'virtual:seoul-map';
import type { HouseDetail } from '#contract/houses.ts';
import type { Commute } from '#contract/seoul/commutes.ts';
import { toMap, type MapPoint } from '#contract/seoul/projection.ts';
import { DrawnMap } from './drawn-map.tsx';
import { MapFrame, type Shown } from './map-frame.tsx';
import { routeOf, type Route } from './route.ts';
import { clamped, kilometre, type Size, type View } from './view.ts';
import * as css from './house-map.css.ts';
import './texts.ts';

export { mapStyle } from './map-style.ts';

/** Scale around a house, pixels per kilometer; with a university, the whole way is shown. */
const AROUND = 260;
const MARGIN_PX = 56;
/** Longest distance between a house and its station, map units. */
const STATION_WITHIN = 300;

/** Draws a house as a circle of 150 m with its station, and the way to a chosen university by its stations. Text: map, common. */
export default function HouseMap({ house, commute }: { house: HouseDetail; commute: Commute | undefined }) {
  const { t } = useTranslation('map');
  const [shown, setShown] = useState<Shown | null>(null);
  const [isMoved, setMoved] = useState(false);
  const place = useMemo(() => {
    const at = toMap(house);
    return { house: at, station: stationOf(house, at) };
  }, [house]);
  const route = useMemo(() => (commute ? routeOf(place.house, commute) : null), [place, commute]);
  const start = (size: Size) =>
    around([place.house, ...(route ? placesOf(route) : [place.station].flatMap((each) => each ?? []))], size);
  // A university that is chosen later has the map show it, unless somebody has moved it.
  const view = shown && (isMoved ? shown.view : start(shown.size));
  return (
    <figure className={css.figure}>
      <div className={css.box}>
        <MapFrame
          label={t('labelHouse')}
          shown={shown && view && { ...shown, view }}
          onSize={(size) =>
            setShown((before) => ({ size, view: before && isMoved ? before.view : start(size) }))
          }
          onMove={(next) => {
            setMoved(true);
            setShown((before) => before && { ...before, view: next });
          }}
        >
          {shown && view && (
            <DrawnMap
              size={shown.size}
              view={view}
              areas
              university={commute?.university.id}
              route={route}
              place={place}
            />
          )}
        </MapFrame>
      </div>
      <figcaption className={css.caption}>
        {route && route.rides.length > 0 && <Steps route={route} />}
        {t('circle')}
      </figcaption>
    </figure>
  );
}

function Steps({ route: { rides, bus } }: { route: Route }) {
  const { t, i18n } = useTranslation('map');
  const name = (station: number | undefined) => {
    const [, , ko, en] = seoul.stations[station!]!;
    return i18n.language === 'en' ? en : ko.replace(/역?$/, '역');
  };
  return (
    <ol className={css.steps}>
      <li>{t('route.walk', { station: name(rides[0]?.stations[0]) })}</li>
      {rides.map(({ line, stations }) => (
        <li key={line}>
          {t('route.ride', {
            line,
            from: name(stations[0]),
            to: name(stations.at(-1)),
            count: stations.length - 1,
          })}
        </li>
      ))}
      <li>{t(bus ? 'route.bus' : 'route.gate')}</li>
    </ol>
  );
}

const placesOf = ({ rides, gate }: Route): MapPoint[] => [
  gate,
  ...rides.flatMap(({ stations }) =>
    stations.map((station) => {
      const [x, y] = seoul.stations[station]!;
      return { x, y };
    }),
  ),
];

/** Finds a house's station on the map: the nearest of those that its name may mean. */
function stationOf({ station }: HouseDetail, at: MapPoint): MapPoint | null {
  const name = station.name.ko.replace(/역$/, '');
  const near = seoul.stations
    .map(([x, y, ko]) => ({ x, y, ko, far: Math.hypot(x - at.x, y - at.y) }))
    .filter(
      ({ ko, far }) => far < STATION_WITHIN && (ko === name || ko.startsWith(name) || name.startsWith(ko)),
    );
  const [nearest] = near.toSorted((a, b) => a.far - b.far);
  return nearest ? { x: nearest.x, y: nearest.y } : null;
}

/** Returns the view of points with a margin, no closer than a map without streets is useful. */
function around(points: readonly MapPoint[], { width, height }: Size): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const nearest = AROUND / kilometre({ x: 0, y: 0, scale: 1 });
  const scale = Math.min(
    nearest,
    (width - 2 * MARGIN_PX) / Math.max(1, right - left),
    (height - 2 * MARGIN_PX) / Math.max(1, bottom - top),
  );
  return clamped({ x: (left + right) / 2, y: (top + bottom) / 2, scale });
}
