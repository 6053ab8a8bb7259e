import { useRef, useState, type KeyboardEvent, type PointerEvent, type MouseEvent } from 'react';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import seoul from 'virtual:seoul-map';
import { nearby, toMap, toPlace, UNIT_METRES, type MapPoint } from '#contract/seoul/projection.ts';
import { DrawnMap } from '#app/features/houses/map/drawn/drawn-map.tsx';
import { MapFrame, type Shown } from '#app/features/houses/map/drawn/map-frame.tsx';
import { clamped, moved, onScreen } from '#app/features/houses/map/drawn/view.ts';
import '#app/features/houses/map/drawn/texts.ts';
import * as css from './place-picker.css.ts';

export { mapStyle } from '#app/features/houses/map/drawn/map-style.ts';

type Place = { latitude: number; longitude: number };
export interface PlacePickerProps {
  /** The exact place in degrees; null if it is not set. */
  place: Place | null;
  /** Neighborhood shown while no place is set. */
  location: string;
  onPick: (place: Place) => void;
}

/** Initial scale in pixels per kilometer, the same as on the public page of a house. */
const SCALE = (260 * UNIT_METRES) / 1000;
/** Distances in meters that an arrow key moves the place, without and with Shift. */
const [STEP, FAR] = [10, 100];
/** Movement in pixels above which a press is a drag. */
const DRAG_PX = 6;
const DIGITS = 5;

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Converts a map point to degrees, rounded to a meter. */
function placeAt(point: MapPoint): Place {
  const { latitude, longitude } = toPlace(point);
  return { latitude: Number(latitude.toFixed(DIGITS)), longitude: Number(longitude.toFixed(DIGITS)) };
}

/**
 * Picks the exact place of a house by click or tap, or moves it with arrow keys. The circle around it is what the public sees. Text: admin-houses,
 * map.
 */
export default function PlacePicker({ place, location, onPick }: PlacePickerProps) {
  const { t } = useTranslation('admin-houses');
  const exact = place && toMap(place);
  const [shown, setShown] = useState<Shown | null>(null);
  const [start] = useState(() => exact ?? middleOf(location));
  const picking = usePicking(shown, onPick);
  return (
    <figure className={css.figure}>
      {/* Keys do the same on the pin. */}
      <div role="presentation" className={css.box} {...picking}>
        <MapFrame
          label={t('map.label')}
          shown={shown}
          onSize={(size) =>
            setShown((before) => ({ size, view: before?.view ?? clamped({ ...start, scale: SCALE }) }))
          }
          onMove={(view) => setShown((before) => before && { ...before, view })}
        >
          {shown && (
            <DrawnMap
              size={shown.size}
              view={shown.view}
              areas
              {...(place && {
                place: {
                  house: toMap({ latitude: nearby(place.latitude), longitude: nearby(place.longitude) }),
                  station: null,
                },
              })}
            />
          )}
          {shown && exact && (
            <Pin
              shown={shown}
              exact={exact}
              onPick={onPick}
              onMove={(view) => setShown({ ...shown, view })}
            />
          )}
        </MapFrame>
      </div>
      <figcaption className={css.caption}>{t(place ? 'map.help' : 'map.none')}</figcaption>
    </figure>
  );
}

/** Picks the map point that is clicked; a drag picks nothing. */
function usePicking(shown: Shown | null, onPick: PlacePickerProps['onPick']) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<MapPoint | null>(null);
  const onPointerDownCapture = ({ clientX: x, clientY: y }: PointerEvent) => {
    pressed.current = { x, y };
  };
  const onClick = (event: MouseEvent) => {
    const from = pressed.current;
    pressed.current = null;
    const isControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (!shown || !box.current || !from || isControl) return;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_PX) return;
    const { left, top } = box.current.getBoundingClientRect();
    const { view, size } = shown;
    onPick(
      placeAt({
        x: view.x + (event.clientX - left - size.width / 2) / view.scale,
        y: view.y + (event.clientY - top - size.height / 2) / view.scale,
      }),
    );
  };
  return { ref: box, onPointerDownCapture, onClick };
}

type PinProps = {
  shown: Shown;
  exact: MapPoint;
  onPick: (place: Place) => void;
  onMove: (view: Shown['view']) => void;
};

/** The exact place. Arrow keys move it; pressing it centers the map on it. */
function Pin({ shown: { view, size }, exact, onPick, onMove }: PinProps) {
  const { t } = useTranslation('admin-houses');
  const at = onScreen(exact, view, size);
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const units = (event.shiftKey ? FAR : STEP) / UNIT_METRES;
    const next = { x: exact.x + by[0] * units, y: exact.y + by[1] * units };
    onPick(placeAt(next));
    onMove(moved(view, { x: -by[0] * units * view.scale, y: -by[1] * units * view.scale }));
  };
  return (
    <button
      type="button"
      className={css.pin}
      aria-label={t('map.pin')}
      style={{ insetInlineStart: at.x, insetBlockStart: at.y }}
      onKeyDown={press}
      onClick={() => onMove(clamped({ ...exact, scale: view.scale }))}
    >
      <MapPin size={36} />
    </button>
  );
}

/** Returns the center of a neighborhood on the map, or of the first one if it is unknown. */
function middleOf(location: string): MapPoint {
  const found = seoul.neighbourhoods.find(([, , , , id]) => id === location) ?? seoul.neighbourhoods[0]!;
  return { x: found[0], y: found[1] };
}
