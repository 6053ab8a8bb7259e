import type { Area } from './area.ts';

/** Metres of a degree at the latitude of Seoul: flat enough for a city. */
export const degree = { lat: 110_990, lon: 111_320 * Math.cos((37.55 * Math.PI) / 180) };

/** Metres of a unit of the drawn map. */
export const UNIT_METRES = 10;

/** The part that is drawn, as `frame` in `seoul.json` has it. */
export const frame: Area = { south: 37.42, west: 126.755, north: 37.71, east: 127.195 };

/** A point of the drawn map in units, from its north-west corner to the right and downwards. */
export type MapPoint = { x: number; y: number };

/** A place in degrees as a point of the drawn map. */
export function toMap({ latitude, longitude }: { latitude: number; longitude: number }): MapPoint {
  return {
    x: ((longitude - frame.west) * degree.lon) / UNIT_METRES,
    y: ((frame.north - latitude) * degree.lat) / UNIT_METRES,
  };
}

/** The reverse of {@link toMap}. */
export function toPlace({ x, y }: MapPoint): { latitude: number; longitude: number } {
  return {
    latitude: frame.north - (y * UNIT_METRES) / degree.lat,
    longitude: frame.west + (x * UNIT_METRES) / degree.lon,
  };
}

/** A coordinate in degrees to about a hundred metres, as the public may know it: the map shows the neighbourhood, check-in information the door. */
export const nearby = (degrees: number): number => Math.round(degrees * 1000) / 1000;
