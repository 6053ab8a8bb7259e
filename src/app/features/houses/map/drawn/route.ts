import seoul from 'virtual:seoul-map';
import type { Commute } from '#contract/seoul/commutes.ts';
import { UNIT_METRES, type MapPoint } from '#contract/seoul/projection.ts';

/** One line that is ridden: the stations of the map in the order of riding, and the stretch as SVG path data. */
export type Ride = { line: 1 | 2 | 6; stations: number[]; path: string };
/** A way drawn on the map: the rides, what lies between them and both its ends, and the last part as it is gone. */
export type Route = { rides: Ride[]; house: MapPoint; gate: MapPoint; bus: boolean };

/** Minutes on foot of a unit of the map, as the way's minutes are reckoned (`seoul.json`, meta.walk). */
const WALK = (UNIT_METRES * 1.3) / 75;

/** A train at a station: its line by place, and how many of the way's lines have been ridden before. */
type Platform = { line: number; station: number; ridden: number };
type Reached = Platform & { minutes: number; before: Reached | null; hop: number | null };

/**
 * The stations of a way whose lines and minutes are known: the quickest one that rides just these lines in their order. A way without
 * rides is drawn straight.
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

/** The last station of the quickest way (Dijkstra). */
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

/** One stop on, either way; the end of line 6 is ridden one way. */
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

/** Changes to the next line of the way, and to a branch of the line that is ridden. */
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

/** The rides that led to a place, the first one first. */
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

/** The part of a line's curve between two neighbours. */
function hopPath(line: number, hop: number): string {
  const { path, stations } = seoul.lines[line]!;
  const [x, y] = seoul.stations[stations[hop]!]!;
  return `M${x} ${y}c${path.split('c')[hop + 1]!.replace('z', '')}`;
}
