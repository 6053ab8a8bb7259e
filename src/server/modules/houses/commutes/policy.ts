import { seoul, type LastLeg, type Place } from '#contract/seoul/seoul.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import { waysTo, network, type Way } from './network.ts';

/** The factor from straight to walked distance, and the walking speed in meters per minute (`seoul.json`, meta.walk). */
const walking = { detour: 1.3, metresPerMinute: 75 } as const;
/** Meters per degree at the latitude of Seoul. */
const degree = { lat: 110_990, lon: 111_320 * Math.cos((37.55 * Math.PI) / 180) };
const MINUTE = 60;

/** A way from a house to the gate of a university: whole minutes, and lines in the order of riding, empty if entirely on foot. */
export type Commute = {
  university: UniversityId;
  minutes: number;
  lines: number[];
  changes: number;
  bus: boolean;
};

export function walkSeconds(from: Place, to: Place): number {
  const metres = Math.hypot((from.lat - to.lat) * degree.lat, (from.lon - to.lon) * degree.lon);
  return Math.round(((metres * walking.detour) / walking.metresPerMinute) * MINUTE);
}

type Leg = { seconds: number; way: Way; bus: boolean };

const arrivals = seoul.universities.map((campus) => ({
  campus,
  legs: [campus, ...(campus.also ?? [])].map((last) => ({ last, ways: waysTo(network, last.station) })),
}));

/**
 * Computes the quickest way from a place in Seoul to every university: on foot; or walk, wait, ride with changes, and walk or bus, using lines 1, 2
 * and 6 only. Of equally quick ways the one with fewer changes. Rounded once, at the end (docs/specification.md#my-university).
 */
export function commutesFrom(place: Place): Commute[] {
  const walks = seoul.stations.map((station) => ({ id: station.id, seconds: walkSeconds(place, station) }));
  return arrivals.map(({ campus, legs }) => {
    let best: Leg = { seconds: walkSeconds(place, campus), way: onFoot, bus: false };
    for (const { last, ways } of legs)
      for (const { id, seconds } of walks) {
        const leg = legBy(seconds, ways.get(id), last, id);
        if (leg && quicker(leg, best)) best = leg;
      }
    const { lines, changes } = best.way;
    return {
      university: campus.id,
      minutes: Math.round(best.seconds / MINUTE),
      lines,
      changes,
      bus: best.bus,
    };
  });
}

const onFoot: Way = { seconds: 0, lines: [], changes: 0 };

/** Computes the way by one station near the house and one near the university; if they are the same, without wait and ride. */
function legBy(walk: number, way: Way | undefined, last: LastLeg, station: string): Leg | null {
  const end = last.minutes * MINUTE;
  const bus = last.mode === 'bus';
  if (station === last.station) return { seconds: walk + end, way: onFoot, bus };
  return way ? { seconds: walk + seoul.meta.wait * MINUTE + way.seconds + end, way, bus } : null;
}

const quicker = (one: Leg, other: Leg) =>
  one.seconds < other.seconds || (one.seconds === other.seconds && one.way.changes < other.way.changes);
