import { describe, expect, it } from 'vitest';
import data from '#contract/seoul/seoul.json' with { type: 'json' };
import seoul from 'virtual:seoul-map';
import { toMap, toPlace } from '#contract/seoul/projection.ts';
import { placeLabels, type Label } from './labels.ts';
import { namesOf } from './names.ts';
import { apart, countMarks, placePins } from './place-pins.ts';
import { routeOf } from './route.ts';
import { areaOf, coveredOf, fitted, kilometre, moved, onScreen, zoomed } from './view.ts';

const cityHall = { latitude: 37.5666, longitude: 126.9784 };
const gangnam = { latitude: 37.498, longitude: 127.0276 };
const phone = { width: 390, height: 700 };

describe('the projection', () => {
  it('is reversible, and a kilometre is a kilometre in any direction', () => {
    const back = toPlace(toMap(cityHall));
    expect(back.latitude).toBeCloseTo(cityHall.latitude, 9);
    expect(back.longitude).toBeCloseTo(cityHall.longitude, 9);
    const [a, b] = [toMap(cityHall), toMap(gangnam)];
    // 8.78 km by the haversine formula.
    expect(Math.hypot(a.x - b.x, a.y - b.y) / 100).toBeCloseTo(8.78, 1);
  });
});

describe('the drawn Seoul beside the real one', () => {
  it('crosses the Han on the three bridges that lines 1, 2 and 6 have', () => {
    const places = new Map(data.stations.map((each) => [each.id, [each.lat, each.lon] as const]));
    const bank = data.river.polygon as [number, number][];
    const bridges = data.lines.flatMap(({ id, stations }) =>
      stations.slice(1).flatMap((to, index) => {
        const [a, b] = [places.get(stations[index]!)!, places.get(to)!];
        return bank.slice(1).some((corner, at) => cross(a, b, bank[at]!, corner))
          ? [`${id} ${stations[index]!} ${to}`]
          : [];
      }),
    );
    expect(bridges.toSorted()).toEqual([
      '1 noryangjin yongsan',
      '2 dangsan hapjeong',
      '2 gangbyeon jamsillaru',
    ]);
  });
});

type Pair = readonly [number, number];
function cross(a: Pair, b: Pair, c: Pair, d: Pair): boolean {
  const side = (p: Pair, q: Pair, r: Pair) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

describe('a view', () => {
  const area = { south: 37.53, west: 126.9, north: 37.58, east: 126.96 };

  it('shows an area whole in any window, and says which area it shows', () => {
    for (const size of [phone, { width: 900, height: 300 }]) {
      const shown = areaOf(fitted(area, size), size);
      expect(shown.south).toBeLessThanOrEqual(area.south + 0.0001);
      expect(shown.north).toBeGreaterThanOrEqual(area.north - 0.0001);
      expect(shown.west).toBeLessThanOrEqual(area.west + 0.0001);
      expect(shown.east).toBeGreaterThanOrEqual(area.east - 0.0001);
    }
  });

  it('of an address shows the area of the address again', () => {
    const shown = areaOf(fitted(area, phone), phone);
    expect(areaOf(fitted(shown, phone), phone)).toEqual(shown);
    const covered = coveredOf(phone, true);
    const free = areaOf(fitted(area, phone, covered), phone, covered);
    expect(areaOf(fitted(free, phone, covered), phone, covered)).toEqual(free);
  });

  it('on a phone shows its area beside what floats over it', () => {
    const tall = { south: 37.53, west: 126.93, north: 37.58, east: 126.935 };
    for (const size of [phone, { width: 360, height: 575 }, { width: 844, height: 325 }]) {
      const covered = coveredOf(size, true);
      const view = fitted(tall, size, covered);
      const place = (latitude: number) => onScreen(toMap({ latitude, longitude: tall.west }), view, size).y;
      expect(place(tall.north)).toBeCloseTo(covered.top, 6);
      expect(place(tall.south)).toBeCloseTo(size.height - covered.bottom, 6);
      expect(covered.top + covered.bottom).toBeLessThanOrEqual(size.height * 0.6);
      const { south, north } = areaOf(view, size, covered);
      expect([south, north]).toEqual([tall.south, tall.north]);
    }
    expect(coveredOf(phone, false), 'beside the list nothing does').toEqual({ top: 0, bottom: 0 });
  });

  it('is zoomed around a point that stays, and moves with the hand', () => {
    const view = fitted(area, phone);
    const at = { x: 100, y: 600 };
    const place = toMap(cityHall);
    const nearer = zoomed(view, 2, at, phone);
    const [before, after] = [onScreen(place, view, phone), onScreen(place, nearer, phone)];
    expect(after.x - at.x).toBeCloseTo((before.x - at.x) * 2, 6);
    expect(after.y - at.y).toBeCloseTo((before.y - at.y) * 2, 6);
    const aside = onScreen(place, moved(view, { x: 30, y: -20 }), phone);
    expect(aside.x - before.x).toBeCloseTo(30, 6);
    expect(aside.y - before.y).toBeCloseTo(-20, 6);
  });

  it('never leaves the city, nor its scales', () => {
    const far = moved(zoomed(fitted(area, phone), 1e-9, { x: 0, y: 0 }, phone), { x: 1e9, y: 1e9 });
    expect(kilometre(far)).toBeCloseTo(9, 6);
    expect(toPlace(far).latitude).toBeCloseTo(37.71, 6);
    expect(kilometre(zoomed(far, 1e9, { x: 0, y: 0 }, phone))).toBeCloseTo(420, 6);
  });
});

describe('names', () => {
  const names = (scale: number) =>
    placeLabels(namesOf('en', { areas: true }), { scale, kilometre: scale * 100, marks: [] });

  it('grow in number with the scale, and none covers another', () => {
    const counts = [0.1, 0.4, 1, 3].map((scale) => names(scale).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeLessThan(15);
    expect(counts.at(-1)).toBeGreaterThan(120);
    const placed = names(0.5).map(({ at, dx, dy }) => ({ x: at.x * 0.5 + dx, y: at.y * 0.5 + dy }));
    for (const [index, one] of placed.entries())
      for (const other of placed.slice(index + 1))
        expect(Math.abs(one.x - other.x) > 8 || Math.abs(one.y - other.y) > 12).toBe(true);
  });

  it('name the chosen university however small the map is', () => {
    const shown = (university?: string) =>
      placeLabels(namesOf('ko', { university, areas: false }), { scale: 0.1, kilometre: 10, marks: [] });
    expect(shown('korea').map(({ key }) => key)).toContain('korea');
    expect(shown().map(({ key }) => key)).not.toContain('korea');
  });

  it.each(['ko', 'en'])(
    'stand once: a station has that of its neighbourhood when it is named (%s)',
    (language) => {
      for (const scale of [0.3, 0.6, 1, 3]) {
        const placed = placeLabels(namesOf(language, { areas: true }), {
          scale,
          kilometre: scale * 100,
          marks: [],
        });
        const said = placed.filter(({ kind }) => kind !== 'river').map(({ text }) => text);
        const places = placed.filter(({ kind }) => kind === 'neighbourhood' || kind === 'station');
        const stations = new Set(places.filter(({ kind }) => kind === 'station').map(({ text }) => text));
        expect(places.filter(({ kind, text }) => kind !== 'station' && stations.has(text))).toEqual([]);
        const universities = placed.filter(({ kind }) => kind === 'university').map(({ text }) => text);
        expect(new Set(universities).size).toBe(universities.length);
        for (const text of language === 'ko' ? ['서울역', '신촌'] : ['Seoul Station', 'Sinchon'])
          expect(said).toContain(text);
      }
    },
  );

  it('keep clear of what else stands there', () => {
    const label: Label = {
      key: 'x',
      text: 'Sinchon',
      at: { x: 10, y: 10 },
      kind: 'station',
      rank: 0,
      from: 0,
    };
    const at = { x: 45, y: 10 };
    const placed = placeLabels([label], { scale: 1, kilometre: 100, marks: [{ at, width: 60, height: 20 }] });
    expect(placed[0]!.dx).toBeLessThan(0);
  });
});

describe('the way to a university', () => {
  const commute = (university: 'yonsei' | 'korea' | 'snu' | 'myongji', lines: number[], bus = false) => ({
    university: { id: university, name: { ko: '', en: '' } },
    minutes: 0,
    lines,
    changes: 0,
    bus,
  });
  const from = (name: string) => {
    const [x, y] = seoul.stations.find(([, , , en]) => en === name)!;
    return { x, y };
  };
  const stationsOf = (start: string, ...way: Parameters<typeof commute>) =>
    routeOf(from(start), commute(...way))?.rides.map(({ line, stations }) =>
      [String(line)].concat(stations.map((station) => seoul.stations[station]![3])),
    );

  it('goes along every station of its lines, with the change where it is', () => {
    expect(stationsOf('Hongik Univ.', 'yonsei', [2])).toEqual([['2', 'Hongik Univ.', 'Sinchon']]);
    expect(stationsOf('Seoul Station', 'yonsei', [1, 2])).toEqual([
      ['1', 'Seoul Station', 'City Hall'],
      ['2', 'City Hall', 'Chungjeongno', 'Ahyeon', 'Ewha Womans Univ.', 'Sinchon'],
    ]);
    expect(stationsOf('Sadang', 'snu', [2], true)).toEqual([['2', 'Sadang', 'Nakseongdae']]);
  });

  it('rides the end of line 6 in its one direction', () => {
    expect(stationsOf('Bulgwang', 'myongji', [6], true)?.[0]).toEqual([
      '6',
      'Bulgwang',
      'Dokbawi',
      'Yeonsinnae',
      'Gusan',
      'Eungam',
      'Saejeol',
      'Jeungsan',
    ]);
  });

  it('is drawn on the line, hop by hop, and straight where nothing is ridden', () => {
    const [ride] = routeOf(from('Hongik Univ.'), commute('yonsei', [2]))!.rides;
    expect(ride!.path.match(/M\d+ \d+c[\d -]+/g)).toEqual([ride!.path]);
    expect(seoul.lines[1]!.path).toContain(ride!.path.split('c')[1]);
    expect(routeOf(from('Sinchon'), commute('yonsei', []))).toMatchObject({ rides: [], bus: false });
    expect(routeOf(from('Sinchon'), commute('yonsei', [9]))).toBeNull();
  });
});

describe('prices on the map', () => {
  it('are whole where they have room, the first come first', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 20, y: 10 },
      { x: 70, y: 0 },
      { x: 20, y: 40 },
    ];
    expect(placePins(points)).toEqual([true, false, true, true]);
  });

  it('and counts that would cover each other stand apart, the others where they belong', () => {
    const [a, b, c] = apart(
      [
        { x: 100, y: 100 },
        { x: 110, y: 104 },
        { x: 400, y: 100 },
      ],
      ['홍대', '신촌', '이태원'],
    );
    expect(Math.abs(a!.x - b!.x) >= 79 || Math.abs(a!.y - b!.y) >= 39).toBe(true);
    expect(c).toEqual({ x: 400, y: 100 });
    // Names keep clear of where they stand then.
    const counts = ['홍대', '신촌'].map((name, index) => ({
      at: { x: 50 + 5 * index, y: 50 + 2 * index },
      name,
    }));
    expect(countMarks(counts, 2).map(({ at }) => [at.x * 2, at.y * 2])).toEqual([
      [a!.x, a!.y],
      [b!.x, b!.y],
    ]);
  });
});
