/** A part of the map by its edges, in degrees (WGS84). */
export type Area = { south: number; west: number; north: number; east: number };

/** Latitude, longitude: whole degrees and at most six decimals. */
const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

/** Parses `south,west,north,east`. Returns null for anything else, for edges that are not on earth, and for an area without extent. */
export function parseArea(text: string): Area | null {
  const edges = text.split(',');
  if (edges.length !== 4 || !edges.every((edge) => DEGREES.test(edge))) return null;
  const [south = 0, west = 0, north = 0, east = 0] = edges.map(Number);
  const isPlace = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isPlace && south < north && west < east ? { south, west, north, east } : null;
}

export const areaText = ({ south, west, north, east }: Area): string => [south, west, north, east].join();
