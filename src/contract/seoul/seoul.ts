import type { Bilingual } from '../shared.ts';
import data from './seoul.json' with { type: 'json' };
import type { UniversityId } from './universities.ts';

/** A point in degrees, WGS84. */
export type Place = { lat: number; lon: number };
/** The last part of a way: minutes from a station to a gate, on foot or by bus with the wait for it. */
export type LastLeg = { station: string; minutes: number; mode: 'walk' | 'bus' };

/** Stations in order, and the minutes from each to the next with the stop there; a loop has one more, back to the first. */
export type SubwayLine = {
  id: string;
  /** The line that a branch counts as to people. */
  branchOf?: string;
  stations: string[];
  minutes: number[];
  /** Indexes of the hops that trains ride in this direction alone. */
  oneWayHops?: number[];
};
/** `transfers`: minutes from line to line with the wait for the next train, either way. */
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

/** Lines 1, 2 and 6 and the universities; sources, accuracy and licences in README.md. */
export const seoul = data as Seoul;
