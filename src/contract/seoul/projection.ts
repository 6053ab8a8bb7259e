import type { Area } from './area.ts';

/** Meters per degree at the latitude of Seoul, which is flat enough for a city. */
export const degree = { lat: 110_990, lon: 111_320 * Math.cos((37.55 * Math.PI) / 180) };

export const UNIT_METRES = 10;

/** The drawn area, equal to `frame` in `seoul.json`. */
export const frame: Area = { south: 37.42, west: 126.755, north: 37.71, east: 127.195 };

/** A point of the drawn map in units, counted right and down from its north-west corner. */
export type MapPoint = { x: number; y: number };

export function toMap({ latitude, longitude }: { latitude: number; longitude: number }): MapPoint {
  return {
    x: ((longitude - frame.west) * degree.lon) / UNIT_METRES,
    y: ((frame.north - latitude) * degree.lat) / UNIT_METRES,
  };
}

export function toPlace({ x, y }: MapPoint): { latitude: number; longitude: number } {
  return {
    latitude: frame.north - (y * UNIT_METRES) / degree.lat,
    longitude: frame.west + (x * UNIT_METRES) / degree.lon,
  };
}

/** Rounds a coordinate in degrees to about a hundred meters for the public. Only check-in information shows the exact place. */
export const nearby = (degrees: number): number => Math.round(degrees * 1000) / 1000;
