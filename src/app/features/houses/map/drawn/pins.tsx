import { useTranslation } from 'react-i18next';
import type { MapCluster, MapPin } from '#contract/houses.ts';
import { won } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import { toMap, type MapPoint } from '#contract/seoul/projection.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { apart, placePins } from './place-pins.ts';
import { onScreen, type Size, type View } from './view.ts';
import * as css from './pins.css.ts';

export interface PinsProps {
  view: View;
  size: Size;
  pins: readonly MapPin[];
  selected: string | undefined;
  hot: string | undefined;
  visited: ReadonlySet<string>;
  onSelect: (id: string) => void;
  onHot: (id: string | undefined) => void;
}

/** Houses as prices on the map: a list of buttons in the order of the answer. A price that would cover another becomes a dot. */
export function Pins({ view, size, pins, selected, hot, visited, onSelect, onHot }: PinsProps) {
  const { t, i18n } = useTranslation('map');
  const points = pins.map((pin) => onScreen(toMap(pin), view, size));
  const full = placePins(points);
  return (
    <ul className={css.list} aria-label={t('pins')}>
      {pins.map((pin, index) => {
        const { x, y } = points[index]!;
        if (isOutside({ x, y }, size)) return null;
        const name = localText(pin.name, i18n.language);
        const isSelected = pin.id === selected;
        const isFront = isSelected || pin.id === hot;
        return (
          <li
            key={pin.id}
            className={css.place}
            style={{ translate: `${x}px ${y}px`, zIndex: isFront ? 2 : full[index] ? 1 : 0 }}
          >
            <button
              type="button"
              data-pin={pin.id}
              className={css.pin}
              aria-pressed={isSelected}
              data-hot={isFront || undefined}
              data-visited={visited.has(pin.id) || undefined}
              data-dot={(!full[index] && !isFront) || undefined}
              onClick={() => onSelect(pin.id)}
              onPointerEnter={() => onHot(pin.id)}
              onPointerLeave={() => onHot(undefined)}
              onFocus={() => onHot(pin.id)}
              onBlur={() => onHot(undefined)}
            >
              <span aria-hidden="true">{shortWon(pin.monthlyRent, i18n.language)}</span>
              <VisuallyHidden>
                {t('pin', { name, rent: won(pin.monthlyRent), nights: booking.periodNights })}
              </VisuallyHidden>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export interface ClustersProps extends Pick<PinsProps, 'view' | 'size'> {
  clusters: readonly MapCluster[];
  onOpen: (cluster: MapCluster) => void;
}

export function Clusters({ view, size, clusters, onOpen }: ClustersProps) {
  const { t } = useTranslation(['map', 'common']);
  const names = clusters.map(({ location }) => t(`common:location.${location}`));
  const points = apart(
    clusters.map((cluster) => onScreen(toMap(cluster), view, size)),
    names,
  );
  return (
    <ul className={css.list} aria-label={t('pins')}>
      {clusters.map((cluster, index) => {
        const { x, y } = points[index]!;
        const { location, count } = cluster;
        if (isOutside({ x, y }, size)) return null;
        return (
          <li key={location} className={css.place} style={{ translate: `${x}px ${y}px` }}>
            <button
              type="button"
              className={css.pin}
              aria-label={t('cluster', { place: names[index]!, count })}
              onClick={() => onOpen(cluster)}
            >
              {names[index]} <span className={css.count}>{count}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** True if a point is outside the map: a button there would take the focus unseen. */
const isOutside = ({ x, y }: MapPoint, { width, height }: Size) => x < 0 || y < 0 || x > width || y > height;

/** Formats the monthly rent briefly: `118만`, `₩1.18M`. */
function shortWon(amount: number, language: string): string {
  if (language !== 'en') return `${Math.round(amount / 10_000)}만`;
  return amount < 1_000_000 ? `₩${Math.round(amount / 1000)}K` : `₩${(amount / 1_000_000).toFixed(2)}M`;
}
