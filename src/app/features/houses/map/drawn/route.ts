import seoul from 'virtual:seoul-map';
import type { Commute } from '#contract/seoul/commutes.ts';
import { UNIT_METRES, type MapPoint } from '#contract/seoul/projection.ts';

/** Ride on one line: its stations in order, and its stretch as SVG path data. */
export type Ride = { line: 1 | 2 | 6; stations: number[]; path: string };
/** Way drawn on the map; `bus` is true if its last part is by bus. */
export type Route = { rides: Ride[]; house: MapPoint; gate: MapPoint; bus: boolean };

/** Minutes on foot per map unit, calculated as for commutes (`seoul.json`, meta.walk). */
export const WALK = (UNIT_METRES * 1.3) / 75;

/** Train at a station: index of the line, and number of the way's lines ridden before. */
type Platform = { line: number; station: number; ridden: number };
type Reached = Platform & { minutes: number; before: Reached | null; hop: number | null };

/**
 * Finds the stations of a way with known lines and minutes: the quickest that rides exactly these lines in their order. A way without rides is drawn
 * straight.
 * @returns null for a university, or lines, that this map does not have
 */
export function routeOf(house: MapPoint, { university, lines, bus }: Commute): Route | null {
  const campus = seoul.universities.find(([, , , , id]) => id === university.id);
  if (!campus) return null;
  const [x, y, , , , last] = campus;
  const ends = last.filter(([, , isBus]) => isBus === bus);
  const route = { house, gate: { x, y }, bus };
  if (lines.length === 0) return { ...route, rides: [] };
  const end = quickest(house, lines, ends);
  return end && { ...route, rides: ridesTo(end) };
}

const keyOf = ({ line, station, ridden }: Platform) => `${line} ${station} ${ridden}`;
const numberOf = (line: number) => seoul.lines[line]!.line;

/** Finds the last station of the quickest way (Dijkstra). */
function quickest(
  house: MapPoint,
  ridden: readonly number[],
  ends: readonly [station: number, minutes: number, bus: boolean][],
): Reached | null {
  const open = new Map<string, Reached>();
  const done = new Set<string>();
  const reach = (next: Reached) => {
    const key = keyOf(next);
    const known = open.get(key);
    if (!done.has(key) && (!known || next.minutes < known.minutes)) open.set(key, next);
  };
  for (const [line, { stations }] of seoul.lines.entries())
    for (const station of stations)
      if (numberOf(line) === ridden[0])
        reach({ line, station, ridden: 0, minutes: walkTo(house, station), before: null, hop: null });
  let best: Reached | null = null;
  for (let at = least(open); at; at = least(open)) {
    open.delete(keyOf(at));
    done.add(keyOf(at));
    const { station, minutes } = at;
    const end = ends.find(([each]) => each === station);
    const isThere = end && at.ridden === ridden.length - 1 && at.before;
    if (isThere && (!best || minutes + end[1] < best.minutes)) best = { ...at, minutes: minutes + end[1] };
    for (const next of [...ridesFrom(at), ...changesFrom(at, ridden)]) reach(next);
  }
  return best;
}

function least(open: ReadonlyMap<string, Reached>): Reached | undefined {
  let found: Reached | undefined;
  for (const each of open.values()) if (!found || each.minutes < found.minutes) found = each;
  return found;
}

function walkTo(house: MapPoint, station: number): number {
  const [x, y] = seoul.stations[station]!;
  return Math.hypot(x - house.x, y - house.y) * WALK;
}

/** Returns the next stop in both directions; the end of line 6 runs one way only. */
function ridesFrom(at: Reached): Reached[] {
  const { stations, minutes, oneWayHops = [] } = seoul.lines[at.line]!;
  const next: Reached[] = [];
  for (const [hop, taken] of minutes.entries()) {
    const [from, to] = [stations[hop]!, stations[(hop + 1) % stations.length]!];
    const isBack = to === at.station && !oneWayHops.includes(hop);
    const on = { ...at, minutes: at.minutes + taken, before: at, hop };
    if (from === at.station) next.push({ ...on, station: to });
    if (isBack) next.push({ ...on, station: from });
  }
  return next;
}

/** Returns the changes to the next line of the way, or to a branch of the current line. */
function changesFrom(at: Reached, ridden: readonly number[]): Reached[] {
  return seoul.changes.flatMap(([station, a, b, taken]) => {
    if (station !== at.station || (a !== at.line && b !== at.line)) return [];
    const line = a === at.line ? b : a;
    const isSame = numberOf(line) === numberOf(at.line);
    if (!isSame && numberOf(line) !== ridden[at.ridden + 1]) return [];
    const count = at.ridden + (isSame ? 0 : 1);
    return [{ line, station, ridden: count, minutes: at.minutes + taken, before: at, hop: null }];
  });
}

function ridesTo(end: Reached): Ride[] {
  const rides: Ride[] = [];
  for (const { line, station, before, hop } of stepsTo(end)) {
    if (hop === null || !before) continue;
    const ride = rides.at(-1);
    if (ride?.line === numberOf(line)) {
      ride.stations.push(station);
      ride.path += hopPath(line, hop);
    } else
      rides.push({
        line: numberOf(line),
        stations: [before.station, station],
        path: hopPath(line, hop),
      });
  }
  return rides;
}

function stepsTo(end: Reached): Reached[] {
  const steps: Reached[] = [];
  for (let at: Reached | null = end; at; at = at.before) steps.unshift(at);
  return steps;
}

function hopPath(line: number, hop: number): string {
  const { path, stations } = seoul.lines[line]!;
  const [x, y] = seoul.stations[stations[hop]!]!;
  return `M${x} ${y}c${path.split('c')[hop + 1]!.replace('z', '')}`;
}
