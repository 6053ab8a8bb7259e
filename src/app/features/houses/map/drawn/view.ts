import type { Area } from '#contract/seoul/area.ts';
import { frame, toMap, toPlace, UNIT_METRES, type MapPoint } from '#contract/seoul/projection.ts';

/** The size of a map on the screen, CSS pixels. */
export type Size = { width: number; height: number };
/** The part of the map that is shown: the point in its middle, and CSS pixels per unit. */
export type View = MapPoint & { scale: number };

/** A kilometre is at most so many pixels: streets are not drawn. */
const MOST_SCALE = (420 * UNIT_METRES) / 1000;
/** The whole city fits into a phone. */
const LEAST_SCALE = (9 * UNIT_METRES) / 1000;

const northWest = toMap({ latitude: frame.north, longitude: frame.west });
const southEast = toMap({ latitude: frame.south, longitude: frame.east });
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Pixels of a kilometre. */
export const kilometre = ({ scale }: View): number => (scale * 1000) / UNIT_METRES;

/** A view within what is drawn and can be told apart. */
export function clamped({ x, y, scale }: View): View {
  return {
    x: between(northWest.x, x, southEast.x),
    y: between(northWest.y, y, southEast.y),
    scale: between(LEAST_SCALE, scale, MOST_SCALE),
  };
}

/** The covered strips at the edges of a map, pixels. */
export type Covered = { top: number; bottom: number };

/** The strips under the search, its notes and the way to the list where a map is all there is on the screen, each with half of a price. */
const FLOATING: Covered = { top: 200, bottom: 84 };
const nothing: Covered = { top: 0, bottom: 0 };

/** The strips of a map that are covered: of a low one, not so much that nothing is left. */
export const coveredOf = ({ height }: Size, whole: boolean): Covered =>
  whole
    ? { top: Math.min(FLOATING.top, 0.4 * height), bottom: Math.min(FLOATING.bottom, 0.2 * height) }
    : nothing;

/** The view that has a point in the middle of what is not covered. */
export const centred = ({ x, y }: MapPoint, scale: number, { top, bottom }: Covered): View =>
  clamped({ x, y: y - (top - bottom) / 2 / scale, scale });

/** The view that shows an area whole, as large as it fits beside what covers the map. */
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

/** The area that a view shows beside what covers it, its edges to about ten metres: addresses have it. */
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

/** Where a point of the map stands on the screen, pixels from the map's upper left corner. */
export function onScreen(point: MapPoint, view: View, { width, height }: Size): MapPoint {
  return {
    x: (point.x - view.x) * view.scale + width / 2,
    y: (point.y - view.y) * view.scale + height / 2,
  };
}

/** The view moved by pixels, as a hand moves paper. */
export const moved = (view: View, by: MapPoint): View =>
  clamped({ ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale });

/** The view nearer or farther by a factor, with a point of the screen staying where it is. */
export function zoomed(view: View, factor: number, at: MapPoint, { width, height }: Size): View {
  const { scale } = clamped({ ...view, scale: view.scale * factor });
  const off = { x: at.x - width / 2, y: at.y - height / 2 };
  const change = 1 / view.scale - 1 / scale;
  return clamped({ x: view.x + off.x * change, y: view.y + off.y * change, scale });
}
