import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import seoul from 'virtual:seoul-map';
import type { HouseCard, MapCluster, MapPin } from '#contract/houses.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import { areaText, type Area } from '#contract/seoul/area.ts';
import { toMap, type MapPoint } from '#contract/seoul/projection.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Overlay, preloadOverlay } from '#app/ui/overlays/overlay.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import type { HouseQuery } from '../../search/search.ts';
import { DrawnMap } from './drawn-map.tsx';
import { MapFrame, type Shown } from './map-frame.tsx';
import { MapNotes } from './map-notes.tsx';
import { PinCard } from './pin-card.tsx';
import { Clusters, Pins } from './pins.tsx';
import type { Count } from './place-pins.ts';
import type { FoundMap } from './queries.ts';
import { routeOf, type Route } from './route.ts';
import { useFoundMap, useHouseOnMap, useReaches } from './use-found-map.ts';
import { useHotHouse } from './use-hot-house.ts';
import { areaOf, centred, coveredOf, fitted, kilometre, onScreen, type Size, type View } from './view.ts';
import * as css from './houses-map.css.ts';
import './texts.ts';

export { mapStyle } from './map-style.ts';

export interface HousesMapProps {
  query: HouseQuery;
  today: PlainDate;
  listed: readonly HouseCard[];
  whole: boolean;
  /** Searches another part of the map (`south,west,north,east`). */
  onArea: (area: string) => void;
}

/** Area of the neighborhoods in which we have houses. */
const everywhere: Area = { south: 37.465, west: 126.9, north: 37.612, east: 127.085 };
/** Least scale at which houses are shown one by one, pixels per kilometer; an opened neighborhood is shown a little closer. */
const HOUSES_FROM = 52;
const NEIGHBOURHOOD = 105;
/** Time for which a map must rest before it is searched. */
const REST_MS = 300;

const visited = new Set<string>();
/** True if the map searches as it moves; the choice lasts until the application is closed. */
let searchesAlong = true;

export default function HousesMap({ query, today, listed, whole, onArea }: HousesMapProps) {
  const { t } = useTranslation('map');
  const { shown, moving, setMoving, isElsewhere, search, ...map } = useSearchedMap(query, whole, onArea);
  const isNear = shown !== null && kilometre(shown.view) >= HOUSES_FROM;
  const { found, again } = useFoundMap(query, shown && (isNear ? 'house' : 'neighbourhood'));
  const [selected, select] = useState<string>();
  const [hot, setHot] = useHotHouse(selected);
  const marks = { pins: useMemo(() => found?.pins.map(toMap), [found]), counts: useCounts(found) };
  const pin = found?.pins.find(({ id }) => id === selected);
  const house = useHouseOnMap(pin?.id, listed, query);
  const reaches = useReaches(query.university);
  const route = useRoute(house ?? listed.find(({ id }) => id === hot));

  const close = () => {
    document.querySelector<HTMLElement>(`[data-pin="${selected}"]`)?.focus();
    select(undefined);
  };
  return (
    <div
      className={css.root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && selected) close();
      }}
    >
      <MapFrame label={t('label')} shown={shown} onSize={map.resize} onMove={map.move} whole={whole}>
        {shown && (
          <>
            <DrawnMap
              {...shown}
              {...{ ...marks, reaches, route }}
              areas={isNear}
              university={query.university}
            />
            {found && (
              <Homes
                {...{ found, shown, selected, hot }}
                onOpen={map.open}
                onHot={setHot}
                onSelect={select}
              />
            )}
          </>
        )}
      </MapFrame>
      <MapNotes
        {...{ found, whole, moving, isElsewhere }}
        {...{ reaches, university: query.university }}
        onMoving={setMoving}
        onSearch={search}
        onAgain={again}
      />
      <Selected
        {...{ pin, house, shown, whole, query, today }}
        unknown={found?.onDevice ?? false}
        onClose={close}
      />
    </div>
  );
}

type HomesProps = {
  found: FoundMap;
  shown: Shown;
  selected: string | undefined;
  hot: string | undefined;
  onOpen: (at: MapPoint) => void;
  onHot: (id: string | undefined) => void;
  onSelect: (id: string) => void;
};

function Homes({ found, shown, selected, hot, onOpen, onHot, onSelect }: HomesProps) {
  const { clusters, pins } = found;
  return (
    <>
      {clusters.length > 0 && (
        <Clusters {...shown} clusters={clusters} onOpen={(cluster: MapCluster) => onOpen(toMap(cluster))} />
      )}
      {pins.length > 0 && (
        <Pins
          {...shown}
          {...{ selected, hot, visited, pins, onHot }}
          onSelect={(id) => {
            visited.add(id);
            onSelect(id);
          }}
        />
      )}
    </>
  );
}

function useCounts(found: FoundMap | null | undefined): Count[] | undefined {
  const { t } = useTranslation('common');
  return useMemo(
    () => found?.clusters.map((each) => ({ at: toMap(each), name: t(`location.${each.location}`) })),
    [found, t],
  );
}

/** Finds the way of a house to the university of the search; null without one. */
function useRoute(house: HouseCard | undefined): Route | null {
  return useMemo(() => (house?.commute ? routeOf(toMap(house), house.commute) : null), [house]);
}

type SelectedProps = Pick<HousesMapProps, 'whole' | 'query' | 'today'> & {
  pin: MapPin | undefined;
  house: HouseCard | null | undefined;
  shown: { view: View; size: Size } | null;
  unknown: boolean;
  onClose: () => void;
};

function Selected({ pin, house, shown, whole, query, today, unknown, onClose }: SelectedProps) {
  const { t, i18n } = useTranslation('map');
  useEffect(() => {
    if (whole) preloadOverlay();
  }, [whole]);
  const card = pin && <PinCard key={pin.id} {...{ house, query, today, unknown }} />;
  return (
    <>
      <VisuallyHidden role="status">
        {pin &&
          t('selected', {
            name: localText(pin.name, i18n.language),
            rent: won(pin.monthlyRent),
            nights: booking.periodNights,
          })}
      </VisuallyHidden>
      {whole ? (
        <Overlay
          open={pin !== undefined}
          onClose={onClose}
          title={pin && localText(pin.name, i18n.language)}
          titleHidden
          closeLabel={t('close')}
          blocking={false}
          topPosition="content"
        >
          <div className={css.inSheet}>{card}</div>
        </Overlay>
      ) : (
        pin &&
        shown && (
          <div
            className={css.card}
            style={besidePin(onScreen(toMap(pin), shown.view, shown.size), shown.size)}
          >
            {card}
            <IconButton label={t('close')} className={css.close} onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </div>
        )
      )}
    </>
  );
}

const scaleOf = (pixels: number): number => pixels / kilometre({ x: 0, y: 0, scale: 1 });

/** Returns the first view of a search, which keeps its results clear of what covers the map. */
function start({ area, location }: HouseQuery, size: Size, whole: boolean): View {
  const covered = coveredOf(size, whole);
  if (area) return fitted(area, size, covered);
  const there = seoul.neighbourhoods.find(([, , , , id]) => id === location);
  if (there) return centred({ x: there[0], y: there[1] }, scaleOf(NEIGHBOURHOOD), covered);
  return fitted(everywhere, size, covered);
}

/** Tracks the shown part of the map, searches it once it rests, and follows changes of the search made elsewhere. */
function useSearchedMap(query: HouseQuery, whole: boolean, onArea: (area: string) => void) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [moving, setMoving] = useState(searchesAlong);
  const [isElsewhere, setElsewhere] = useState(false);
  const text = query.area && areaText(query.area);
  const written = useRef(text);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const { location } = query;
  const before = useRef(location);
  useEffect(() => {
    const isSame = text === written.current && (text !== undefined || location === before.current);
    before.current = location;
    if (isSame) return;
    written.current = text;
    setElsewhere(false);
    setShown((before) => before && { ...before, view: start(query, before.size, whole) });
  }, [query, text, location, whole]);

  const search = ({ view, size }: Shown) => {
    const given = areaText(areaOf(view, size, coveredOf(size, whole)));
    written.current = given;
    setElsewhere(false);
    onArea(given);
  };
  const move = (view: View) => {
    if (!shown) return;
    const next = { ...shown, view };
    setShown(next);
    clearTimeout(resting.current);
    if (!searchesAlong) return setElsewhere(true);
    resting.current = setTimeout(() => search(next), REST_MS);
  };
  return {
    shown,
    moving,
    isElsewhere,
    move,
    open: (point: MapPoint) =>
      shown && move(centred(point, scaleOf(NEIGHBOURHOOD), coveredOf(shown.size, whole))),
    resize: (size: Size) =>
      setShown((before) => ({ size, view: before ? before.view : start(query, size, whole) })),
    setMoving: (along: boolean) => {
      searchesAlong = along;
      setMoving(along);
      if (along && isElsewhere && shown) search(shown);
    },
    search: () => shown && search(shown),
  };
}

const CARD = { width: 340, height: 190 };

function besidePin({ x, y }: { x: number; y: number }, { width }: Size) {
  const most = Math.max(8, width - CARD.width - 8);
  const insetInlineStart = Math.min(most, Math.max(8, x - CARD.width / 2));
  return y > CARD.height + 40
    ? { insetInlineStart, insetBlockStart: y - 24, translate: '0 -100%' }
    : { insetInlineStart, insetBlockStart: y + 24 };
}
