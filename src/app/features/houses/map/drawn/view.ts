import type { Area } from '#contract/seoul/area.ts';
import { frame, toMap, toPlace, UNIT_METRES, type MapPoint } from '#contract/seoul/projection.ts';

/** The size of a map on the screen, CSS pixels. */
export type Size = { width: number; height: number };
/** Shown part of the map: its center, and CSS pixels per unit. */
export type View = MapPoint & { scale: number };

/** Largest scale, 420 pixels per kilometer, because streets are not drawn. */
const MOST_SCALE = (420 * UNIT_METRES) / 1000;
/** Smallest scale, 9 pixels per kilometer: the whole city fits on a phone. */
const LEAST_SCALE = (9 * UNIT_METRES) / 1000;

const northWest = toMap({ latitude: frame.north, longitude: frame.west });
const southEast = toMap({ latitude: frame.south, longitude: frame.east });
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns the pixels per kilometer of a view. */
export const kilometre = ({ scale }: View): number => (scale * 1000) / UNIT_METRES;

/** Limits a view to the drawn area and the allowed scales. */
export function clamped({ x, y, scale }: View): View {
  return {
    x: between(northWest.x, x, southEast.x),
    y: between(northWest.y, y, southEast.y),
    scale: between(LEAST_SCALE, scale, MOST_SCALE),
  };
}

/** The covered strips at the edges of a map, pixels. */
export type Covered = { top: number; bottom: number };

/** Strips of a full-screen map below the search, its notes and the button to the list, each with half the height of a price. */
const FLOATING: Covered = { top: 200, bottom: 84 };
const nothing: Covered = { top: 0, bottom: 0 };

/** Returns the covered strips of a map; on a low map they are limited, so that some of it stays free. */
export const coveredOf = ({ height }: Size, whole: boolean): Covered =>
  whole
    ? { top: Math.min(FLOATING.top, 0.4 * height), bottom: Math.min(FLOATING.bottom, 0.2 * height) }
    : nothing;

/** Returns the view with a point in the middle of the uncovered part. */
export const centred = ({ x, y }: MapPoint, scale: number, { top, bottom }: Covered): View =>
  clamped({ x, y: y - (top - bottom) / 2 / scale, scale });

/** Returns the view that shows a whole area, as large as it fits in the uncovered part. */
export function fitted(
  { south, west, north, east }: Area,
  { width, height }: Size,
  covered: Covered = nothing,
): View {
  const from = toMap({ latitude: north, longitude: west });
  const to = toMap({ latitude: south, longitude: east });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const free = height - covered.top - covered.bottom;
  const fitting = Math.min(width / (to.x - from.x), free / (to.y - from.y));
  return centred(middle, clamped({ ...middle, scale: fitting }).scale, covered);
}

/** Returns the uncovered area of a view, with edges rounded to about 10 m because addresses contain it. */
export function areaOf(view: View, { width, height }: Size, { top, bottom }: Covered = nothing): Area {
  const half = { x: width / 2 / view.scale, y: height / 2 / view.scale };
  const { latitude: north, longitude: west } = toPlace({
    x: view.x - half.x,
    y: view.y - half.y + top / view.scale,
  });
  const { latitude: south, longitude: east } = toPlace({
    x: view.x + half.x,
    y: view.y + half.y - bottom / view.scale,
  });
  const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return { south: rounded(south), west: rounded(west), north: rounded(north), east: rounded(east) };
}

/** Returns the position of a map point, in pixels from the map's upper left corner. */
export function onScreen(point: MapPoint, view: View, { width, height }: Size): MapPoint {
  return {
    x: (point.x - view.x) * view.scale + width / 2,
    y: (point.y - view.y) * view.scale + height / 2,
  };
}

export const moved = (view: View, by: MapPoint): View =>
  clamped({ ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale });

/** Zooms a view by a factor, and keeps one screen point in place. */
export function zoomed(view: View, factor: number, at: MapPoint, { width, height }: Size): View {
  const { scale } = clamped({ ...view, scale: view.scale * factor });
  const off = { x: at.x - width / 2, y: at.y - height / 2 };
  const change = 1 / view.scale - 1 / scale;
  return clamped({ x: view.x + off.x * change, y: view.y + off.y * change, scale });
}
