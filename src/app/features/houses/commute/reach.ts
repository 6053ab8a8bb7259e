import seoul from 'virtual:seoul-map';
import type { MapPoint } from '#contract/seoul/projection.ts';
import { WALK } from '../map/drawn/route.ts';

/** The area from which a gate is reached in so many minutes: the circles of which it is the union, in map units, and as SVG path data. */
export type Reach = { minutes: (typeof reaches)[number]; circles: Circle[]; path: string };
type Circle = MapPoint & { radius: number };

/** Minutes of the drawn areas around a university, the widest first, so that the nearer lie on it. */
export const reaches = [40, 30, 20] as const;
/** Minutes that cards round away: a way of 20.4 minutes says 20. */
const ROUNDED = 0.5;

/**
 * Finds the areas of {@link reaches} around a university by the rules of commutes: on foot to the gate, or on foot to a station, wait, ride with
 * changes, and the last part on foot or by bus. They hold the houses whose cards say as many minutes at most.
 * @returns none for a university that this map does not have
 */
export function reachesOf(university: string | undefined): Reach[] {
  const campus = seoul.universities.find(([, , , , id]) => id === university);
  if (!campus) return [];
  const [x, y, , , , ends] = campus;
  const left = minutesFrom(ends);
  return reaches.map((minutes) => {
    const circles = [{ x, y, minutes: 0 }, ...left]
      .map((place) => ({ x: place.x, y: place.y, radius: (minutes + ROUNDED - place.minutes) / WALK }))
      .filter(({ radius }) => radius > 0);
    return { minutes, circles, path: pathOf(circles) };
  });
}

type End = readonly [station: number, minutes: number, bus: boolean];

/** Lists the stations with the minutes from their entrance to the gate. */
function minutesFrom(ends: readonly End[]): (MapPoint & { minutes: number })[] {
  const rides = ridesTo(ends);
  return seoul.stations.map(([x, y], station) => {
    const ridden = seoul.lines.map((_, line) => rides.get(keyOf(line, station)) ?? Infinity);
    const without = ends.filter(([end]) => end === station).map(([, minutes]) => minutes);
    return { x, y, minutes: Math.min(...without, seoul.wait + Math.min(...ridden)) };
  });
}

const keyOf = (line: number, station: number) => `${line} ${station}`;

/** Finds the minutes from every platform to the gate (Bellman-Ford: rounds until none gets nearer). */
function ridesTo(ends: readonly End[]): Map<string, number> {
  const nearest = new Map<string, number>();
  let isNearer = true;
  const reach = (line: number, station: number, minutes: number) => {
    const key = keyOf(line, station);
    if (minutes >= (nearest.get(key) ?? Infinity)) return;
    nearest.set(key, minutes);
    isNearer = true;
  };
  const of = (line: number, station: number) => nearest.get(keyOf(line, station)) ?? Infinity;
  for (const [line, { stations }] of seoul.lines.entries())
    for (const [station, minutes] of ends) if (stations.includes(station)) reach(line, station, minutes);
  while (isNearer) {
    isNearer = false;
    for (const [line, { stations, minutes, oneWayHops = [] }] of seoul.lines.entries())
      for (const [hop, taken] of minutes.entries()) {
        const [from, to] = [stations[hop]!, stations[(hop + 1) % stations.length]!];
        reach(line, from, of(line, to) + taken);
        if (!oneWayHops.includes(hop)) reach(line, to, of(line, from) + taken);
      }
    for (const [station, a, b, taken] of seoul.changes) {
      reach(a, station, of(b, station) + taken);
      reach(b, station, of(a, station) + taken);
    }
  }
  return nearest;
}

const pathOf = (circles: readonly Circle[]): string =>
  circles
    .map(({ x, y, radius }) => {
      const r = Math.round(radius);
      return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    })
    .join('');
