import type { Bilingual } from '../shared.ts';
import data from './seoul.json' with { type: 'json' };
import type { UniversityId } from './universities.ts';

/** A point in degrees, WGS84. */
export type Place = { lat: number; lon: number };
/** The last leg of a way: minutes from a station to a gate, on foot or by bus including the wait. */
export type LastLeg = { station: string; minutes: number; mode: 'walk' | 'bus' };

/** Stations in order, and the minutes from each to the next including the stop. A loop has one more, back to the first. */
export type SubwayLine = {
  id: string;
  /** The line that people consider a branch to be part of. */
  branchOf?: string;
  stations: string[];
  minutes: number[];
  /** Indexes of the hops that trains ride only in this direction. */
  oneWayHops?: number[];
};
/** `transfers`: minutes between lines in either direction, including the wait for the next train. */
export type SubwayStation = Place & {
  id: string;
  lines: string[];
  transfers?: { a: string; b: string; min: number }[];
};
export type Campus = Place & { id: UniversityId; name: Bilingual; also?: LastLeg[] } & LastLeg;

type Seoul = {
  meta: { wait: number };
  lines: SubwayLine[];
  stations: SubwayStation[];
  universities: Campus[];
};

/** Lines 1, 2 and 6 and the universities. See README.md for sources, accuracy and licenses. */
export const seoul = data as Seoul;
