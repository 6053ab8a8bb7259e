import seoul from 'virtual:seoul-map';
import { shortName } from '#contract/seoul/short-names.ts';
import type { Label } from './labels.ts';
import type { Ride } from './route.ts';

const riverAt = [
  { x: 2061, y: 2203 },
  { x: 1100, y: 1690 },
  { x: 2720, y: 1995 },
];
const river = { ko: '한강', en: 'HAN RIVER' };
/** Number of stations from one number of a line to the next. */
const NUMBERED = 9;

const linesAt = seoul.stations.map(
  (_, index) =>
    new Set(seoul.lines.filter(({ stations }) => stations.includes(index)).map(({ line }) => line)).size,
);

/** Returns the names of the map in a language. `university` is named first; `areas` adds the neighborhoods. */
export function namesOf(
  language: string,
  {
    university,
    areas,
    rides = [],
  }: { university?: string | undefined; areas: boolean; rides?: readonly Ride[] },
): Label[] {
  const name = (ko: string, en: string) => (language === 'en' ? en : ko);
  const of = (
    kind: Label['kind'],
    rows: readonly (readonly [number, number, string, string, ...unknown[]])[],
    rank: number,
    from: number,
  ): Label[] =>
    rows.map(([x, y, ko, en]) => ({
      key: `${kind} ${ko}`,
      text: name(ko, en),
      at: { x, y },
      kind,
      rank,
      from,
    }));
  const ends = new Set(rides.flatMap(({ stations }) => [stations[0], stations.at(-1)]));
  const passed = new Set(rides.flatMap(({ stations }) => stations));
  const labels: Label[] = [
    ...(areas ? of('neighbourhood', seoul.neighbourhoods, 0, 0) : []),
    ...riverAt.map((at, index): Label => ({
      key: `river ${index}`,
      text: name(river.ko, river.en),
      at,
      kind: 'river',
      rank: 1,
      from: 14,
    })),
    ...seoul.universities.map(([x, y, ko, en, id]): Label => ({
      key: id,
      text: shortName({ id, name: { ko, en } }, language),
      at: { x, y },
      kind: 'university',
      rank: id === university ? -1 : 3,
      from: id === university ? 0 : 34,
    })),
    ...of('mountain', seoul.mountains, 2, 12),
    ...of('landmark', seoul.landmarks, 5, 70),
    ...seoul.stations.map(([x, y, ko, en], index): Label => ({
      key: `station ${index}`,
      text: name(ko, en),
      at: { x, y },
      kind: 'station',
      ...shownFrom(index, ends.has(index), passed.has(index)),
    })),
  ];
  return labels.map((label) => onceOf(label, labels));
}

/** Ranks the name of a station: always shown at the ends of a ride, then stations passed, then interchanges, then others. */
function shownFrom(station: number, isEnd: boolean, isPassed: boolean): Pick<Label, 'rank' | 'from'> {
  if (isEnd) return { rank: -1, from: 0 };
  if (isPassed) return { rank: 2, from: 22 };
  return linesAt[station]! > 1 ? { rank: 4, from: 48 } : { rank: 6, from: 95 };
}

/** Shows a name that a neighborhood shares with its station only once: at the neighborhood, until the station itself is named. */
function onceOf(label: Label, labels: readonly Label[]): Label {
  const { kind, text } = label;
  const other = kind === 'neighbourhood' ? 'station' : kind === 'station' ? 'neighbourhood' : null;
  const same = labels.find((each) => each.kind === other && each.text === text);
  if (!same) return label;
  return kind === 'station' ? { ...label, rank: Math.min(label.rank, 0) } : { ...label, until: same.from };
}

/** Line numbers between stations, so that lines are not told apart by color alone. */
export const lineNumbers = seoul.lines.flatMap(({ line, stations }) =>
  stations.slice(0, -1).flatMap((station, index) => {
    if (index % NUMBERED !== 4) return [];
    const [from, to] = [seoul.stations[station]!, seoul.stations[stations[index + 1]!]!];
    return [{ key: `${line} ${index}`, line, x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 }];
  }),
);
