import type { Plugin } from 'vite';
import data from '../../contract/seoul/seoul.json' with { type: 'json' };
import { toMap, type MapPoint } from '../../contract/seoul/projection.ts';
import type { Location } from '../../contract/vocabulary.ts';

const ID = 'virtual:seoul-map';

/** Location ids by the district names of Seoul's map data; elsewhere neighborhoods are named as in docs/specification.md#purpose. */
const locations: Record<string, Location> = {
  hongdae: 'hongdae',
  sinchon: 'sinchon',
  itaewon: 'itaewon',
  hanyang: 'hanyang',
  'korea-univ': 'korea',
  hufs: 'hufs',
  snu: 'seoul-national',
  'seoul-station': 'seoul-station',
};

/** Maximum length of a curve's handle, as a share of its side; longer ones would overshoot between far and near points. */
const HANDLE = 0.3;

type Pair = number[];
const pointOf = ([latitude = 0, longitude = 0]: Pair): MapPoint => toMap({ latitude, longitude });
const whole = ({ x, y }: MapPoint): MapPoint => ({ x: Math.round(x), y: Math.round(y) });

/** Returns the handle of a curve at `at` towards `to`, parallel to the line between its two neighbors. */
function handle(from: MapPoint, at: MapPoint, to: MapPoint, towards: MapPoint): MapPoint {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(along.x, along.y) || 1;
  const side = Math.hypot(towards.x - at.x, towards.y - at.y);
  const reach = Math.min(length / 6, side * HANDLE) / length;
  const way = (towards.x - at.x) * along.x + (towards.y - at.y) * along.y >= 0 ? reach : -reach;
  return { x: at.x + along.x * way, y: at.y + along.y * way };
}

/** Returns the SVG path data of a smooth curve through points, in relative whole units to keep it short. */
export function curve(points: MapPoint[], closed: boolean): string {
  const at = (index: number): MapPoint =>
    closed
      ? points[(index + points.length) % points.length]!
      : points[Math.max(0, Math.min(points.length - 1, index))]!;
  const start = whole(at(0));
  let text = `M${start.x} ${start.y}`;
  for (let index = 0; index < points.length - (closed ? 0 : 1); index += 1) {
    const from = whole(at(index));
    const parts = [
      handle(at(index - 1), at(index), at(index + 1), at(index + 1)),
      handle(at(index), at(index + 1), at(index + 2), at(index)),
      at(index + 1),
    ].map(whole);
    text += `c${parts.map(({ x, y }) => `${x - from.x} ${y - from.y}`).join(' ')}`;
  }
  return (closed ? `${text}z` : text).replaceAll(' -', '-');
}

const ring = (polygon: Pair[]) => curve(polygon.slice(0, -1).map(pointOf), true);
const outline = (polygon: Pair[]) =>
  `M${polygon
    .slice(0, -1)
    .map(pointOf)
    .map(whole)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}z`;

type Named = { id: string; name: { ko: string; en: string }; lat: number; lon: number };
const spot = ({ name, lat, lon }: Named): (number | string)[] => {
  const { x, y } = whole(toMap({ latitude: lat, longitude: lon }));
  return [x, y, name.ko, name.en];
};

/** Returns the parts of `seoul.json` that the drawn map needs, in map units: shapes as SVG path data, places as coordinates with names. */
export function seoulMap() {
  const { stations, lines, river, city, neighbourhoods, universities, landmarks, mountains } = data;
  const indexes = new Map(stations.map(({ id }, index) => [id, index]));
  const order = lines.map(({ id }) => id);
  const last = ({ station, minutes, mode }: { station: string; minutes: number; mode: string }) => [
    indexes.get(station)!,
    minutes,
    mode === 'bus',
  ];
  const place = (id: string) => {
    const { lat, lon } = stations[indexes.get(id)!]!;
    return toMap({ latitude: lat, longitude: lon });
  };
  return {
    wait: data.meta.wait,
    city: outline(city.polygon),
    river: ring(river.polygon),
    islands: river.islands.map(({ polygon }) => ring(polygon)).join(''),
    streams: river.streams.map(({ line }) => curve(line.map(pointOf), false)).join(''),
    lines: lines.map((line) => ({
      line: Number('branchOf' in line ? line.branchOf : line.id),
      path: curve(line.stations.map(place), line.loop),
      stations: line.stations.map((id) => indexes.get(id)!),
      minutes: line.minutes,
      oneWayHops: line.oneWayHops,
    })),
    changes: stations.flatMap(({ id, transfers = [] }) =>
      transfers.map(({ a, b, min }) => [indexes.get(id)!, ...[a, b].map((each) => order.indexOf(each)), min]),
    ),
    stations: stations.map(spot),
    neighbourhoods: neighbourhoods.map((each) => spot(each).concat(locations[each.id]!, ring(each.polygon))),
    universities: universities.map((each) => {
      const [x, y, ko, en] = spot(each);
      return [x, y, ko, en, each.id, [each, ...(each.also ?? [])].map(last)];
    }),
    landmarks: landmarks.filter(({ id }) => !indexes.has(id)).map(spot),
    mountains: mountains.map(spot),
  };
}

/** Provides the drawn map as `virtual:seoul-map`; the raw data would be six times the bytes. */
export function seoulMapModule(): Plugin {
  return {
    name: 'seoul-map',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(seoulMap())}` : null),
  };
}
