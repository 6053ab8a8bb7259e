import { seoul, type SubwayLine, type SubwayStation } from '#contract/seoul/seoul.ts';

const MINUTE = 60;

/** A ride or a change between platforms. A platform is a station with one of its lines, `sinchon|2`. */
type Edge = { from: string; seconds: number; changes: 0 | 1 };
export type Network = ReadonlyMap<string, Edge[]>;
/** The quickest way between two stations in seconds, starting on the train. `lines` are in the order of riding. */
export type Way = { seconds: number; lines: number[]; changes: number };

const platform = (station: string, line: string) => `${station}|${line}`;
const split = (name: string) => name.split('|') as [station: string, line: string];

export function networkOf(lines: readonly SubwayLine[], stations: readonly SubwayStation[]): Network {
  const leading = new Map<string, Edge[]>();
  const connect = (from: string, to: string, minutes: number, changes: 0 | 1) => {
    const edge = { from, seconds: Math.round(minutes * MINUTE), changes };
    leading.set(to, [...(leading.get(to) ?? []), edge]);
  };
  for (const line of lines)
    for (const [hop, minutes] of line.minutes.entries()) {
      const from = platform(line.stations[hop]!, line.id);
      const to = platform(line.stations[(hop + 1) % line.stations.length]!, line.id);
      connect(from, to, minutes, 0);
      if (!line.oneWayHops?.includes(hop)) connect(to, from, minutes, 0);
    }
  for (const { id, transfers = [] } of stations)
    for (const { a, b, min } of transfers) {
      connect(platform(id, a), platform(id, b), min, 1);
      connect(platform(id, b), platform(id, a), min, 1);
    }
  return leading;
}

export const network = networkOf(seoul.lines, seoul.stations);

type Reached = { seconds: number; changes: number; next: string | null };
const less = (one: Reached, other: Reached) => one.seconds - other.seconds || one.changes - other.changes;

/** Finds the quickest way to one station from every other (Dijkstra, backwards); of equally quick ways the one with fewer changes. */
export function waysTo(edges: Network, to: string): Map<string, Way> {
  const reached = new Map<string, Reached>();
  const settled = new Map<string, Reached>();
  for (const name of edges.keys())
    if (split(name)[0] === to) reached.set(name, { seconds: 0, changes: 0, next: null });
  while (reached.size > 0) {
    const [name, least] = [...reached].reduce((a, b) => (less(b[1], a[1]) < 0 ? b : a));
    reached.delete(name);
    settled.set(name, least);
    for (const { from, seconds, changes } of edges.get(name) ?? []) {
      if (settled.has(from)) continue;
      const through = { seconds: least.seconds + seconds, changes: least.changes + changes, next: name };
      const known = reached.get(from);
      if (!known || less(through, known) < 0) reached.set(from, through);
    }
  }
  return byStation(settled);
}

function byStation(settled: Map<string, Reached>): Map<string, Way> {
  const best = new Map<string, Reached & { name: string }>();
  for (const [name, way] of settled) {
    const station = split(name)[0];
    const known = best.get(station);
    if (!known || less(way, known) < 0) best.set(station, { ...way, name });
  }
  return new Map(
    [...best].map(([station, { name, seconds, changes }]) => [
      station,
      { seconds, changes, lines: linesFrom(settled, name) },
    ]),
  );
}

/** Lists the lines ridden from a platform on; a branch counts as its line. */
function linesFrom(settled: Map<string, Reached>, start: string): number[] {
  const lines: number[] = [];
  for (let name: string | null = start; name; name = settled.get(name)?.next ?? null) {
    const id = split(name)[1];
    const line = Number(seoul.lines.find((each) => each.id === id)?.branchOf ?? id);
    if (lines.at(-1) !== line) lines.push(line);
  }
  return lines;
}
