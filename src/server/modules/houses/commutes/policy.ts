import { seoul, type LastLeg, type Place } from '#contract/seoul/seoul.ts';
import type { UniversityId } from '#contract/seoul/universities.ts';
import { waysTo, network, type Way } from './network.ts';

/** Straight metres to metres walked, and metres walked in a minute (`seoul.json`, meta.walk). */
const walking = { detour: 1.3, metresPerMinute: 75 } as const;
/** Metres of a degree at the latitude of Seoul. */
const degree = { lat: 110_990, lon: 111_320 * Math.cos((37.55 * Math.PI) / 180) };
const MINUTE = 60;

/** A way from a house to the gate of a university: whole minutes, lines in the order of riding, none for a way on foot alone. */
export type Commute = {
  university: UniversityId;
  minutes: number;
  lines: number[];
  /** Changes between trains. */
  changes: number;
  /** The last part is a bus. */
  bus: boolean;
};

/** Seconds on foot between two places. */
export function walkSeconds(from: Place, to: Place): number {
  const metres = Math.hypot((from.lat - to.lat) * degree.lat, (from.lon - to.lon) * degree.lon);
  return Math.round(((metres * walking.detour) / walking.metresPerMinute) * MINUTE);
}

type Leg = { seconds: number; way: Way; bus: boolean };

/** Of each campus: the ways from boarding a train at a station to the gate, by where one gets off. */
const arrivals = seoul.universities.map((campus) => ({
  campus,
  legs: [campus, ...(campus.also ?? [])].map((last) => ({ last, ways: waysTo(network, last.station) })),
}));

/**
 * The quickest way from a place in Seoul to every university: on foot, or walk, wait, ride with changes, and walk or bus, by lines 1, 2 and 6
 * alone. Of ways that take as long, the one with fewer changes. Rounded once, at the end (docs/specification.md#my-university).
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

/** The way by one station near the house and one of the university; they may be the same, then nothing is ridden or waited for. */
function legBy(walk: number, way: Way | undefined, last: LastLeg, station: string): Leg | null {
  const end = last.minutes * MINUTE;
  const bus = last.mode === 'bus';
  if (station === last.station) return { seconds: walk + end, way: onFoot, bus };
  return way ? { seconds: walk + seoul.meta.wait * MINUTE + way.seconds + end, way, bus } : null;
}

const quicker = (one: Leg, other: Leg) =>
  one.seconds < other.seconds || (one.seconds === other.seconds && one.way.changes < other.way.changes);
